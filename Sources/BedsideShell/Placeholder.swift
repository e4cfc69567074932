enum BedsideShellPlaceholder {}
