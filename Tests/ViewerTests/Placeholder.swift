enum ViewerTestsPlaceholder {}
