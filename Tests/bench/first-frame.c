// Times programs on a terminal of 80 by 24, in turn, so that a slow moment of the machine hits all.
//
//   first-frame RUNS KEY MARKER -- COMMAND [ARG ...] [-- COMMAND [ARG ...]] ...
//
// A run starts the command on a fresh pseudo-terminal, waits until MARKER was written (the first
// byte where it is empty), waits until the program is quiet, sends KEY (\r, \e, \t or text) and
// waits for the end; with an empty KEY it just waits for the end. Each command gives one line of tab-separated figures:
//   first-frame median, least; total median (start to frame, and key to end); cpu median (ms);
//   peak memory (KiB); bytes written until quiet; status (-n for a signal); command
// A command that never showed the marker has -1 for its first frame.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_COMMANDS = 16, QUIET_MS = 20, PATIENCE_MS = 5000 };

extern char **environ;

typedef struct {
  char **argv;
  double *first, *total, *cpu;
  long memory;
  size_t bytes;
  int status;
} Command;

typedef struct {
  int master;
  double start, shown;
  char output[1 << 20];
  size_t count;
  int ended;
} Run;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void fail(const char *what) {
  fprintf(stderr, "first-frame: %s: %s\n", what, strerror(errno));
  exit(1);
}

/// Starts the command with the slave as its controlling terminal and its three streams.
static pid_t start(Run *run, char **argv) {
  run->master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (run->master < 0 || grantpt(run->master) || unlockpt(run->master)) fail("pseudo-terminal");
  char *path = ptsname(run->master);
  int slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC);
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  ioctl(slave, TIOCSWINSZ, &size);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, 0, 1);
  posix_spawn_file_actions_adddup2(&actions, 0, 2);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
  pid_t pid;
  run->start = now();
  errno = posix_spawnp(&pid, argv[0], &actions, &attributes, argv, environ);
  if (errno) fail(argv[0]);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(slave);
  return pid;
}

/// Reads until the marker is there (marker given), or until quiet or the end (none given).
static void follow(Run *run, const char *marker, int patience) {
  while (!run->ended) {
    struct pollfd p = {run->master, POLLIN, 0};
    if (poll(&p, 1, patience) <= 0) return;
    if (run->count == sizeof run->output) run->count = 0;
    ssize_t n = read(run->master, run->output + run->count, sizeof run->output - run->count);
    if (n <= 0) {
      run->ended = 1;
      return;
    }
    run->count += n;
    if (marker && memmem(run->output, run->count, marker, strlen(marker))) {
      run->shown = now();
      return;
    }
  }
}

static void measure(Command *command, int index, const char *key, const char *marker) {
  static Run run;
  run.count = run.ended = 0;
  run.shown = 0;
  pid_t pid = start(&run, command->argv);
  follow(&run, marker, PATIENCE_MS);
  if (run.shown) follow(&run, NULL, *key ? QUIET_MS : PATIENCE_MS);
  command->bytes = run.count;
  double sent = run.shown && !run.ended ? now() : 0;
  for (int tries = 0; run.shown && !run.ended && tries < 10; tries++) {
    if (*key && write(run.master, key, strlen(key)) < 0) break;
    follow(&run, NULL, PATIENCE_MS / 10);
  }
  if (!run.ended) kill(pid, SIGKILL);
  struct rusage usage;
  int status;
  wait4(pid, &status, 0, &usage);
  double end = now();
  close(run.master);
  // The kernel counts this small process in as well: memory is never below its own.
  command->memory = usage.ru_maxrss;
  command->status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  if (index < 0) return;
  struct timeval u = usage.ru_utime, s = usage.ru_stime;
  command->first[index] = run.shown ? run.shown - run.start : -1;
  command->total[index] = sent ? run.shown - run.start + end - sent : end - run.start;
  command->cpu[index] = (u.tv_sec + s.tv_sec) * 1e3 + (u.tv_usec + s.tv_usec) / 1e3;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *times, int count) {
  qsort(times, count, sizeof *times, ascending);
  return times[count / 2];
}

/// Turns \r, \e and \t of the command line into the bytes they mean, in place.
static char *unescaped(char *key) {
  char *to = key;
  for (char *from = key; *from; from++) {
    if (*from != '\\' || !from[1]) {
      *to++ = *from;
      continue;
    }
    from++;
    *to++ = *from == 'r' ? '\r' : *from == 'e' ? 27 : *from == 't' ? '\t' : *from;
  }
  *to = 0;
  return key;
}

static int split(char **arguments, Command *commands, int runs) {
  int count = 0;
  while (*arguments && count < MAX_COMMANDS) {
    *arguments++ = NULL;
    commands[count].argv = arguments;
    commands[count].first = calloc(runs, sizeof(double));
    commands[count].total = calloc(runs, sizeof(double));
    commands[count++].cpu = calloc(runs, sizeof(double));
    while (*arguments && strcmp(*arguments, "--")) arguments++;
  }
  return count;
}

int main(int argc, char **argv) {
  int runs = argc > 5 ? atoi(argv[1]) : 0;
  if (runs < 1 || strcmp(argv[4], "--")) {
    fprintf(stderr, "use: first-frame RUNS KEY MARKER -- COMMAND [ARG ...] [-- ...]\n");
    return 2;
  }
  Command commands[MAX_COMMANDS] = {0};
  char *key = unescaped(argv[2]);
  int count = split(argv + 4, commands, runs);
  setenv("TERM", "xterm-256color", 1);
  // The run before the first only warms the caches.
  for (int index = -1; index < runs; index++)
    for (int c = 0; c < count; c++) measure(&commands[c], index, key, argv[3]);
  for (int c = 0; c < count; c++) {
    Command *m = &commands[c];
    double first = median(m->first, runs);
    printf("%.3f\t%.3f\t%.3f\t%.3f\t%ld\t%zu\t%d\t%s\n", first, m->first[0],
           median(m->total, runs), median(m->cpu, runs), m->memory, m->bytes, m->status,
           m->argv[0]);
  }
}
