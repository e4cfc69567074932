/// What makes another shell complete the words of `bedside`, which is asked itself what they are.
enum CompletionScript: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// What the shell reads.
  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  // A folder is gone on with: no blank is set behind it.
  private static let bashText = #"""
    # Completion of bedside for bash.
    _bedside() {
      local line=${COMP_LINE:0:COMP_POINT} candidate
      case $line in
        *[[:space:]]*) line=${line#*[[:space:]]} ;;
        *) return ;;
      esac
      COMPREPLY=()
      while IFS=$'\t' read -r candidate _; do
        COMPREPLY+=("$(printf '%q' "$candidate")")
      done < <("${COMP_WORDS[0]}" help --complete="$line" 2>/dev/null)
      if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == */ ]]; then compopt -o nospace; fi
    }
    complete -F _bedside bedside
    """#

  private static let zshText = #"""
    #compdef bedside
    # Completion of bedside for zsh.
    _bedside() {
      local line=${LBUFFER#*[[:space:]]} answer
      local -a folders described
      for answer in ${(f)"$($words[1] help --complete="$line" 2>/dev/null)"}; do
        local candidate=${answer%%$'\t'*} meaning=
        [[ $answer == *$'\t'* ]] && meaning=${answer#*$'\t'}
        if [[ $candidate == */ ]]; then
          folders+=("$candidate")
        else
          described+=("${candidate//:/\\:}${meaning:+:$meaning}")
        fi
      done
      (( $#folders )) && compadd -S '' -- $folders
      (( $#described )) && _describe bedside described
    }
    if [[ $funcstack[1] == _bedside ]]; then _bedside "$@"; else compdef _bedside bedside; fi
    """#

  private static let fishText = #"""
    # Completion of bedside for fish.
    function __bedside_candidates
        set -l words (commandline -cpo)
        set -l line (commandline -cp | string replace -r '^\s*\S+\s+' '')
        command $words[1] help --complete="$line" 2>/dev/null
    end
    complete -c bedside -f -a '(__bedside_candidates)'
    """#
}
