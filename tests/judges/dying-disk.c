// Preloaded by the judge `disk-full`: while the file DYING_WHEN exists, nothing can be written or synced below DYING_BELOW.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static int is_dying(int fd) {
  const char *when = getenv("DYING_WHEN"), *below = getenv("DYING_BELOW");
  char link[64], path[PATH_MAX];
  if (!when || !below || access(when, F_OK) != 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strncmp(path, below, strlen(below)) == 0;
}

#define REPLACE(result, name, parameters, arguments)            \
  result name parameters {                                      \
    static result(*original) parameters;                        \
    if (!original) original = dlsym(RTLD_NEXT, #name);          \
    if (is_dying(fd)) return errno = EIO, -1;                   \
    return original arguments;                                  \
  }

REPLACE(ssize_t, write, (int fd, const void *bytes, size_t size), (fd, bytes, size))
REPLACE(ssize_t, pwrite, (int fd, const void *bytes, size_t size, off_t at), (fd, bytes, size, at))
REPLACE(ssize_t, pwrite64, (int fd, const void *bytes, size_t size, off64_t at), (fd, bytes, size, at))
REPLACE(ssize_t, writev, (int fd, const struct iovec *parts, int count), (fd, parts, count))
REPLACE(ssize_t, pwritev, (int fd, const struct iovec *parts, int count, off_t at), (fd, parts, count, at))
REPLACE(ssize_t, pwritev64, (int fd, const struct iovec *parts, int count, off64_t at), (fd, parts, count, at))
REPLACE(int, fsync, (int fd), (fd))
REPLACE(int, fdatasync, (int fd), (fd))
