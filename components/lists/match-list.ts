import "server-only";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { getProducts } from "@/lib/ebsn/catalogue";
import type { Product } from "@/lib/ebsn/domain/product";
import { readQuery } from "@/config/search-query.mjs";
import { listExcess, type ListLine } from "@/lib/rules/shopping-list";

const MAX_CANDIDATES = 6;
const MAX_CONCURRENT_SEARCHES = 4;

export type MatchedLine = ListLine & { products: Product[] };

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
  const { products } = await getProducts({ q: readQuery(line.query), pageSize: MAX_CANDIDATES });
  return {
    ...line,
    products: sortCandidates(
      line,
      products.filter(({ prices }) => prices.display !== null),
    ),
  };
}

export async function matchList(lines: ListLine[]): Promise<MatchedLine[]> {
  const matched: MatchedLine[] = [];
  for (let start = 0; start < lines.length; start += MAX_CONCURRENT_SEARCHES)
    matched.push(...(await Promise.all(lines.slice(start, start + MAX_CONCURRENT_SEARCHES).map(matchLine))));
  return matched;
}
