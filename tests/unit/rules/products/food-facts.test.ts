import { readAllergenText, readFoodFacts } from "@/lib/rules/products/food-facts";

describe("the allergens of a label's text", () => {
  test.each([
    ["Latte, Uova", ["eggs", "milk"], [], true],
    ["Cereali contenenti glutine, Frutta a guscio", ["gluten", "nuts"], [], true],
    [
      "<b>Contiene:</b> latte e soia. Pu&ograve; contenere tracce di sesamo.",
      ["soy", "milk"],
      ["sesame"],
      true,
    ],
    ["Contains wheat, milk. May contain nuts and peanuts", ["gluten", "milk"], ["peanuts", "nuts"], true],
    ["Può contenere frutta a guscio", [], ["nuts"], true],
    ["Anidride solforosa e solfiti", ["sulphites"], [], true],
    ["Nessuno", [], [], true],
    ["Latte, xylofono", ["milk"], [], false],
    ["Senza glutine", [], [], false],
    ["Vedi etichetta", [], [], false],
  ])("%s", (text, contains, traces, isDeclared) => {
    expect(readAllergenText(text)).toEqual({ contains, traces, isDeclared });
  });

  it("is unknown without a text", () => expect(readAllergenText("<p> </p>")).toBeNull());
});

describe("what a shop says of a product", () => {
  const nothing = { contains: [], traces: [], isDeclared: false, claims: [], diets: {} };

  test.each([
    [
      "codes",
      { ALLERGENS: "GLUTEN,MILK", ALLERGENS_TRACES: "SOY", DIETS: "VEGETARIAN" },
      [],
      {
        isFood: true,
        contains: ["gluten", "milk"],
        traces: ["soy"],
        isDeclared: true,
        claims: [],
        diets: { vegetarian: true, vegan: false },
      },
    ],
    [
      "none of them",
      { ALLERGENS: "NONE", DIETS: "NONE" },
      [],
      {
        ...nothing,
        isFood: true,
        isDeclared: true,
        diets: { vegetarian: false, vegan: false },
      },
    ],
    [
      "a code nobody knows",
      { ALLERGENS: "MILK,KRYPTON" },
      [],
      { ...nothing, isFood: true, contains: ["milk"] },
    ],
    ["an empty field", { ALLERGENS: "" }, [], { ...nothing, isFood: true }],
    ["no food", { FOOD: "false" }, [], { ...nothing, isFood: false }],
    [
      "classes",
      {},
      ["Senza glutine", "Senza lattosio", "Vegano"],
      {
        ...nothing,
        isFood: true,
        claims: ["gluten", "lactose"],
        diets: { vegetarian: true, vegan: true },
      },
    ],
  ] as const)("%s", (_, infos, classes, facts) => {
    expect(readFoodFacts({ infos, classes })).toEqual(facts);
  });

  it("reads the text of the detail where there are no codes", () => {
    expect(readFoodFacts({ infos: {}, classes: [], allergens: "Pesce" })).toMatchObject({
      contains: ["fish"],
      isDeclared: true,
    });
  });

  it("is nothing where the shop is silent", () => {
    expect(readFoodFacts({ infos: { TIPOLOGIA: "Pezzo", FOOD: "true" }, classes: ["DOP"] })).toBeUndefined();
  });
});
