import "server-only";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { getProducts } from "@/lib/ebsn/catalogue";
import type { Product } from "@/lib/ebsn/domain/product";
import { readQuery } from "@/config/search-query.mjs";
import { listExcess, type ListLine } from "@/lib/rules/shopping-list";

const CANDIDATES = 6;
/** Parallel searches per list. */
const AT_ONCE = 4;

export type MatchedLine = ListLine & { products: Product[] };

/** Available products first; of the same product, the pack that fits. */
function sortCandidates(line: ListLine, products: Product[]): Product[] {
  const sorted = products.toSorted((one, other) => Number(other.available > 0) - Number(one.available > 0));
  const name = sorted[0]?.name.toLowerCase();
  const excess = ({ selling, packSize }: Product) =>
    listExcess(line, { rule: getSellingRule(selling), packSize });
  const isSame = (product: Product) => product.available > 0 && product.name.toLowerCase() === name;
  return [
    ...sorted.filter(isSame).sort((one, other) => excess(one) - excess(other)),
    ...sorted.filter((product) => !isSame(product)),
  ];
}

async function matchLine(line: ListLine): Promise<MatchedLine> {
  const { products } = await getProducts({ q: readQuery(line.query), pageSize: CANDIDATES });
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
  for (let start = 0; start < lines.length; start += AT_ONCE)
    matched.push(...(await Promise.all(lines.slice(start, start + AT_ONCE).map(matchLine))));
  return matched;
}
