import { type Allergen, ALLERGENS, type Diet, DIETS, type FoodFacts, readAllergenText } from "./food-facts";

/** What somebody in the house does not eat: an allergen, or the sugar of milk. */
export type Need = Allergen | "lactose";

export const NEEDS: readonly Need[] = [...ALLERGENS, "lactose"];

export type Household = { diets: Diet[]; avoid: Need[] };

export type Verdict = {
  contains: Need[];
  /** May contain. */
  traces: Need[];
  /** Diets it does not suit. */
  diets: Diet[];
  /** Not known: never to be taken for suitable. */
  unknown: (Need | Diet)[];
};

type Answer = "no" | "contains" | "traces" | "unknown";

function answerNeed(facts: FoodFacts, need: Need): Answer {
  const allergen = need === "lactose" ? "milk" : need;
  if (need === "lactose" && facts.claims.includes("lactose")) return "no";
  if (facts.contains.includes(allergen)) return "contains";
  if (need === "gluten" && facts.claims.includes("gluten")) return "no";
  if (need !== "lactose" && facts.traces.includes(allergen)) return "traces";
  return facts.isDeclared ? "no" : "unknown";
}

const NEVER: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegetarian: ["fish", "crustaceans", "molluscs"],
  vegan: ["fish", "crustaceans", "molluscs", "milk", "eggs"],
};

function answerDiet({ contains, diets }: FoodFacts, diet: Diet): "no" | "contains" | "unknown" {
  if (NEVER[diet].some((allergen) => contains.includes(allergen)) || diets[diet] === false) return "contains";
  return diets[diet] ? "no" : "unknown";
}

/** A vegan house is vegetarian too. */
const strictestDiets = (diets: readonly Diet[]): readonly Diet[] =>
  diets.includes("vegan") ? ["vegan"] : diets;

export function judge(facts: FoodFacts | undefined, { diets, avoid }: Household): Verdict {
  const asked = strictestDiets(diets);
  if (!facts) return { contains: [], traces: [], diets: [], unknown: [...avoid, ...asked] };
  if (!facts.isFood) return { contains: [], traces: [], diets: [], unknown: [] };
  const needs = avoid.map((need) => [need, answerNeed(facts, need)] as const);
  const having = (answer: Answer) => needs.filter(([, own]) => own === answer).map(([need]) => need);
  const dietsOf = (answer: "contains" | "unknown") =>
    asked.filter((diet) => answerDiet(facts, diet) === answer);
  return {
    contains: having("contains"),
    traces: having("traces"),
    diets: dietsOf("contains"),
    unknown: [...having("unknown"), ...dietsOf("unknown")],
  };
}

/** What the products together contain, and which of them do not say. */
export function joinFacts<T>(products: readonly { product: T; facts?: FoodFacts }[]): {
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

export const isEmptyHousehold = ({ diets, avoid }: Household): boolean => diets.length + avoid.length === 0;

/** As the account keeps it: "vegan;gluten,milk". */
export const formatHousehold = ({ diets, avoid }: Household): string =>
  diets.length + avoid.length === 0 ? "" : `${diets.join(",")};${avoid.join(",")}`;

/** What is not known is left out. */
export function parseHousehold(text: string): Household {
  const [diets = [], avoid = []] = text.split(";").map((part) => part.split(","));
  return {
    diets: DIETS.filter((diet) => diets.includes(diet)),
    avoid: NEEDS.filter((need) => avoid.includes(need)),
  };
}

const DIET_LABELS: Readonly<Record<Diet, RegExp>> = {
  vegan: /\bvegan[oia]?\b/i,
  vegetarian: /\bvegetarian[oia]?\b/i,
};

const FREE_FROM = /^(?:senza|without|free from) (.+)$/i;

/** "Senza latte": what a filter of this name leaves out. */
function freedOf(name: string): Need | null {
  const [, rest = ""] = FREE_FROM.exec(name) ?? [];
  if (/\blattosio\b|\blactose\b/i.test(rest)) return "lactose";
  const [only, ...others] = readAllergenText(rest)?.contains ?? [];
  return only && others.length === 0 ? only : null;
}

export type OfferedValue = { parameterName: string; id: string; name: string; count: number };

type FacetsOfHousehold = { chosen: Record<string, string[]>; missing: (Need | Diet)[] };

/** The shop's own filters for a household, found by their names ("Senza latte", "Vegano"): the one with most products. */
export function householdFacets(
  { diets, avoid }: Household,
  values: readonly OfferedValue[],
): FacetsOfHousehold {
  const best = (matches: (name: string) => boolean) =>
    values.filter(({ name }) => matches(name)).sort((one, other) => other.count - one.count)[0];
  const wanted = [
    ...avoid.map((need) => [need, best((name) => freedOf(name) === need)] as const),
    ...strictestDiets(diets).map((diet) => [diet, best((name) => DIET_LABELS[diet].test(name))] as const),
  ];
  const result: FacetsOfHousehold = { chosen: {}, missing: [] };
  for (const [asked, value] of wanted) {
    if (value) (result.chosen[value.parameterName] ??= []).push(value.id);
    else result.missing.push(asked);
  }
  return result;
}
