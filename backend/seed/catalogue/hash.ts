/** FNV-1a, 32 bit: the seed's only source of variety, so that the same text always gives the same shop. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  return value >>> 0;
}

/** One of `items`, always the same for the same `key`. */
export function pick<T>(items: readonly T[], key: string): T {
  const item = items[hash(key) % items.length];
  if (item === undefined) throw new Error(`nothing to pick for ${key}`);
  return item;
}

/** The `count` items whose keys hash lowest: a stable sample that new products disturb little. */
export function sample<T>(items: readonly T[], count: number, key: (item: T) => string): T[] {
  return [...items].sort((a, b) => hash(key(a)) - hash(key(b)) || (key(a) < key(b) ? -1 : 1)).slice(0, count);
}
