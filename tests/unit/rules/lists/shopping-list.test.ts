import { listExcess, listQuantity, parseShoppingList } from "@/lib/rules/lists/shopping-list";
import type { SellingRule } from "@/lib/rules/quantities/quantity";

const read = (text: string) => {
  const [line] = parseShoppingList(text);
  return line && [line.query, line.amount?.value ?? null, line.amount?.unit ?? null];
};

test.each([
  ["2 latte", "latte", 2, null],
  ["latte", "latte", null, null],
  ["due latte intero", "latte intero", 2, null],
  ["latte x2", "latte", 2, null],
  ["latte x 2", "latte", 2, null],
  ["latte 2", "latte", 2, null],
  ["2 x latte", "latte", 2, null],
  ["2x latte", "latte", 2, null],
  ["mezzo chilo di pane", "pane", 0.5, "kg"],
  ["1/2 kg di pane", "pane", 0.5, "kg"],
  ["½ kg pane", "pane", 0.5, "kg"],
  ["un chilo e mezzo di patate", "patate", 1.5, "kg"],
  ["un etto e mezzo di prosciutto", "prosciutto", 150, "g"],
  ["due etti di prosciutto cotto", "prosciutto cotto", 200, "g"],
  ["300g di macinato", "macinato", 300, "g"],
  ["1,5 kg di mele", "mele", 1.5, "kg"],
  ["6 uova", "uova", 6, null],
  ["una dozzina di uova", "uova", 12, null],
  ["mezza dozzina d'uova", "uova", 6, null],
  ["un paio di limoni", "limoni", 2, null],
  ["una confezione di biscotti", "biscotti", 1, null],
  ["3 pacchi di pasta", "pasta", 3, null],
  ["2 bottiglie d'acqua", "acqua", 2, null],
  ["un'insalata", "insalata", 1, null],
  ["1,5 l acqua", "acqua", 1.5, "l"],
  ["mezzo litro di panna", "panna", 0.5, "l"],
  ["uova (6)", "uova", 6, null],
  ["pane 500 g", "pane 500 g", 500, "g"],
  ["farina 00", "farina 00", null, null],
  ["acqua 6x1,5 l", "acqua 6x1,5 l", null, null],
  ["pannolini taglia 4", "pannolini taglia 4", null, null],
  ["8001120000002", "8001120000002", null, null],
  ["- latte", "latte", null, null],
  ["[ ] latte", "latte", null, null],
  ["1. latte", "latte", null, null],
  ["1) 2 latte", "latte", 2, null],
  ["☐ pane", "pane", null, null],
  ["mezze maniche", "mezze maniche", null, null],
])("«%s» is %s, %s %s", (text, query, value, unit) => {
  expect(read(text)).toEqual([query, value, unit]);
});

test.each([
  ["0 banane", "banane", "zero"],
  ["0 kg di banane", "banane", "zero"],
  ["banane x0", "banane", "zero"],
  ["10000 kg di farina", "farina", "tooMuch"],
  ["farina 10000 kg", "farina", "tooMuch"],
  ["51 l di latte", "latte", "tooMuch"],
  ["100 banane", "banane", "tooMuch"],
  ["50 kg di farina", "farina", undefined],
  ["farina 0", "farina 0", undefined],
  ["8001120000002", "8001120000002", undefined],
])("an amount that cannot be bought is no amount: «%s»", (text, query, unusable) => {
  const [line] = parseShoppingList(text);
  expect([line?.query, line?.unusable]).toEqual([query, unusable]);
  if (unusable) expect(line?.amount).toBeNull();
});

test("one product per line; commas part products, but not figures", () => {
  expect(parseShoppingList("latte, pane, 1,5 kg di mele\n\nuova; burro").map(({ query }) => query)).toEqual([
    "latte",
    "pane",
    "mele",
    "uova",
    "burro",
  ]);
});

test.each([
  ["8014514274378", null],
  ["2 8014514274378", 2],
  ["8014514274378 x3", 3],
])("the code of a package is looked for whole: «%s»", (text, value) => {
  expect(read(text)).toEqual(["8014514274378", value, null]);
});

test("what is no list is no line, and a long one ends", () => {
  expect(parseShoppingList(" \n--\n12\n!")).toEqual([]);
  expect(parseShoppingList("pane\n".repeat(200))).toHaveLength(40);
});

test("any text is read without harm", () => {
  const pieces = [
    "2",
    "mezzo",
    "e",
    "kg",
    "di",
    "latte",
    ",",
    "x",
    "½",
    "(3)",
    "\n",
    "d'",
    "9999",
    "🥖",
    "l",
    ";",
  ];
  let lines = 0;
  for (let seed = 1; seed < 400; seed += 1) {
    const words = Array.from(
      { length: seed % 12 },
      (_none, index) => pieces[(seed * 7 + index * 5 * seed) % pieces.length],
    );
    for (const { query, amount, text } of parseShoppingList(words.join(" "))) {
      expect(query.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(100);
      if (amount) expect(amount.value).toBeGreaterThan(0);
      lines += 1;
    }
  }
  expect(lines).toBeGreaterThan(200);
});

const piece: SellingRule = {
  kind: "piece",
  minAcq: 1,
  maxAcq: null,
  multiPack: 1,
  qtyMult: 1,
  qtyLocked: false,
  stepSelling: null,
  weightSelling: null,
  weightSingleUnit: null,
  splitOnPackage: false,
};
const loose: SellingRule = {
  ...piece,
  kind: "loose",
  stepSelling: 0.1,
  weightSelling: 0.2,
  weightSingleUnit: 0.18,
};

describe("how much of a product meets a line", () => {
  test.each([
    ["2 latte", piece, "1 l", 2],
    ["latte", piece, "1 l", 1],
    ["3 l di latte", piece, "1 l", 3],
    ["mezzo chilo di pane", piece, "250 g", 2],
    ["6 uova", piece, "6 uova", 1],
    ["12 uova", piece, "10 pezzi", 2],
    ["2 acqua", piece, "6 x 1,5 l", 2],
    ["6 bottiglie d'acqua", piece, "6 x 1,5 l", 1],
    ["2 confezioni d'acqua", piece, "6 x 1,5 l", 2],
    ["acqua 7 bottiglie", piece, "6 x 1,5 l", 2],
    ["2 confezioni di birre", piece, "3 x 330 ml", 2],
    ["2 casse di birra", piece, "6 x 330 ml", 2],
    ["birra 2 confezioni", piece, "3 x 330 ml", 2],
    ["confezioni di birra x2", piece, "3 x 330 ml", 2],
    ["un paio di confezioni di birra", piece, "3 x 330 ml", 2],
    ["un paio di bottiglie d'acqua", piece, "6 x 1,5 l", 1],
    ["2 pacchi di yogurt", piece, "2 x 125 g", 2],
    ["3 confezioni di uova", piece, "6 uova", 3],
    ["2 pacchi di pannolini", piece, "30 pz", 2],
    ["6 pezzi di uova", piece, "6 uova", 1],
    ["6 pz uova", piece, "6 uova", 1],
    ["6 birre", piece, "3 x 330 ml", 2],
    ["6 birre", piece, "330 ml", 6],
    ["una birra", piece, "3 x 330 ml", 1],
    ["4 lattine di cola", piece, "6 x 330 ml", 1],
    ["4 yogurt", piece, "2 x 125 g", 2],
    ["3 rotoli di carta", piece, "2 rotoli", 2],
    ["6 uova", piece, "480 g", 6],
    ["150 g di prosciutto", loose, "", 0.2],
    ["mezzo chilo di mele", loose, "", 0.5],
    ["3 mele", loose, "", 0.6],
    ["mele", loose, "", 0.2],
    ["mezza anguria", piece, "", 1],
    ["mezzo chilo di pane", { ...loose, stepSelling: 0.4, weightSelling: 0.4 }, "", 0.4],
    ["un chilo di zucchine", { ...loose, stepSelling: 0.12, weightSelling: 0.12 }, "", 0.96],
  ])("«%s»", (text, rule, packSize, expected) => {
    const [line] = parseShoppingList(text);
    if (!line) throw new Error("not read");
    expect(listQuantity(line, { rule, packSize })).toBe(expected);
  });
});

describe("of the same product, the pack that fits a line is the one with least excess", () => {
  test.each([
    ["2 latte", ["6 x 1 l", "1 l"], "1 l"],
    ["latte", ["6 x 1 l", "500 ml"], "500 ml"],
    ["6 uova", ["10 pz", "30 pz", "6 pz"], "6 pz"],
    ["6 birre", ["4 x 330 ml", "3 x 330 ml"], "3 x 330 ml"],
    ["6 bottiglie d'acqua", ["4 x 1,5 l", "6 x 1,5 l"], "6 x 1,5 l"],
    ["una bottiglia d'acqua", ["6 x 1,5 l", "1,5 l"], "1,5 l"],
    ["10 uova", ["6 pz", "10 pz"], "10 pz"],
    ["6 litri di latte", ["1,5 l", "6 x 1 l", "5 l"], "1,5 l"],
    ["mezzo litro di latte", ["1 l", "500 ml"], "500 ml"],
  ])("«%s»", (text, packs, expected) => {
    const [line] = parseShoppingList(text);
    if (!line) throw new Error("not read");
    const excess = (packSize: string) => listExcess(line, { rule: piece, packSize });
    expect([...packs].sort((a, b) => excess(a) - excess(b))[0]).toBe(expected);
  });
});

test("a heading is no product", () => {
  expect(
    parseShoppingList("Verdura:\n- 2 zucchine\nPer la torta: \nfarina").map(({ query }) => query),
  ).toEqual(["zucchine", "farina"]);
});
