#pragma once

// openat2 (Linux 5.6), which has no function in the C library: it opens a path below a folder in one call
// and refuses every symbolic link on the way, for which there would be a call for each part of the path.

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>
#include <sys/syscall.h>

#if defined(SYS_openat2) && __has_include(<linux/openat2.h>)
#include <linux/openat2.h>

// Opens the file at `path` below `folder`, never through a link or out of it; -1 where that is not to be
// had, for whatever reason.
static inline int open_below(int folder, const char *path, int flags) {
  struct open_how how = {
      .flags = (unsigned)flags, .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS};
  return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
}
#else
static inline int open_below(int folder, const char *path, int flags) {
  (void)folder, (void)path, (void)flags;
  errno = ENOSYS;
  return -1;
}
#endif
