enum TerminalPicturesTestsPlaceholder {}
