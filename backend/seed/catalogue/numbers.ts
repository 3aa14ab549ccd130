import { createEan13 } from "./ean";
import type { ProductDraft } from "./expand";
import { hash } from "./hash";

type Numbers = { productId: number; codInt: string; barcode: string; rank: number };

/** A free number near the hash of `key`, so that adding a product hardly moves the others. */
function findFreeNumber(used: Set<number>, key: string, size: number): number {
  let value = hash(key) % size;
  while (used.has(value)) value = (value + 1) % size;
  used.add(value);
  return value;
}

export function assignNumbers(drafts: readonly ProductDraft[]): Map<string, Numbers> {
  const ordered = [...drafts].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const ids = new Set<number>();
  const itemsByVendor = new Map<number, Set<number>>();
  const numbers = new Map<string, Numbers>();
  for (const item of ordered) {
    if (numbers.has(item.slug)) throw new Error(`duplicate product slug ${item.slug}`);
    const productId = 100_000 + findFreeNumber(ids, item.slug, 800_000);
    const usedByMaker = itemsByVendor.get(item.vendorId) ?? new Set<number>();
    itemsByVendor.set(item.vendorId, usedByMaker);
    const barcode = createEan13(10_000 + item.vendorId * 37, findFreeNumber(usedByMaker, item.slug, 100_000));
    numbers.set(item.slug, { productId, codInt: String(2_000_000 - productId), barcode, rank: 0 });
  }
  const getSalesScore = (item: ProductDraft) => (hash(`${item.slug}|sold`) % 1000) / item.pop ** 2;
  [...ordered]
    .sort((a, b) => getSalesScore(a) - getSalesScore(b) || (a.slug < b.slug ? -1 : 1))
    .forEach((item, index) => {
      const found = numbers.get(item.slug);
      if (found) found.rank = index + 1;
    });
  return numbers;
}
