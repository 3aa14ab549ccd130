/**
 * Next bundles a module once for its pages and once for its routes, and loads neither copy where the
 * server has its own: what must exist once in a process is created by whichever copy comes first.
 * @template T
 * @param {string} name
 * @param {() => T} create
 * @returns {T}
 */
export function processWide(name, create) {
  const shared = /** @type {Record<symbol, T | undefined>} */ (/** @type {unknown} */ (globalThis));
  return (shared[Symbol.for(`madia.${name}`)] ??= create());
}
