enum BedsideSchedulePlaceholder {}
