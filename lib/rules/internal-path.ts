/** Browsers read `//` and `/\` at the start as another host. */
export const isInternalPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path);
