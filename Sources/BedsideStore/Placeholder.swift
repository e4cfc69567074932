enum BedsideStorePlaceholder {}
