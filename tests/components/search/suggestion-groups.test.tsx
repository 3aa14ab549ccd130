import { suggestionGroups } from "@/components/search/suggestion-groups";
import type { Suggestions } from "@/lib/ebsn/domain/product";
import { clientMessages } from "../render-with-providers";
import { PASTA } from "../product/product-fixtures";

const found: Suggestions = {
  terms: ["mozzarella", "mozzarella di bufala"],
  categories: [{ name: "Mozzarelle", slug: "salumi-e-formaggi/mozzarelle" }],
  products: [PASTA],
  articles: [
    { articleId: 1, kind: "recipe", slug: "mozzarella-in-carrozza", title: "Mozzarella in carrozza" },
    { articleId: 2, kind: "post", slug: "il-casaro", title: "Il casaro di Battipaglia" },
    { articleId: 3, kind: "page", slug: "latticini", title: "I nostri latticini" },
  ],
};

const groups = (
  typed: string,
  remembered: string[],
  suggestions: Suggestions | null = found,
  isPhone = false,
) =>
  suggestionGroups(
    { typedText: typed, recentSearches: remembered, suggestions, isPhone },
    clientMessages,
    (path) => path,
  );

test("lists recent searches first, then terms, categories, products, recipes and articles", () => {
  const all = groups("moz", ["Mozzarella", "latte"]);
  expect(all.map(({ value, items }) => [value, items.map(({ text }) => text)])).toEqual([
    ["Cercati di recente", ["Mozzarella"]],
    ["Ricerche", ["mozzarella di bufala"]],
    ["Reparti", ["Mozzarelle"]],
    ["Prodotti", ["Mezze maniche N.53"]],
    ["Ricette", ["Mozzarella in carrozza"]],
    ["Articoli e pagine", ["Il casaro di Battipaglia", "I nostri latticini"]],
  ]);
});

test("links each suggestion to its page", () => {
  const hrefs = groups("moz", []).flatMap(({ items }) => items.map(({ href }) => href));
  expect(hrefs).toEqual([
    "/search?q=mozzarella",
    "/search?q=mozzarella+di+bufala",
    "/salumi-e-formaggi/mozzarelle",
    "/product/mezze-maniche-n-53",
    "/ricette/mozzarella-in-carrozza",
    "/news/il-casaro",
    "/page/latticini",
  ]);
});

test("matches recent searches regardless of accents and case", () => {
  expect(groups("CAF", ["caffè"], null)[0]?.items[0]?.text).toBe("caffè");
});

test("returns no groups when nothing matches", () => {
  expect(groups("xyz", ["latte"], null)).toEqual([]);
});

test("a product comes first when it is meant", () => {
  const [first] = groups("mezze maniche", []);
  expect(first?.value).toBe("Prodotti");
});

test.each([
  ["a wide window", false, [4, 5, 3]],
  ["a phone, whose keyboard leaves half of it", true, [2, 3, 2]],
])("%s has this many words above the products", (_window, isPhone, counts) => {
  const words = ["uno", "due", "tre", "quattro", "cinque", "sei"];
  const many: Suggestions = {
    ...found,
    terms: words.map((word) => `mo ${word}`),
    categories: words.map((word) => ({ name: `Mo ${word}`, slug: word })),
  };
  const remembered = words.map((word) => `moz ${word}`);
  const aboveProducts = groups("mo", remembered, many, isPhone).slice(0, 3);
  expect(aboveProducts.map(({ items }) => items.length)).toEqual(counts);
});
