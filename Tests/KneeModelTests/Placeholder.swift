enum KneeModelTestsPlaceholder {}
