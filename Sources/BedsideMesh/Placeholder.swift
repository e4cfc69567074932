enum BedsideMeshPlaceholder {}
