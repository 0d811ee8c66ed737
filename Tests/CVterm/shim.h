#pragma once
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <vterm.h>

// What Swift cannot see of <vterm.h>: macros with an argument.
static inline bool cvterm_is_default_foreground(const VTermColor *color) {
  return VTERM_COLOR_IS_DEFAULT_FG(color);
}
static inline bool cvterm_is_default_background(const VTermColor *color) {
  return VTERM_COLOR_IS_DEFAULT_BG(color);
}
static inline bool cvterm_is_indexed(const VTermColor *color) {
  return VTERM_COLOR_IS_INDEXED(color);
}
static inline VTermKey cvterm_function_key(int number) {
  return (VTermKey)VTERM_KEY_FUNCTION(number);
}

// What Swift's Glibc hides behind _GNU_SOURCE and _XOPEN_SOURCE.
int pipe2(int ends[2], int flags);
int posix_openpt(int flags);
int grantpt(int descriptor);
int unlockpt(int descriptor);
int ptsname_r(int descriptor, char *name, size_t size);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

static const short cvterm_spawn_flags =
    0x80 /* POSIX_SPAWN_SETSID */ | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;

/// A pipe that no other child inherits.
static inline int cvterm_pipe(int *read_end, int *write_end) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  *read_end = ends[0];
  *write_end = ends[1];
  return 0;
}

/// The master side of a new pseudo-terminal, and the path of its slave; -1 where there is none.
static inline int cvterm_open_master(char *path, size_t size) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master < 0) return -1;
  if (grantpt(master) != 0 || unlockpt(master) != 0 || ptsname_r(master, path, size) != 0) {
    return -1;
  }
  return master;
}

/// Sets a terminal's size; the programs in its foreground get SIGWINCH where it changed.
static inline int cvterm_set_size(int descriptor, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(descriptor, TIOCSWINSZ, &size);
}
