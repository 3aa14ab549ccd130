import type { FoodFacts } from "@/lib/rules/products/food-facts";
import {
  formatFoodProfile,
  type FoodProfile,
  foodProfileFacets,
  mergeFoodFacts,
  checkSuitability,
  parseFoodProfile,
} from "@/lib/rules/products/food-profile";

const facts = (part: Partial<FoodFacts>): FoodFacts => ({
  isFood: true,
  contains: [],
  traces: [],
  isDeclared: true,
  claims: [],
  diets: {},
  ...part,
});

const profileWith = (part: Partial<FoodProfile>): FoodProfile => ({ diets: [], avoid: [], ...part });

const fine = { contains: [], traces: [], diets: [], unknown: [] };

describe("a product and a food profile", () => {
  test.each<[string, FoodFacts | undefined, Partial<FoodProfile>, object]>([
    ["contains what is avoided", facts({ contains: ["milk"] }), { avoid: ["milk"] }, { contains: ["milk"] }],
    ["may contain it", facts({ traces: ["nuts"] }), { avoid: ["nuts"] }, { traces: ["nuts"] }],
    ["declares to be without", facts({ contains: ["milk"] }), { avoid: ["nuts"] }, {}],
    ["does not declare", facts({ isDeclared: false }), { avoid: ["nuts"] }, { unknown: ["nuts"] }],
    [
      "of which nothing is known",
      undefined,
      { avoid: ["gluten"], diets: ["vegan"] },
      { unknown: ["gluten", "vegan"] },
    ],
    ["is no food", facts({ isFood: false, isDeclared: false }), { avoid: ["gluten"], diets: ["vegan"] }, {}],
    ["claims to be gluten-free", facts({ isDeclared: false, claims: ["gluten"] }), { avoid: ["gluten"] }, {}],
    [
      "claims it and contains it",
      facts({ contains: ["gluten"], claims: ["gluten"] }),
      { avoid: ["gluten"] },
      { contains: ["gluten"] },
    ],
    [
      "has milk without lactose",
      facts({ contains: ["milk"], claims: ["lactose"] }),
      { avoid: ["lactose"] },
      {},
    ],
    [
      "has milk without lactose, for an allergy",
      facts({ contains: ["milk"], claims: ["lactose"] }),
      { avoid: ["milk"] },
      { contains: ["milk"] },
    ],
    ["has milk", facts({ contains: ["milk"] }), { avoid: ["lactose"] }, { contains: ["lactose"] }],
    ["traces of milk are no sugar of milk", facts({ traces: ["milk"] }), { avoid: ["lactose"] }, {}],
    ["lactose is not known", facts({ isDeclared: false }), { avoid: ["lactose"] }, { unknown: ["lactose"] }],
    ["suits the diet", facts({ diets: { vegan: true, vegetarian: true } }), { diets: ["vegan"] }, {}],
    [
      "does not suit the diet",
      facts({ diets: { vegan: false } }),
      { diets: ["vegan"] },
      { diets: ["vegan"] },
    ],
    ["the diet is not known", facts({}), { diets: ["vegetarian"] }, { unknown: ["vegetarian"] }],
    [
      "fish is never vegetarian",
      facts({ contains: ["fish"], diets: { vegetarian: true } }),
      { diets: ["vegetarian"] },
      { diets: ["vegetarian"] },
    ],
    ["eggs are never vegan", facts({ contains: ["eggs"] }), { diets: ["vegan"] }, { diets: ["vegan"] }],
    [
      "both diets are said once",
      facts({ contains: ["fish"] }),
      { diets: ["vegetarian", "vegan"] },
      { diets: ["vegan"] },
    ],
  ])("%s", (_, product, foodProfile, verdict) => {
    expect(checkSuitability(product, profileWith(foodProfile))).toEqual({ ...fine, ...verdict });
  });
});

describe("as the account keeps it", () => {
  test.each([
    [{ diets: ["vegan"], avoid: ["gluten", "milk"] }, "vegan;gluten,milk"],
    [{ diets: [], avoid: ["lactose"] }, ";lactose"],
    [{ diets: ["vegetarian"], avoid: [] }, "vegetarian;"],
    [{ diets: [], avoid: [] }, ""],
  ] as const)("%j", (foodProfile, text) => {
    expect(formatFoodProfile({ diets: [...foodProfile.diets], avoid: [...foodProfile.avoid] })).toBe(text);
    expect(parseFoodProfile(text)).toEqual(foodProfile);
  });

  test.each(["x", "paleo;krypton", ";;;", "<b>"])("%s is nothing", (text) => {
    expect(parseFoodProfile(text)).toEqual({ diets: [], avoid: [] });
  });
});

describe("the shop's filters for a food profile", () => {
  const value = (parameterName: string, id: string, name: string, count = 10) => ({
    parameterName,
    id,
    name,
    count,
  });
  const values = [
    value("product_class_10000", "10260", "Senza glutine", 4),
    value("product_class_10005", "10501", "Senza glutine", 900),
    value("product_class_10005", "10507", "Senza latte"),
    value("product_class_10005", "10508", "Senza frutta a guscio"),
    value("product_class_10005", "10520", "Senza lattosio"),
    value("product_class_10006", "10602", "Vegano"),
    value("product_class_10000", "1", "Senza olio di palma"),
  ];

  it("are found by name, the one with most products", () => {
    const foodProfile = profileWith({ diets: ["vegan"], avoid: ["gluten", "nuts", "lactose"] });
    expect(foodProfileFacets(foodProfile, values)).toEqual({
      chosen: { product_class_10005: ["10501", "10508", "10520"], product_class_10006: ["10602"] },
      missing: [],
    });
  });

  it("says what there is no filter for", () => {
    expect(
      foodProfileFacets(profileWith({ diets: ["vegetarian"], avoid: ["fish", "milk"] }), values),
    ).toEqual({
      chosen: { product_class_10005: ["10507"] },
      missing: ["fish", "vegetarian"],
    });
  });
});

it("joins what the products of a recipe declare", () => {
  expect(
    mergeFoodFacts([
      { product: "burro", facts: facts({ contains: ["milk"] }) },
      { product: "pasta", facts: facts({ contains: ["gluten"], traces: ["soy", "milk"] }) },
      { product: "carta forno", facts: facts({ isFood: false, isDeclared: false }) },
      { product: "mele" },
    ]),
  ).toEqual({ contains: ["gluten", "milk"], traces: ["soy"], undeclared: ["mele"] });
});
