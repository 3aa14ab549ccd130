import "server-only";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { getProducts } from "@/lib/ebsn/catalogue";
import type { Product } from "@/lib/ebsn/domain/product";
import { readQuery } from "@/config/search-query.mjs";
import { areAllPricesHidden } from "@/lib/rules/prices/hidden-price";
import { listExcess, type ListLine } from "@/lib/rules/lists/shopping-list";
import { withinBudget } from "@/lib/upstream/within-budget";

const MAX_CANDIDATES = 6;
const MAX_CONCURRENT_SEARCHES = 10;

/** `isUnanswered`: the search failed or took too long. */
export type MatchedLine = ListLine & { products: Product[]; isUnanswered: boolean; isOnlyNearest: boolean };

/** Products in stock first; among equal names, the pack closest to the wanted amount. */
function sortCandidates(line: ListLine, products: Product[]): Product[] {
  const sorted = products.toSorted((a, b) => Number(b.available > 0) - Number(a.available > 0));
  const name = sorted[0]?.name.toLowerCase();
  const excess = ({ selling, packSize }: Product) =>
    listExcess(line, { rule: getSellingRule(selling), packSize });
  const isSame = (product: Product) => product.available > 0 && product.name.toLowerCase() === name;
  return [
    ...sorted.filter(isSame).sort((a, b) => excess(a) - excess(b)),
    ...sorted.filter((product) => !isSame(product)),
  ];
}

async function matchLine(line: ListLine): Promise<MatchedLine> {
  const search = getProducts({ q: readQuery(line.query), pageSize: MAX_CANDIDATES });
  const found = await withinBudget(search).catch(() => null);
  const all = found?.products ?? [];
  const products = areAllPricesHidden(all) ? all : all.filter(({ prices }) => prices.display !== null);
  return {
    ...line,
    products: sortCandidates(line, products),
    isUnanswered: found === null,
    isOnlyNearest: found?.isOnlyNearest ?? false,
  };
}

export async function matchList(lines: ListLine[]): Promise<MatchedLine[]> {
  const matched: MatchedLine[] = [];
  const waiting = lines.entries();
  const matchWaiting = async () => {
    for (const [index, line] of waiting) matched[index] = await matchLine(line);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_SEARCHES }, matchWaiting));
  return matched;
}
