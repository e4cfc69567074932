// tinyobjloader is C++. Where it is not installed nothing is compiled: only `make bench` asks for it.
#if __has_include(<tiny_obj_loader.h>)

#include "CTinyOBJ.h"

#include <tiny_obj_loader.h>

struct tinyobj_model {
  tinyobj::ObjReader reader;
};

tinyobj_model *tinyobj_model_read(const char *path) {
  auto model = new tinyobj_model;
  tinyobj::ObjReaderConfig config;
  config.triangulate = true;
  if (model->reader.ParseFromFile(path, config)) return model;
  delete model;
  return nullptr;
}

size_t tinyobj_model_triangles(const tinyobj_model *model) {
  size_t count = 0;
  for (const auto &shape : model->reader.GetShapes()) {
    count += shape.mesh.num_face_vertices.size();
  }
  return count;
}

void tinyobj_model_free(tinyobj_model *model) { delete model; }

#endif
