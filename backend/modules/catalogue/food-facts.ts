import {
  type Allergen,
  ALLERGENS,
  type Diet,
  DIETS,
  readAllergenText,
} from "../../../lib/rules/products/food-facts";
import { stripTags } from "../../../lib/rules/text/plain-text";
import type { SeedFood } from "../../seed/types";

type Facts = { contains: Allergen[]; traces: Allergen[]; diets: Diet[] };

const MEAT =
  /\b(?:carn[ei]|manzo|bovin|vitell|suin|maial|poll[oi]|pollame|tacchin|agnell|conigli|anatra|oca|cavall|equin|cinghial|prosciutt|pancett|guancial|lardo|strutto|speck|salam|mortadell|bresaol|salsicc|wurstel|würstel|gelatina|collagene|caglio|cagliat|ragù)/;
const RENNET_OF_PLANTS = /caglio (?:vegetale|microbico)/g;
const OF_ANIMALS = /\b(?:miele|cera d'api|carminio|e ?120|gommalacca|e ?904|propoli|pappa reale|lanolina)\b/;
const NO_VEGETARIAN: readonly Allergen[] = ["fish", "crustaceans", "molluscs"];
const NO_VEGAN: readonly Allergen[] = ["milk", "eggs"];
const TRACES = /pu[òo] contenere tracce di (.*)$/i;

function suitedDiets(text: string, contains: readonly Allergen[]): Diet[] {
  const has = (allergens: readonly Allergen[]) => allergens.some((allergen) => contains.includes(allergen));
  if (MEAT.test(text.replace(RENNET_OF_PLANTS, "")) || has(NO_VEGETARIAN)) return [];
  return has(NO_VEGAN) || OF_ANIMALS.test(text) ? ["vegetarian"] : ["vegetarian", "vegan"];
}

/** A food with one ingredient needs no ingredient list: its name declares it (Reg. EU 1169/2011, art. 19). */
function readSingle(name: string): Facts | null {
  if (name === "") return null;
  const contains = MEAT.test(name) ? [] : (readAllergenText(name)?.contains ?? []);
  return { contains, traces: [], diets: suitedDiets(name, contains) };
}

function readFacts({ ingredients, allergens, legalName }: SeedFood): Facts | null {
  const list = stripTags(ingredients);
  if (list === "") return readSingle(legalName.toLowerCase());
  const contains = readAllergenText(allergens.join(", "))?.contains ?? [];
  const [, named = ""] = TRACES.exec(list) ?? [];
  const traces = readAllergenText(named)?.contains ?? [];
  const text = `${legalName} ${list.replace(TRACES, "")}`.toLowerCase();
  return { contains, traces, diets: suitedDiets(text, contains) };
}

const codes = (names: readonly string[]) => (names.length > 0 ? names.join(",").toUpperCase() : "NONE");

/** productInfos of diets and allergens; without ALLERGENS they are not known. */
export function foodInfos(food: SeedFood | null): Record<string, string> {
  if (!food) return { FOOD: "false" };
  const facts = readFacts(food);
  if (!facts) return { FOOD: "true" };
  return {
    FOOD: "true",
    ALLERGENS: codes(facts.contains),
    ...(facts.traces.length > 0 ? { ALLERGENS_TRACES: codes(facts.traces) } : {}),
    DIETS: codes(facts.diets),
  };
}

export const FREE_FROM_GROUP = 10005;
export const DIET_GROUP = 10006;

const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  gluten: "glutine",
  crustaceans: "crostacei",
  eggs: "uova",
  fish: "pesce",
  peanuts: "arachidi",
  soy: "soia",
  milk: "latte",
  nuts: "frutta a guscio",
  celery: "sedano",
  mustard: "senape",
  sesame: "sesamo",
  sulphites: "solfiti",
  lupin: "lupini",
  molluscs: "molluschi",
};

const LACTOSE_FREE = 10520;
const DIET_IDS: Readonly<Record<Diet, number>> = { vegetarian: 10601, vegan: 10602 };
const freeFromId = (allergen: Allergen) => 10501 + ALLERGENS.indexOf(allergen);

export const FOOD_CLASSES = [
  ...ALLERGENS.map((allergen) => ({
    productClassId: freeFromId(allergen),
    groupId: FREE_FROM_GROUP,
    name: `Senza ${ALLERGEN_NAMES[allergen]}`,
  })),
  { productClassId: LACTOSE_FREE, groupId: FREE_FROM_GROUP, name: "Senza lattosio" },
  { productClassId: DIET_IDS.vegetarian, groupId: DIET_GROUP, name: "Vegetariano" },
  { productClassId: DIET_IDS.vegan, groupId: DIET_GROUP, name: "Vegano" },
];

const CLAIM_CLASS_IDS = { gluten: 10260, lactose: 10261 } as const;

/** Only from the label's declaration: excludes products without data or with traces. */
export function suitedClasses({ food, classes }: { food: SeedFood | null; classes: number[] }): number[] {
  const facts = food && readFacts(food);
  if (!facts) return [];
  const avoided = [...facts.contains, ...facts.traces];
  const isFreeFrom = (allergen: Allergen) =>
    allergen === "gluten" && classes.includes(CLAIM_CLASS_IDS.gluten)
      ? !facts.contains.includes("gluten")
      : !avoided.includes(allergen);
  const hasNoLactose = classes.includes(CLAIM_CLASS_IDS.lactose) || !facts.contains.includes("milk");
  return [
    ...ALLERGENS.filter(isFreeFrom).map(freeFromId),
    ...(hasNoLactose ? [LACTOSE_FREE] : []),
    ...DIETS.filter((diet) => facts.diets.includes(diet)).map((diet) => DIET_IDS[diet]),
  ];
}
