import type { SeedFood, SeedNutrition } from "../types";
import { hash, pick } from "./hash";
import type { ProductDefaults, Nutrients } from "./shape";

/** Reg. 1169/2011. */
const ALLERGENS: readonly (readonly [string, RegExp])[] = [
  ["Cereali contenenti glutine", /(grano|frumento|orzo|segale|farro|avena|glutine|kamut)/],
  ["Crostacei", /(gamber|scamp|mazzancoll|granchi|aragost|crostace)/],
  ["Uova", /(uov|album|tuorl)/],
  [
    "Pesce",
    /(pesce|tonno|merluzz|salmon|acciug|alici|sgombr|trot|orat|branzin|nasell|platess|spada|sogliol)/,
  ],
  ["Arachidi", /arachid/],
  ["Soia", /soia/],
  [
    "Latte",
    /(latte|panna|burro|formagg|siero|lattosio|yogurt|mozzarell|ricott|parmigian|grana|pecorin|mascarpon|caglio|provol|gorgonzol|scamorz)/,
  ],
  ["Frutta a guscio", /(noccio|mandorl|noci|pistacch|anacard|pinoli)/],
  ["Sedano", /sedano/],
  ["Senape", /senape/],
  ["Sesamo", /sesamo/],
  ["Anidride solforosa e solfiti", /(solfit|solforos)/],
  ["Lupini", /lupin/],
  ["Molluschi", /(cozz|vongol|calamar|sepp|polp[oi]|totan|capesant|mollusc)/],
];

/** Possible traces in bakery and chocolate products. */
const TRACES = ["soia", "frutta a guscio", "sesamo", "arachidi"];

function getTraces(ing: string, allergens: string[], key: string): string {
  if (!/\[(grano|nocciol|mandorl)|cacao/i.test(ing) || hash(`${key}may`) % 3 === 0) return "";
  const listed = allergens.join(" ").toLowerCase();
  const free = TRACES.filter((trace) => !listed.includes(trace));
  return free.length > 0 ? ` Può contenere tracce di <strong>${pick(free, `${key}trace`)}</strong>.` : "";
}

const decimals = (value: number, digits: number) =>
  (Math.round(value * 10 ** digits) / 10 ** digits).toString().replace(".", ",");

const grams = (value: number) => {
  if (value === 0) return "0 g";
  if (value < 0.1) return `${decimals(value, 2)} g`;
  return `${decimals(value, value < 10 ? 1 : 0)} g`;
};

/** Varies the values slightly and steadily by `key`; energy is derived. */
function nutrition(base: Nutrients, per: "g" | "ml", key: string, alcohol = 0): SeedNutrition {
  const vary = (value: number, index: number) => value * (0.96 + (hash(`${key}#${index}`) % 81) / 1000);
  const [fat, saturates, carbs, sugars, fibre, protein, salt] = base.map(vary) as unknown as Nutrients;
  const ethanol = alcohol * 0.789;
  const kj = Math.round(37 * fat + 17 * carbs + 8 * fibre + 17 * protein + 29 * ethanol);
  const kcal = Math.round(9 * fat + 4 * carbs + 2 * fibre + 4 * protein + 7 * ethanol);
  const rows: SeedNutrition = [
    { label: "Valori medi per", value: `100 ${per}` },
    { label: "Energia", value: `${kj} kJ / ${kcal} kcal` },
    { label: "Grassi", value: grams(fat) },
    { label: "di cui acidi grassi saturi", value: grams(Math.min(saturates, fat)) },
    { label: "Carboidrati", value: grams(carbs) },
    { label: "di cui zuccheri", value: grams(Math.min(sugars, carbs)) },
    { label: "Fibre", value: grams(fibre) },
    { label: "Proteine", value: grams(protein) },
    { label: "Sale", value: grams(salt) },
  ];
  return fibre === 0 ? rows.filter((row) => row.label !== "Fibre") : rows;
}

/** "[latte] intero" → "<strong>latte</strong> intero". */
const markAllergens = (text: string): string => text.replace(/\[([^\]]+)\]/g, "<strong>$1</strong>");

function findAllergens(ingredients: string): string[] {
  const marked = [...ingredients.matchAll(/\[([^\]]+)\]/g)].map((match) => (match[1] ?? "").toLowerCase());
  return ALLERGENS.filter(([, words]) => marked.some((word) => words.test(word))).map(([name]) => name);
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const one = (text: string | readonly string[] | undefined, key: string): string =>
  text === undefined ? "" : typeof text === "string" ? text : pick(text, key);

/** `fill` replaces the tokens of the source. */
export function createFood(
  defaults: Partial<ProductDefaults>,
  fill: (text: string) => string,
  key: string,
): SeedFood | null {
  if (defaults.legal === undefined) return null;
  const ing = capitalize(fill(defaults.ing ?? ""));
  const allergens = findAllergens(ing);
  const listed = ing.endsWith(".") ? ing : `${ing}.`;
  return {
    legalName: capitalize(fill(defaults.legal)),
    ingredients: ing ? markAllergens(listed) + getTraces(ing, allergens, key) : "",
    allergens,
    nutrition: defaults.nut ? nutrition(defaults.nut, defaults.per ?? "g", key, defaults.vol) : [],
    storage: fill(one(defaults.keep, `${key}keep`)),
    origin: fill(one(defaults.from, `${key}from`)),
    use: fill(one(defaults.use, `${key}use`)),
    ...(defaults.reared ? { reared: defaults.reared } : {}),
    ...(defaults.slaughtered ? { slaughtered: defaults.slaughtered } : {}),
    ...(defaults.vol && defaults.vol > 1.2 ? { alcohol: `${decimals(defaults.vol, 1)} % vol` } : {}),
  };
}
