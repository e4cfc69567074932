#include "late.h"

bool late_open(
  const char *const *files, const char *const *names, void **addresses, size_t count
) {
  void *library = NULL;
  for (; library == NULL && *files != NULL; files++) {
    library = dlopen(*files, RTLD_NOW | RTLD_LOCAL);
  }
  if (library == NULL) return false;
  for (size_t index = 0; index < count; index++) {
    addresses[index] = dlsym(library, names[index]);
    if (addresses[index] == NULL) return false;
  }
  return true;
}
