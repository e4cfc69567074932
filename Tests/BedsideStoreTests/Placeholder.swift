enum BedsideStoreTestsPlaceholder {}
