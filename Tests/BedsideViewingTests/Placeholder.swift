enum BedsideViewingTestsPlaceholder {}
