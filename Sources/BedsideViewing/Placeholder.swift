enum BedsideViewingPlaceholder {}
