enum LineEditingTestsPlaceholder {}
