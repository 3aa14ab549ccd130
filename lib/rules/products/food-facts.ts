import { plainText } from "../text/plain-text";

/** Reg. EU 1169/2011, annex II. */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;

export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = ["vegetarian", "vegan"] as const;

export type Diet = (typeof DIETS)[number];

export type Claim = "gluten" | "lactose";

export type FoodFacts = {
  isFood: boolean;
  contains: Allergen[];
  traces: Allergen[];
  /** Declared completely: allergens that are not named are absent. */
  isDeclared: boolean;
  /** "Free from". */
  claims: Claim[];
  diets: Partial<Record<Diet, boolean>>;
};

const WORDS: readonly (readonly [Allergen, RegExp])[] = [
  [
    "gluten",
    /glut[ei]n|frumento|\bgrano\b|orzo|segale|farro|avena|kamut|spelta|wheat|barley|\brye\b|\boats?\b/,
  ],
  ["crustaceans", /crosta?ce|crustacean|gamber|scamp|granchi|aragost/],
  ["eggs", /\buov|\beggs?\b/],
  ["fish", /\bpesc[ei]\b|\bfish\b/],
  ["peanuts", /arachid|peanut/],
  ["soy", /\bsoi?a\b|\bsoya?/],
  ["milk", /\blatt[ei]\b|lattosio|latticin|\bmilk\b|lactose|\bdairy\b/],
  [
    "nuts",
    /guscio|noccio|mandorl|\bnoc[ei]\b|pistacch|anacard|pecan|macadamia|\bnuts?\b|almond|hazelnut|walnut|cashew/,
  ],
  ["celery", /sedan|celery/],
  ["mustard", /senape|mustard/],
  ["sesame", /sesam/],
  ["sulphites", /solfit|solforos|sul(?:ph|f)it/],
  ["lupin", /lupin/],
  ["molluscs", /mollusc|cozz[ae]|vongol|calamar|sepp[ie]|polp[oi]\b/],
];

const MAY_CONTAIN = /pu(?:ò|o'|o) contenere|possibil[ie] tracc|tracce di|may contain|traces of/;
const NONE = /^(?:nessuno|nessun allergene|none|no)$/;
const FILLER = /^(?:contiene|contains|allergeni|allergens|cereali contenenti|e|ed|and|o|di|anche)?$/;
const DENIED = /\b(?:senza|non contiene|privo di|free from|without|no)\b/;

type ParsedNames = { found: Allergen[]; isComplete: boolean };

/** A part without a known allergen makes the result incomplete: nothing may be concluded from it. */
function readNames(text: string): ParsedNames {
  const parts = text
    .split(/[,;.:()\n]| ed? | and /)
    .map((part) => part.trim())
    .filter((part) => !FILLER.test(part));
  const known = parts.map((part) =>
    DENIED.test(part) ? [] : WORDS.filter(([, words]) => words.test(part)).map(([allergen]) => allergen),
  );
  return {
    found: ALLERGENS.filter((allergen) => known.some((names) => names.includes(allergen))),
    isComplete: known.every((names) => names.length > 0),
  };
}

export function readAllergenText(
  markup: string,
): Pick<FoodFacts, "contains" | "traces" | "isDeclared"> | null {
  const text = plainText(markup).replaceAll("&ograve;", "ò").toLowerCase();
  if (!text) return null;
  if (NONE.test(text.replace(/\.$/, ""))) return { contains: [], traces: [], isDeclared: true };
  const [certain = "", ...possible] = text.split(MAY_CONTAIN);
  const contained = readNames(certain);
  const traced = readNames(possible.join(", ").replace(/\btracce( di)?\b/g, ""));
  return {
    contains: contained.found,
    traces: traced.found.filter((allergen) => !contained.found.includes(allergen)),
    isDeclared: contained.isComplete && traced.isComplete && contained.found.length + traced.found.length > 0,
  };
}

const isAllergen = (code: string): code is Allergen => (ALLERGENS as readonly string[]).includes(code);

const readCodes = (text: string) =>
  text
    .toLowerCase()
    .split(",")
    .map((code) => code.trim())
    .filter((code) => code !== "" && code !== "none");

type Source = {
  /** productInfos: FOOD, ALLERGENS, ALLERGENS_TRACES and DIETS. */
  infos: Readonly<Record<string, string>>;
  classes: readonly string[];
  allergens?: string;
};

function readInfos(infos: Source["infos"]) {
  if (infos.ALLERGENS === undefined) return null;
  const contains = readCodes(infos.ALLERGENS);
  const traces = readCodes(infos.ALLERGENS_TRACES ?? "");
  return {
    contains: contains.filter(isAllergen),
    traces: traces.filter(isAllergen),
    isDeclared: infos.ALLERGENS !== "" && [...contains, ...traces].every(isAllergen),
  };
}

function readDiets(infos: Source["infos"], names: string): FoodFacts["diets"] {
  if (infos.DIETS) {
    const suited = readCodes(infos.DIETS);
    return { vegetarian: suited.includes("vegetarian"), vegan: suited.includes("vegan") };
  }
  if (/\bvegan/.test(names)) return { vegetarian: true, vegan: true };
  return /\bvegetarian/.test(names) ? { vegetarian: true } : {};
}

export function readFoodFacts({ infos, classes, allergens = "" }: Source): FoodFacts | undefined {
  const names = classes.join(" · ").toLowerCase();
  const declared = readInfos(infos) ?? readAllergenText(allergens);
  const diets = readDiets(infos, names);
  const claims = (["gluten", "lactose"] as const).filter((claim) =>
    (claim === "gluten" ? /senza glutine|gluten.free/ : /senza lattosio|lactose.free/).test(names),
  );
  const isFood = infos.FOOD !== "false";
  const isKnown = !isFood || declared !== null || claims.length > 0 || Object.keys(diets).length > 0;
  if (!isKnown) return undefined;
  return { isFood, contains: [], traces: [], isDeclared: false, ...declared, claims, diets };
}
