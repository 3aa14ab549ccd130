/** FNV-1a, 32 bit: the only source of variety, so that the seed is deterministic. */
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

export function pick<T>(items: readonly T[], key: string): T {
  const item = items[hash(key) % items.length];
  if (item === undefined) throw new Error(`empty list for ${key}`);
  return item;
}

/** The items whose keys hash lowest: stable when products are added. */
export function sample<T>(items: readonly T[], count: number, key: (item: T) => string): T[] {
  return [...items].sort((a, b) => hash(key(a)) - hash(key(b)) || (key(a) < key(b) ? -1 : 1)).slice(0, count);
}
