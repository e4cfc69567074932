enum KneeModelPlaceholder {}
