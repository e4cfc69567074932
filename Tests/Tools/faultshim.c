/* Stands between a program and the C library: fails the calls it is told to, and writes all down.
 *
 *   cc -shared -fPIC -o faultshim.so faultshim.c
 *   SHIM_FAULT=fdatasync:3:EIO SHIM_LOG=log SHIM_UNDER=/tmp/home LD_PRELOAD=./faultshim.so bedside …
 *
 * SHIM_FAULT  CALL:N:ACTION. CALL is a name of the log, or `change` for each but `openat`: an opening that
 *             may make a file is `create`. The Nth such call fails, from the Nth on all of them with
 *             `N+`. ACTION is EIO, ENOSPC, EROFS, EINTR; SHORT, where a write takes
 *             half of its bytes; LIE, where the call does nothing and is said to have succeeded; KILL,
 *             where the process is gone before the call.
 * SHIM_UNDER  Only calls for what is below this folder count. Standard input, output and error never do.
 * SHIM_LOG    A file to which each call that counts is added once it was made, one a line, with tabs:
 *             name, result (0, the count of a write, or the negative number of the error), path, and
 *             what was written in hexadecimal, the new length or the new path. `say` is a writing to
 *             standard output or error, `fault` stands before the call that was failed.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static unsigned calls;

/* The path of `name` in the folder `folder`, or of the descriptor itself without a name. */
static void locate(int folder, const char *name, char path[PATH_MAX]) {
  if (name && name[0] == '/') {
    snprintf(path, PATH_MAX, "%s", name);
    return;
  }
  char link[64];
  if (folder == AT_FDCWD) snprintf(link, sizeof link, "/proc/self/cwd");
  else snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  path[length < 0 ? 0 : length] = 0;
  if (name) snprintf(path + strlen(path), PATH_MAX - strlen(path), "/%s", name);
}

static int is_watched(const char *path) {
  const char *under = getenv("SHIM_UNDER");
  if (!under) return 1;
  size_t length = strlen(under);
  return !strncmp(path, under, length) && (path[length] == '/' || !path[length]);
}

/* Adds one line to the log, in one writing, so that the lines of two processes stay apart. */
static void note(const char *name, long result, const char *path, const char *more,
                 const unsigned char *bytes, size_t count) {
  const char *log = getenv("SHIM_LOG");
  if (!log) return;
  char *line = malloc(2 * PATH_MAX + 64 + 2 * count);
  if (!line) abort();
  int length = sprintf(line, "%s\t%ld\t%s\t%s", name, result, path, more);
  for (size_t index = 0; index < count; index++) length += sprintf(line + length, "%02x", bytes[index]);
  line[length++] = '\n';
  int file = REAL(open)(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0 || REAL(write)(file, line, length) != length) abort();
  close(file);
  free(line);
}

enum verdict { PASS, FAIL, CUT, LIE };

/* Whether this call is the one to fail; sets errno where it is to fail with an error. */
static enum verdict judge(const char *name, const char *path) {
  const char *fault = getenv("SHIM_FAULT");
  char call[32], action[16];
  unsigned number;
  if (!fault) return PASS;
  int from = sscanf(fault, "%31[^:]:%u+:%15s", call, &number, action) == 3;
  if (!from && sscanf(fault, "%31[^:]:%u:%15s", call, &number, action) != 3) abort();
  if (strcmp(call, name) && (strcmp(call, "change") || !strcmp(name, "openat"))) return PASS;
  calls++;
  if (from ? calls < number : calls != number) return PASS;
  note("fault", 0, path, name, NULL, 0);
  if (!strcmp(action, "KILL")) kill(getpid(), SIGKILL);
  if (!strcmp(action, "SHORT")) return CUT;
  if (!strcmp(action, "LIE")) return LIE;
  errno = !strcmp(action, "ENOSPC") ? ENOSPC : !strcmp(action, "EROFS") ? EROFS
        : !strcmp(action, "EINTR") ? EINTR : EIO;
  return FAIL;
}

/* The common way of a call that returns 0 or -1: judged, made, written down. */
#define THROUGH(name, folder, file, more, make)                     \
  char path[PATH_MAX];                                              \
  locate(folder, file, path);                                       \
  if (!is_watched(path)) return make;                               \
  enum verdict verdict = judge(name, path);                         \
  int result = verdict == FAIL ? -1 : verdict == LIE ? 0 : make;    \
  int error = errno;                                                \
  if (verdict != LIE) note(name, result < 0 ? -error : 0, path, more, NULL, 0); \
  errno = error;                                                    \
  return result;

/* openat2 has no function of its own. A program under the shim runs as on a system without it, so that
 * every folder on its way is opened by a call that counts. */
long syscall(long number, ...) {
#ifdef SYS_openat2
  if (number == SYS_openat2) {
    errno = ENOSYS;
    return -1;
  }
#endif
  long given[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) given[index] = va_arg(list, long);
  va_end(list);
  return REAL(syscall)(number, given[0], given[1], given[2], given[3], given[4], given[5]);
}

int fdatasync(int fd) { THROUGH("fdatasync", fd, NULL, "", REAL(fdatasync)(fd)) }

int fsync(int fd) { THROUGH("fsync", fd, NULL, "", REAL(fsync)(fd)) }

int ftruncate(int fd, off_t length) {
  char more[32];
  snprintf(more, sizeof more, "%ld", (long)length);
  THROUGH("ftruncate", fd, NULL, more, REAL(ftruncate)(fd, length))
}

int fallocate(int fd, int mode, off_t offset, off_t length) {
  THROUGH("fallocate", fd, NULL, "", REAL(fallocate)(fd, mode, offset, length))
}

int mkdirat(int folder, const char *name, mode_t mode) {
  THROUGH("mkdirat", folder, name, "", REAL(mkdirat)(folder, name, mode))
}

int mkdir(const char *name, mode_t mode) {
  THROUGH("mkdirat", AT_FDCWD, name, "", REAL(mkdir)(name, mode))
}

int unlinkat(int folder, const char *name, int flags) {
  THROUGH("unlinkat", folder, name, "", REAL(unlinkat)(folder, name, flags))
}

int unlink(const char *name) { THROUGH("unlinkat", AT_FDCWD, name, "", REAL(unlink)(name)) }

int renameat(int from, const char *name, int to, const char *new_name) {
  char more[PATH_MAX];
  locate(to, new_name, more);
  THROUGH("renameat", from, name, more, REAL(renameat)(from, name, to, new_name))
}

int rename(const char *name, const char *new_name) {
  char more[PATH_MAX];
  locate(AT_FDCWD, new_name, more);
  THROUGH("renameat", AT_FDCWD, name, more, REAL(rename)(name, new_name))
}

/* Opening is written down as `openat`, or as `create` where it made the file. */
static int opened(int folder, const char *name, int flags, mode_t mode) {
  char path[PATH_MAX];
  locate(folder, name, path);
  if (!is_watched(path)) return REAL(openat)(folder, name, flags, mode);
  enum verdict verdict = judge(flags & O_CREAT ? "create" : "openat", path);
  if (verdict == FAIL) {
    int error = errno;
    note("openat", -error, path, "", NULL, 0);
    errno = error;
    return -1;
  }
  int isNew = (flags & O_CREAT) && faccessat(folder, name, F_OK, AT_SYMLINK_NOFOLLOW) < 0;
  int result = REAL(openat)(folder, name, flags, mode);
  int error = errno;
  int made = result >= 0 && isNew;
  note(made ? "create" : "openat", result < 0 ? -error : 0, path, "", NULL, 0);
  errno = error;
  return result;
}

#define MODE                              \
  mode_t mode = 0;                        \
  if (flags & (O_CREAT | O_TMPFILE)) {    \
    va_list rest;                         \
    va_start(rest, flags);                \
    mode = va_arg(rest, mode_t);          \
    va_end(rest);                         \
  }

int openat(int folder, const char *name, int flags, ...) { MODE return opened(folder, name, flags, mode); }

int open(const char *name, int flags, ...) { MODE return opened(AT_FDCWD, name, flags, mode); }

int openat64(int folder, const char *name, int flags, ...) __attribute__((alias("openat")));
int open64(const char *name, int flags, ...) __attribute__((alias("open")));

ssize_t write(int fd, const void *bytes, size_t count) {
  if (fd >= 0 && fd <= 2) {
    ssize_t result = REAL(write)(fd, bytes, count);
    int error = errno;
    note("say", result, "", "", bytes, result < 0 ? 0 : result);
    errno = error;
    return result;
  }
  char path[PATH_MAX];
  locate(fd, NULL, path);
  if (!is_watched(path)) return REAL(write)(fd, bytes, count);
  enum verdict verdict = judge("write", path);
  if (verdict == CUT) count = (count + 1) / 2;
  ssize_t result = verdict == FAIL ? -1 : verdict == LIE ? (ssize_t)count
                 : REAL(write)(fd, bytes, count);
  int error = errno;
  if (verdict != LIE) note("write", result < 0 ? -error : result, path, "", bytes, result < 0 ? 0 : result);
  errno = error;
  return result;
}
