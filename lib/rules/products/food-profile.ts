import { type Allergen, ALLERGENS, type Diet, DIETS, type FoodFacts, readAllergenText } from "./food-facts";

export type Intolerance = Allergen | "lactose";

export const INTOLERANCES: readonly Intolerance[] = [...ALLERGENS, "lactose"];

export type FoodProfile = { diets: Diet[]; avoid: Intolerance[] };

export type Suitability = {
  contains: Intolerance[];
  traces: Intolerance[];
  diets: Diet[];
  /** Unknown: must not be treated as suitable. */
  unknown: (Intolerance | Diet)[];
};

type Answer = "no" | "contains" | "traces" | "unknown";

function checkIntolerance(facts: FoodFacts, intolerance: Intolerance): Answer {
  const allergen = intolerance === "lactose" ? "milk" : intolerance;
  if (intolerance === "lactose" && facts.claims.includes("lactose")) return "no";
  if (facts.contains.includes(allergen)) return "contains";
  if (intolerance === "gluten" && facts.claims.includes("gluten")) return "no";
  if (intolerance !== "lactose" && facts.traces.includes(allergen)) return "traces";
  return facts.isDeclared ? "no" : "unknown";
}

const EXCLUDED_BY_DIET: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegetarian: ["fish", "crustaceans", "molluscs"],
  vegan: ["fish", "crustaceans", "molluscs", "milk", "eggs"],
};

function checkDiet({ contains, diets }: FoodFacts, diet: Diet): "no" | "contains" | "unknown" {
  if (EXCLUDED_BY_DIET[diet].some((allergen) => contains.includes(allergen)) || diets[diet] === false)
    return "contains";
  return diets[diet] ? "no" : "unknown";
}

/** Vegan includes vegetarian. */
const strictestDiets = (diets: readonly Diet[]): readonly Diet[] =>
  diets.includes("vegan") ? ["vegan"] : diets;

export function checkSuitability(facts: FoodFacts | undefined, { diets, avoid }: FoodProfile): Suitability {
  const requiredDiets = strictestDiets(diets);
  if (!facts) return { contains: [], traces: [], diets: [], unknown: [...avoid, ...requiredDiets] };
  if (!facts.isFood) return { contains: [], traces: [], diets: [], unknown: [] };
  const results = avoid.map((intolerance) => [intolerance, checkIntolerance(facts, intolerance)] as const);
  const having = (answer: Answer) =>
    results.filter(([, own]) => own === answer).map(([intolerance]) => intolerance);
  const dietsOf = (answer: "contains" | "unknown") =>
    requiredDiets.filter((diet) => checkDiet(facts, diet) === answer);
  return {
    contains: having("contains"),
    traces: having("traces"),
    diets: dietsOf("contains"),
    unknown: [...having("unknown"), ...dietsOf("unknown")],
  };
}

export function mergeFoodFacts<T>(products: readonly { product: T; facts?: FoodFacts }[]): {
  contains: Allergen[];
  traces: Allergen[];
  undeclared: T[];
} {
  const foods = products.filter(({ facts }) => facts?.isFood !== false);
  const named = (key: "contains" | "traces") =>
    ALLERGENS.filter((allergen) => foods.some(({ facts }) => facts?.[key].includes(allergen)));
  const contains = named("contains");
  return {
    contains,
    traces: named("traces").filter((allergen) => !contains.includes(allergen)),
    undeclared: foods.filter(({ facts }) => !facts?.isDeclared).map(({ product }) => product),
  };
}

export const isEmptyFoodProfile = ({ diets, avoid }: FoodProfile): boolean =>
  diets.length + avoid.length === 0;

/** Format of the account: "vegan;gluten,milk". */
export const formatFoodProfile = ({ diets, avoid }: FoodProfile): string =>
  diets.length + avoid.length === 0 ? "" : `${diets.join(",")};${avoid.join(",")}`;

/** Skips unknown values. */
export function parseFoodProfile(text: string): FoodProfile {
  const [diets = [], avoid = []] = text.split(";").map((part) => part.split(","));
  return {
    diets: DIETS.filter((diet) => diets.includes(diet)),
    avoid: INTOLERANCES.filter((intolerance) => avoid.includes(intolerance)),
  };
}

const DIET_LABELS: Readonly<Record<Diet, RegExp>> = {
  vegan: /\bvegan[oia]?\b/i,
  vegetarian: /\bvegetarian[oia]?\b/i,
};

const FREE_FROM = /^(?:senza|without|free from) (.+)$/i;

/** "Senza latte" → milk. */
function freeFrom(name: string): Intolerance | null {
  const [, rest = ""] = FREE_FROM.exec(name) ?? [];
  if (/\blattosio\b|\blactose\b/i.test(rest)) return "lactose";
  const [only, ...others] = readAllergenText(rest)?.contains ?? [];
  return only && others.length === 0 ? only : null;
}

export type OfferedValue = { parameterName: string; id: string; name: string; count: number };

type FoodProfileFacets = { chosen: Record<string, string[]>; missing: (Intolerance | Diet)[] };

/** The shop's own filters for a food profile, found by their names ("Senza latte", "Vegano"): the one with most products. */
export function foodProfileFacets(
  { diets, avoid }: FoodProfile,
  values: readonly OfferedValue[],
): FoodProfileFacets {
  const best = (matches: (name: string) => boolean) =>
    values.filter(({ name }) => matches(name)).sort((a, b) => b.count - a.count)[0];
  const wanted = [
    ...avoid.map((intolerance) => [intolerance, best((name) => freeFrom(name) === intolerance)] as const),
    ...strictestDiets(diets).map((diet) => [diet, best((name) => DIET_LABELS[diet].test(name))] as const),
  ];
  const result: FoodProfileFacets = { chosen: {}, missing: [] };
  for (const [requirement, value] of wanted) {
    if (value) (result.chosen[value.parameterName] ??= []).push(value.id);
    else result.missing.push(requirement);
  }
  return result;
}
