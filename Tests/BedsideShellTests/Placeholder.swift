enum BedsideShellTestsPlaceholder {}
