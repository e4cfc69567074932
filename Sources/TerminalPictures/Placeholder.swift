enum TerminalPicturesPlaceholder {}
