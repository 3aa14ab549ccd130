/** Requests per page; one prefetch costs at most `COST`. */
const LIMIT = 40;
const COST = 2;

export type PrefetchBudget = { take: (href: string) => boolean; reset: () => void };

export function createPrefetchBudget(): PrefetchBudget {
  const prefetched = new Set<string>();
  let left = LIMIT;
  return {
    take(href) {
      if (prefetched.has(href) || left < COST) return false;
      prefetched.add(href);
      left -= COST;
      return true;
    },
    reset() {
      prefetched.clear();
      left = LIMIT;
    },
  };
}
