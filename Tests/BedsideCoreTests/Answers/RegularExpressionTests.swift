import Testing

@testable import BedsideCore

/// The regular expressions of patterns.
struct RegularExpressionTests {
  @Test(arguments: [
    ("", [""], ["a"]), ("abc", ["abc"], ["ab", "abcd", "xabc", "ABC"]),
    ("a|bc|", ["a", "bc", ""], ["b", "abc"]), ("(a|b)*c", ["c", "abbac"], ["ab", "acc"]),
    ("(?:ab)+", ["ab", "abab"], ["", "aba"]), ("a?b", ["b", "ab"], ["aab"]),
    ("a{2}", ["aa"], ["a", "aaa"]), ("a{2,}", ["aa", "aaaa"], ["a"]),
    ("a{1,3}", ["a", "aaa"], ["", "aaaa"]), ("a{0}b", ["b"], ["ab"]),
    ("a+?b*?", ["a", "aabb"], ["b"]), (".", ["a", "é", "👩‍👩‍👧‍👦"], ["", "\n", "ab"]),
    ("[abc]-[^abc]", ["a-x", "c--"], ["a-a", "x-x"]), ("[a-zß-]+", ["straße-", "-"], ["A", "ä"]),
    ("[\\]\\-\\\\]+", ["]-\\"], ["["]), ("[-a]", ["-", "a"], ["b"]), ("]}", ["]}"], ["]"]),
    ("\\d+", ["042", "٣"], ["4a", "½"]), ("\\D\\W\\S", ["a-b", "x y"], ["1-b", "aab", "a- "]),
    ("\\w+\\s\\w+", ["Zoë Ω_1", "a\tb"], ["ab", "a-b c"]),
    ("\\p{Lu}\\p{Ll}+", ["Ünal"], ["ünal", "U"]),
    ("\\P{L}[\\p{N}\\p{P}]", ["1!", "!Ⅷ"], ["a1", "1a"]),
    ("\\u00e9\\u{1F600}\\.\\(", ["é😀.("], ["e😀.("]), ("\\t\\n\\r?", ["\t\n"], ["tn"]),
    ("^a$|^b", ["a", "b"], ["ab"]), ("a^b|a$b", [], ["ab"]), ("a\\b-\\Bb?", ["a-"], ["ab", "a-b"]),
    ("(?i)[a-c]X[^z]\\p{Lu}", ["BxAa", "axYz"], ["bxzA", "bxZA", "dxaa"]),
    ("e\u{301}", ["é", "e\u{301}"], ["e"]), ("(a{1,2}){2}", ["aa", "aaaa"], ["a", "aaaaa"]),
    ("(|a)+", ["", "aaa"], ["b"]), ("((a*)*)*b", ["b", "aab"], ["aa"]),
    ("[0-9]{4}-(0[1-9]|1[0-2])", ["2026-11"], ["2026-13", "26-11"]),
  ])
  func `all of a text must match`(_ expression: String, _ good: [String], _ bad: [String]) throws {
    let expression = try RegularExpression(expression)
    for text in good { #expect(expression.matches(text), "\(text)") }
    for text in bad { #expect(!expression.matches(text), "\(text)") }
  }

  /// Each of these takes longer than a life where one way is tried after the other.
  @Test(arguments: [
    "(a+)+", "(a*)*", "(a|a)*", "(a|aa)+", "(a|b|ab)*c?b", "([a-z]+)*[a-z]", "(.*)*x?y",
    "(a?){1000}b", "a*a*a*a*a*a*a*a*a*a*b", "(\\w+\\s?)*y", "((a{0,20}){0,20})*",
    "(a|\\w|[a-z])*b",
  ])
  func `no expression takes for ever`(_ expression: String) throws {
    let text = String(repeating: "a", count: TextPattern.longestText - 1) + "!"
    #expect(try !RegularExpression(expression).matches(text))
  }

  @Test(arguments: [
    ("a(b", "The '(' at character 2 is never closed. Add ')', or write '\\('."),
    ("a)b", "The ')' at character 2 closes nothing. Take it out, or write '\\)'."),
    (
      "a(?=b)",
      "'(?=' at character 2 is no group that can be used. Write '(' or '(?:', or '(?i)' at the start."
    ),
    (
      "(?<!a)b",
      "'(?<!' at character 1 is no group that can be used. Write '(' or '(?:', or '(?i)' at the start."
    ),
    ("[ab", "The '[' at character 1 is never closed. Add ']', or write '\\['."),
    ("[a[b]]", "The '[' at character 3 stands within brackets. Write '\\['."),
    ("a[]", "The brackets at character 2 are empty. Write characters between them."),
    (
      "[z-a]",
      "The range at character 2 is none. Write its first character first, or '\\-' for a hyphen."
    ),
    (
      "[\\d-x]",
      "The range at character 2 is none. Write its first character first, or '\\-' for a hyphen."
    ),
    ("a|*", "The '*' at character 3 repeats nothing. Write '\\*' for the character."),
    ("{2}", "The '{' at character 1 repeats nothing. Write '\\{' for the character."),
    (
      "a++",
      "What stands before character 3 is repeated already. Write one repetition, or put the first into a group."
    ),
    (
      "a{x}",
      "The braces at character 2 are no number of times. Write {3}, {2,} or {2,5}, or '\\{' for a brace."
    ),
    (
      "a{3,2}",
      "The braces at character 2 are no number of times. Write {3}, {2,} or {2,5}, or '\\{' for a brace."
    ),
    (
      "a{1001}", "The braces at character 2 ask for more than 1000 times. Write a smaller number."
    ),
    (
      "a{2,99999999999999999999}",
      "The braces at character 2 ask for more than 1000 times. Write a smaller number."
    ),
    ("a\\q", "'\\q' at character 2 is no escape. Write '\\\\' for a backslash."),
    ("a\\", "It ends with a backslash. Write '\\\\' for one."),
    (
      "(a)\\1",
      "The escape at character 4 repeats what a group matched, which is not done here. Write what it can be."
    ),
    (
      "\\p{Greek}",
      "'Greek' at character 1 is no kind of characters. Write one of L, Lu, Ll, N, Nd, P, S, Z."
    ),
    (
      "((a{1000}){1000}){1000}",
      "Its repetitions of repetitions are too many. Write smaller numbers."
    ),
    ("((){1000}){1000}", "Its repetitions of repetitions are too many. Write smaller numbers."),
    (
      String(repeating: "(", count: 51) + "a" + String(repeating: ")", count: 51),
      "Groups are nested more than 50 deep. Flatten them."
    ),
    (String(repeating: "a", count: 1001), "It has more than 1000 characters. Shorten it."),
    (String(repeating: "(a+)+", count: 2_000_000), "It has more than 1000 characters. Shorten it."),
  ])
  func `what can't be used is said with its place and what would do`(
    _ expression: String, _ problem: String
  ) {
    #expect(TextPattern(expression, message: "No.").problem == problem)
    #expect(!TextPattern(expression, message: "No.").matches(expression))
  }

  @Test func `damaged expressions are refused or used, and never trap`() {
    let whole = "(?i)^(?:[a-z\\d]{2,3}|\\p{L}\\u00e9.)*[^-x]+?\\b$"
    for start in whole.indices {
      for text in [String(whole[start...]), String(whole[..<start])] {
        _ = TextPattern(text, message: "No.").matches("abc")
        for other in "()[]{}\\*-," { _ = TextPattern(text + "\(other)", message: "No.").problem }
      }
    }
  }
}
