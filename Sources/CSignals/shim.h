#pragma once

// Swift's overlay of the C library leaves these headers of Linux out.
#include <malloc.h>
#include <sys/signalfd.h>

#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// What puts a terminal back when the process crashes. It stands here because a handler of such a
// signal may do next to nothing: no memory can be had and no Swift be called.
//
// Each Swift file that calls these functions has them for itself: only one may.
struct terminal_rescue {
  volatile sig_atomic_t is_armed;
  int file;
  struct termios settings;
  size_t count;
  char text[256];
};

static inline struct terminal_rescue *terminal_rescue_state(void) {
  static struct terminal_rescue state;
  return &state;
}

static inline void terminal_rescue_handle(int number) {
  struct terminal_rescue *state = terminal_rescue_state();
  if (state->is_armed) {
    state->is_armed = 0;
    ssize_t written = write(state->file, state->text, state->count);
    (void)written;
    tcsetattr(state->file, TCSANOW, &state->settings);
  }
  // The crash goes on as it would have: the signal waits until this returns.
  signal(number, SIG_DFL);
  raise(number);
}

// From now on a crash writes `text`, of at most 256 bytes, to `file` and sets the terminal back.
static inline void terminal_rescue_arm(int file, const struct termios *settings,
                                       const char *text, size_t count) {
  struct terminal_rescue *state = terminal_rescue_state();
  state->file = file;
  state->settings = *settings;
  state->count = count < sizeof state->text ? count : sizeof state->text;
  memcpy(state->text, text, state->count);
  const int crashes[] = {SIGILL, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGTRAP, SIGQUIT};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = terminal_rescue_handle;
  // Whoever started this process may have held some of them back.
  sigset_t set;
  sigemptyset(&set);
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) {
    sigaction(crashes[i], &action, 0);
    sigaddset(&set, crashes[i]);
  }
  sigprocmask(SIG_UNBLOCK, &set, 0);
  state->is_armed = 1;
}

// A crash leaves the terminal alone again.
static inline void terminal_rescue_disarm(void) { terminal_rescue_state()->is_armed = 0; }
