import { CatalogueWords } from "@/backend/modules/search/catalogue-words";

const words = new CatalogueWords(
  [
    { word: "panna", lexeme: "panna0", products: 9 },
    { word: "pane", lexeme: "pan", products: 20 },
    { word: "pani", lexeme: "pan", products: 3 },
    { word: "pancetta", lexeme: "pancett", products: 21 },
    { word: "mozzarella", lexeme: "mozzarell", products: 14 },
    { word: "maiale", lexeme: "maial", products: 11 },
  ],
  [
    { term: "latte", label: "Latte", products: 30 },
    { term: "latte intero", label: "latte intero", products: 12 },
    { term: "latte di soia", label: "latte di soia", products: 12 },
  ],
);

test("a prefix finds one word of each stem, by the products of the whole stem", () => {
  expect(words.stemsByPrefix("pan", 2)).toEqual([
    { word: "pane", lexeme: "pan", products: 23 },
    { word: "pancetta", lexeme: "pancett", products: 21 },
  ]);
});

test("similar words share trigrams, or first letter and length", () => {
  const similarTo = (input: string) => words.similarTo(input).map(({ word }) => word);
  expect(similarTo("mozarella")).toEqual(["mozzarella"]);
  expect(similarTo("miaale")).toEqual(["maiale"]);
  expect(similarTo("xyz")).toEqual([]);
});

test("beginnings of product names come by their number of products, then in alphabetical order", () => {
  expect(words.findTerms((term) => term.startsWith("latte "), 6)).toEqual(["latte di soia", "latte intero"]);
  expect(words.findTerms((term) => term.startsWith("latte"), 1)).toEqual(["Latte"]);
});

test("a word that the catalogue has not is unknown and has no number of products", () => {
  expect([words.has("pane"), words.has("pan")]).toEqual([true, false]);
  expect([words.countProducts("pane"), words.countProducts("pan")]).toEqual([20, undefined]);
});
