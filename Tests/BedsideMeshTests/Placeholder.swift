enum BedsideMeshTestsPlaceholder {}
