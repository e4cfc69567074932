#pragma once

// CRC-32C by the instruction that processors with SSE 4.2 have for it, which Swift can't name.
// Elsewhere the check is computed from tables, in Swift.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>

// Whether this processor has the instruction.
static inline bool crc32c_is_supported(void) {
  unsigned a, b, c, d;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSE4_2);
}

// Takes `count` bytes into a check; must not be called where the instruction is missing.
__attribute__((target("sse4.2"))) static inline uint32_t crc32c_add(
    uint32_t check, const uint8_t *bytes, size_t count) {
  uint64_t wide = check;
  for (; count >= 8; bytes += 8, count -= 8) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    wide = __builtin_ia32_crc32di(wide, word);
  }
  check = (uint32_t)wide;
  for (; count > 0; bytes++, count--) check = __builtin_ia32_crc32qi(check, *bytes);
  return check;
}
#else
static inline bool crc32c_is_supported(void) { return false; }
static inline uint32_t crc32c_add(uint32_t check, const uint8_t *bytes, size_t count) {
  (void)bytes, (void)count;
  return check;
}
#endif
