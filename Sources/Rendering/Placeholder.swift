enum RenderingPlaceholder {}
