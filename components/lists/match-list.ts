import "server-only";
import { getProducts } from "@/lib/ebsn/catalogue";
import type { Product } from "@/lib/ebsn/domain/product";
import { readQuery } from "@/lib/search-query";
import type { ListLine } from "@/lib/rules/shopping-list";

const CANDIDATES = 6;
/** Searches under way for one list. */
const AT_ONCE = 4;

export type MatchedLine = ListLine & { products: Product[] };

async function matchLine(line: ListLine): Promise<MatchedLine> {
  const { products } = await getProducts({ q: readQuery(line.query), pageSize: CANDIDATES });
  return { ...line, products: products.filter(({ prices }) => prices.display !== null) };
}

/** What the search finds for each line, what can be bought first. */
export async function matchList(lines: ListLine[]): Promise<MatchedLine[]> {
  const matched: MatchedLine[] = [];
  for (let start = 0; start < lines.length; start += AT_ONCE)
    matched.push(...(await Promise.all(lines.slice(start, start + AT_ONCE).map(matchLine))));
  return matched.map((line) => ({
    ...line,
    products: line.products.toSorted((one, other) => Number(other.available > 0) - Number(one.available > 0)),
  }));
}
