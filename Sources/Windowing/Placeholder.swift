enum WindowingPlaceholder {}
