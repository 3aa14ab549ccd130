import type { Messages } from "@/components/ui/messages";
import type { DeferredMessages } from "@/lib/i18n/deferred-messages";
import { articlePath } from "@/lib/paths/article-path";
import type { ArticleKind } from "@/lib/ebsn/domain/article";
import type { Product, Suggestions } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths/paths";
import { foldCaseAndAccents } from "@/lib/rules/text/fold-case-and-accents";

export type Suggestion =
  | { kind: "recent" | "term"; id: string; text: string; href: string }
  | { kind: "category" | "article"; id: string; text: string; href: string }
  | ProductSuggestion;

export type ProductSuggestion = {
  kind: "product";
  id: string;
  text: string;
  href: string;
  product: Product;
};

export type AddSuggestion = { kind: "add"; id: string; text: string; product: Product };

export type SuggestionGroup = { value: string; items: Suggestion[] };

type Limits = { recent: number; terms: number; categories: number };

const WIDE_LIMITS: Limits = { recent: 4, terms: 5, categories: 3 };
/** A keyboard covers half of a phone: the first product has to be above it. */
const PHONE_LIMITS: Limits = { recent: 2, terms: 3, categories: 2 };
const MAX_PRODUCTS = 6;
const MAX_ARTICLES = 3;

/** Every word is in the first product's name, brand or size, and no suggested category starts with the query. */
function matchesFirstProduct(prefix: string, { categories, products: [first] }: Suggestions): boolean {
  if (!first || prefix === "" || categories.some(({ name }) => foldCaseAndAccents(name).startsWith(prefix)))
    return false;
  const text = foldCaseAndAccents(`${first.name} ${first.brand} ${first.packSize}`);
  return prefix.split(/\s+/).every((word) => text.includes(word));
}

type SuggestionSources = {
  typedText: string;
  recentSearches: string[];
  suggestions: Suggestions | null;
  isPhone: boolean;
};

export function suggestionGroups(
  { typedText, recentSearches, suggestions, isPhone }: SuggestionSources,
  messages: Messages & DeferredMessages,
  href: (path: string) => string,
): SuggestionGroup[] {
  const limits = isPhone ? PHONE_LIMITS : WIDE_LIMITS;
  const prefix = foldCaseAndAccents(typedText.trim());
  const matchingSearches = recentSearches
    .filter((word) => foldCaseAndAccents(word).startsWith(prefix))
    .slice(0, limits.recent);
  const seen = new Set(matchingSearches.map(foldCaseAndAccents));
  const terms = (suggestions?.terms ?? [])
    .filter((term) => !seen.has(foldCaseAndAccents(term)))
    .slice(0, limits.terms);
  const toItem = (kind: "recent" | "term") => (text: string) =>
    ({ kind, id: `${kind} ${text}`, text, href: href(paths.search(text)) }) as const;
  const articles = suggestions?.articles ?? [];
  const articleGroup = (value: string, kinds: ArticleKind[]): SuggestionGroup => ({
    value,
    items: articles
      .filter(({ kind }) => kinds.includes(kind))
      .slice(0, MAX_ARTICLES)
      .map((article) => ({
        kind: "article",
        id: `article ${article.articleId}`,
        text: article.title,
        href: href(articlePath(article)),
      })),
  });
  const products: SuggestionGroup = {
    value: messages.products,
    items: (suggestions?.products ?? []).slice(0, MAX_PRODUCTS).map((product) => ({
      kind: "product",
      id: `product ${product.productId}`,
      text: product.name,
      href: href(paths.product(product.slug)),
      product,
    })),
  };
  const termGroups: SuggestionGroup[] = [
    { value: messages.suggestedTerms, items: terms.map(toItem("term")) },
    {
      value: messages.departments,
      items: (suggestions?.categories ?? []).slice(0, limits.categories).map(({ name, slug }) => ({
        kind: "category",
        id: `category ${slug}`,
        text: name,
        href: href(paths.category(slug)),
      })),
    },
  ];
  const isProductFirst = suggestions !== null && matchesFirstProduct(prefix, suggestions);
  const groups: SuggestionGroup[] = [
    { value: messages.searchedBefore, items: matchingSearches.map(toItem("recent")) },
    ...(isProductFirst ? [products, ...termGroups] : [...termGroups, products]),
    articleGroup(messages.recipes, ["recipe"]),
    articleGroup(messages.articles, ["post", "page"]),
  ];
  return groups.filter((group) => group.items.length > 0);
}
