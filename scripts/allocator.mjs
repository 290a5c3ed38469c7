/**
 * How glibc allocates memory for the shop's processes. By itself it keeps what many threads free in pieces between
 * others, so compressing pages makes a process grow: 128 KB and more go back to the system at once, and there are two
 * places to allocate from. Other C libraries ignore this. What the environment says comes first.
 */
export const allocator = {
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? '131072',
}
