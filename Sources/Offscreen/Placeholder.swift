enum OffscreenPlaceholder {}
