/** By default V8 lets the heap grow to several times the live size. */
export const NODE_FLAGS = ["--max-old-space-size=256", "--max-semi-space-size=4"];

/** Many threads and large blocks: by default glibc keeps an arena a thread and freed blocks resident. */
export const NODE_ENVIRONMENT = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "262144",
};
