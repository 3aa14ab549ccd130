import { suggestionGroups } from "@/components/search/suggestion-groups";
import type { Suggestions } from "@/lib/ebsn/domain/product";
import { words } from "../in-shop";
import { PASTA } from "../product/a-product";

const found: Suggestions = {
  terms: ["mozzarella", "mozzarella di bufala"],
  categories: [{ name: "Mozzarelle", slug: "salumi-e-formaggi/mozzarelle" }],
  products: [PASTA],
};

const groups = (typed: string, remembered: string[], answer: Suggestions | null = found) =>
  suggestionGroups({ typed, remembered, found: answer }, words, (path) => path);

test("own words first, then the shop's, shelves and products", () => {
  const all = groups("moz", ["Mozzarella", "latte"]);
  expect(all.map(({ value, items }) => [value, items.map(({ text }) => text)])).toEqual([
    ["Cercati di recente", ["Mozzarella"]],
    ["Ricerche", ["mozzarella di bufala"]],
    ["Reparti", ["Mozzarelle"]],
    ["Prodotti", ["Mezze maniche N.53"]],
  ]);
});

test("each leads to its own page", () => {
  const hrefs = groups("moz", []).flatMap(({ items }) => items.map(({ href }) => href));
  expect(hrefs).toEqual([
    "/search?q=mozzarella",
    "/search?q=mozzarella+di+bufala",
    "/salumi-e-formaggi/mozzarelle",
    "/product/mezze-maniche-n-53",
  ]);
});

test("accents and capitals do not matter for remembered words", () => {
  expect(groups("CAF", ["caffè"], null)[0]?.items[0]?.text).toBe("caffè");
});

test("nothing known, nothing offered", () => {
  expect(groups("xyz", ["latte"], null)).toEqual([]);
});
