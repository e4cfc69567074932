enum DrawingPlaceholder {}
