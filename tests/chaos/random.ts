export type Random = {
  /** From 0 to below 1. */
  next(): number;
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
};

/** Mulberry32: the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
  };
}
