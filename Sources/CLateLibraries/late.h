// Libraries that are opened when they are first needed.
//
// A program that is linked with a library loads it at every start, with all that it needs in turn: for
// a chart as a picture these are half a hundred, which take longer than all else that the shell does
// before its prompt. So each function of such a library is defined here, under its own name and as its
// header declares it (the compiler holds one against the other), and calls the library's own, which is
// looked up when the library is opened. Nothing is left for which a program would have to be linked.
#pragma once

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "CLateLibraries.h"

// Opens the first of some files, up to a null pointer, that is there, and finds the addresses of its
// functions. Returns whether all of them are there.
bool late_open(
  const char *const *files, const char *const *names, void **addresses, size_t count);

#define LATE_MEMBER(result, name, parameters, arguments) result(*name) parameters;
#define LATE_NAME(result, name, parameters, arguments) #name,
#define LATE_CALL(result, name, parameters, arguments) \
  result name parameters { \
    need(); \
    return table.name arguments; \
  }

// Defines the functions of a library, listed by FUNCTIONS(X) as X(result, name, parameters, arguments),
// and `opener`, which opens the library from the first of the files that is there.
//
// They are hidden, or libraries that need this one would call it by way of the program. Each opens the
// library if nobody has; without it the program ends there, so whoever calls them asks `opener` first.
#define LATE_LIBRARY(opener, FUNCTIONS, ...) \
  static struct { \
    FUNCTIONS(LATE_MEMBER) \
  } table; \
  static pthread_once_t once = PTHREAD_ONCE_INIT; \
  static bool is_open; \
  static void open_once(void) { \
    static const char *const files[] = {__VA_ARGS__, NULL}; \
    static const char *const names[] = {FUNCTIONS(LATE_NAME)}; \
    _Static_assert(sizeof table == sizeof names, "one address for each name"); \
    void *addresses[sizeof names / sizeof *names]; \
    is_open = late_open(files, names, addresses, sizeof names / sizeof *names); \
    if (is_open) memcpy(&table, addresses, sizeof table); \
  } \
  bool opener(void) { \
    pthread_once(&once, open_once); \
    return is_open; \
  } \
  static inline void need(void) { \
    if (!opener()) abort(); \
  } \
  _Pragma("GCC visibility push(hidden)") FUNCTIONS(LATE_CALL) _Pragma("GCC visibility pop")
