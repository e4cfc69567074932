enum BedsideCorePlaceholder {}
