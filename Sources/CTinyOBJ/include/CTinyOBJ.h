#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A model that tinyobjloader has read.
typedef struct tinyobj_model tinyobj_model;

/// Reads a model and cuts its polygons into triangles; NULL if that failed.
tinyobj_model *tinyobj_model_read(const char *path);

/// How many triangles the model has.
size_t tinyobj_model_triangles(const tinyobj_model *model);

/// Gives the model's memory back.
void tinyobj_model_free(tinyobj_model *model);

#ifdef __cplusplus
}
#endif
