import {
  formatIngredient,
  isIngredient,
  parseIngredient,
  splitRows,
} from "@/lib/rules/products/ingredient-rows";

test.each([
  [
    "320 g | riso Carnaroli | madia-riso | 1",
    {
      text: "320 g di riso Carnaroli",
      amount: { value: 320, unit: "g" },
      name: "riso Carnaroli",
      product: { slug: "madia-riso", quantity: 1 },
    },
  ],
  [
    "1,2 kg | zucca | zucca | 1,2",
    {
      text: "1,2 kg di zucca",
      amount: { value: 1.2, unit: "kg" },
      name: "zucca",
      product: { slug: "zucca", quantity: 1.2 },
    },
  ],
  ["1 | cipolla", { text: "1 cipolla", amount: { value: 1, unit: "" }, name: "cipolla", product: null }],
  ["quanto basta | sale", { text: "sale, quanto basta", amount: null, name: "sale", product: null }],
])("an ingredient is a row, there and back: %s", (row, ingredient) => {
  expect(parseIngredient(row)).toEqual(ingredient);
  expect(formatIngredient(ingredient)).toBe(row);
});

test.each([
  ["1/2 | cipolla", "1/2 cipolla", { value: 0.5, unit: "" }],
  ["½ bicchiere | vino", "½ bicchiere di vino", { value: 0.5, unit: "bicchiere" }],
  ["1 3/4 l | brodo", "1 3/4 l di brodo", { value: 1.75, unit: "l" }],
  ["1½ | limoni", "1½ limoni", { value: 1.5, unit: "" }],
  ["2-3 | spicchi d'aglio", "spicchi d'aglio, 2-3", null],
  ["2 o 3 foglie | alloro", "alloro, 2 o 3 foglie", null],
  ["1/3 | peperoncino", "peperoncino, 1/3", null],
  ["1 scatola da 400 g | pelati", "1 scatola da 400 g di pelati", { value: 1, unit: "scatola da 400 g" }],
])("halves and quarters are amounts, ranges are text: %s", (row, text, amount) => {
  expect(parseIngredient(row)).toMatchObject({ text, amount });
});

test("a name alone is an ingredient to taste; a quantity that is none is one", () => {
  expect(parseIngredient("sale")).toEqual({ text: "sale", amount: null, name: "sale", product: null });
  expect(parseIngredient("1 | limone | limoni | tanti").product).toEqual({ slug: "limoni", quantity: 1 });
});

test("rows end with any line end, and empty ones are none", () => {
  expect(splitRows("uno\r\n\r\n  due \n")).toEqual(["uno", "due"]);
});

test.each([
  ["320 g | riso Carnaroli | madia-riso | 1,5", true],
  ["sale", true],
  ["1 | limone | limoni | tanto", false],
  ["1 | limone | limoni | 300 g", false],
  ["1 | limone | | 2", false],
  ["1 | limone | limoni | 2 | freschi", false],
  ["|||", false],
])("%s is an ingredient that is taken over whole: %s", (row, expected) => {
  expect(isIngredient(row)).toBe(expected);
});
