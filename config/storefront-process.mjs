/**
 * Flags of Node for one storefront process. A page leaves much garbage behind, and V8 lets a heap grow to gigabytes
 * before it collects: after some hundred pages a process held five times what it used.
 */
export const NODE_FLAGS = ["--max-old-space-size=176", "--max-semi-space-size=8"];

/** glibc keeps an arena for each thread that ever allocated; compression and file access use many. */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: "2" };
