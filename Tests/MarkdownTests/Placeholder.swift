enum MarkdownTestsPlaceholder {}
