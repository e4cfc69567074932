enum BedsideCoreTestsPlaceholder {}
