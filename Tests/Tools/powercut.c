/* Cuts the power of a mounted file system, as far as the system above the disk can tell: nothing that
 * was not flushed before reaches the disk any more, the file system's own log included.
 *
 *   cc -o powercut powercut.c
 *   powercut MOUNTPOINT        (root; ext4, xfs and f2fs understand it)
 *
 * Whatever a writer acknowledged must be read before the cut: a flush that races with it may be
 * confirmed and lost.
 */
#include <fcntl.h>
#include <linux/types.h>
#include <stdio.h>
#include <sys/ioctl.h>

/* EXT4_IOC_SHUTDOWN and XFS_IOC_GOINGDOWN, which are the same call. */
#define SHUTDOWN _IOR('X', 125, __u32)
#define WITHOUT_FLUSHING_THE_LOG 2

int main(int count, char **words) {
  if (count != 2) {
    fprintf(stderr, "Usage: powercut MOUNTPOINT\n");
    return 64;
  }
  __u32 how = WITHOUT_FLUSHING_THE_LOG;
  int folder = open(words[1], O_RDONLY | O_DIRECTORY);
  if (folder < 0 || ioctl(folder, SHUTDOWN, &how) < 0) {
    perror(words[1]);
    return 1;
  }
  return 0;
}
