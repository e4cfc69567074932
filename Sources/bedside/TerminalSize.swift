import Glibc

/// The size of the terminal, asked anew each time: windows are resized.
enum TerminalSize {
  /// The columns of the terminal that shows what is said, or else of the one that is typed in; 80
  /// where there is none.
  static var columns: Int {
    for descriptor in [STDERR_FILENO, STDOUT_FILENO, STDIN_FILENO] {
      var size = winsize()
      if unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
        return Int(size.ws_col)
      }
    }
    return 80
  }
}
