import { ean13 } from "./ean";
import type { Draft } from "./expand";
import { hash } from "./hash";

type Numbers = { productId: number; codInt: string; barcode: string; rank: number };

/** A free number near the hash of `key`, so that a new product hardly moves the others. */
function numberIn(taken: Set<number>, key: string, size: number): number {
  let value = hash(key) % size;
  while (taken.has(value)) value = (value + 1) % size;
  taken.add(value);
  return value;
}

/** Gives ids, internal codes, EANs and sales ranks to products in the order of their slugs. */
export function numberAll(drafts: readonly Draft[]): Map<string, Numbers> {
  const ordered = [...drafts].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const ids = new Set<number>();
  const items = new Map<number, Set<number>>();
  const numbers = new Map<string, Numbers>();
  for (const item of ordered) {
    if (numbers.has(item.slug)) throw new Error(`two products share the slug ${item.slug}`);
    const productId = 100_000 + numberIn(ids, item.slug, 800_000);
    const ofMaker = items.get(item.vendorId) ?? new Set<number>();
    items.set(item.vendorId, ofMaker);
    const barcode = ean13(10_000 + item.vendorId * 37, numberIn(ofMaker, item.slug, 100_000));
    numbers.set(item.slug, { productId, codInt: String(2_000_000 - productId), barcode, rank: 0 });
  }
  const sold = (item: Draft) => (hash(`${item.slug}|sold`) % 1000) / item.pop ** 2;
  [...ordered]
    .sort((a, b) => sold(a) - sold(b) || (a.slug < b.slug ? -1 : 1))
    .forEach((item, index) => {
      const found = numbers.get(item.slug);
      if (found) found.rank = index + 1;
    });
  return numbers;
}
