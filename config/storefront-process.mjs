/**
 * Flags of Node for one storefront process. Rendering creates much garbage, and by default V8 lets the heap grow to
 * several times the live size.
 */
export const NODE_FLAGS = ["--max-old-space-size=256", "--max-semi-space-size=4"];

/**
 * For glibc, whose memory stays resident otherwise: an arena for each thread that ever allocated, and large blocks once
 * freed. Compression and file access use many threads and large blocks.
 */
export const NODE_ENVIRONMENT = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "262144",
};
