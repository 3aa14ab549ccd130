import type { Words } from "@/components/ui/words";
import type { Product, Suggestions } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths";

export type Suggestion =
  | { kind: "remembered" | "term"; id: string; text: string; href: string }
  | { kind: "category"; id: string; text: string; href: string }
  | { kind: "product"; id: string; text: string; href: string; product: Product };

export type SuggestionGroup = { value: string; items: Suggestion[] };

const MOST_REMEMBERED = 4;
const MOST_TERMS = 5;
const MOST_CATEGORIES = 3;
const MOST_PRODUCTS = 6;

const folded = (text: string) => text.toLocaleLowerCase("it").normalize("NFD").replace(/\p{M}/gu, "");

type Known = { typed: string; remembered: string[]; found: Suggestions | null };

/** What to offer for what is typed: words of one's own first, then the shop's, each word once; empty groups are left out. */
export function suggestionGroups(
  { typed, remembered, found }: Known,
  words: Words,
  href: (path: string) => string,
): SuggestionGroup[] {
  const start = folded(typed.trim());
  const own = remembered.filter((word) => folded(word).startsWith(start)).slice(0, MOST_REMEMBERED);
  const taken = new Set(own.map(folded));
  const terms = (found?.terms ?? []).filter((term) => !taken.has(folded(term))).slice(0, MOST_TERMS);
  const search = (kind: "remembered" | "term") => (text: string) =>
    ({ kind, id: `${kind} ${text}`, text, href: href(paths.search(text)) }) as const;
  const groups: SuggestionGroup[] = [
    { value: words.searchedBefore, items: own.map(search("remembered")) },
    { value: words.suggestedWords, items: terms.map(search("term")) },
    {
      value: words.departments,
      items: (found?.categories ?? []).slice(0, MOST_CATEGORIES).map(({ name, slug }) => ({
        kind: "category",
        id: `category ${slug}`,
        text: name,
        href: href(paths.category(slug)),
      })),
    },
    {
      value: words.products,
      items: (found?.products ?? []).slice(0, MOST_PRODUCTS).map((product) => ({
        kind: "product",
        id: `product ${product.productId}`,
        text: product.name,
        href: href(paths.product(product.slug)),
        product,
      })),
    },
  ];
  return groups.filter((group) => group.items.length > 0);
}
