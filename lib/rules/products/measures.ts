export type BaseUnit = "kg" | "l" | "pz" | "m" | "lav";

export type Measure = {
  unit: BaseUnit;
  /** In base units, total of a multipack. */
  amount: number;
  pieces: number;
  text: string;
};

const COUNTED =
  "pezzi|pezzo|pz|rotoli|capsule|cialde|bustine|filtri|uova|fogli|buste|compresse|pastiglie|fette|salviette|pannolini";

const UNITS: [RegExp, BaseUnit, number][] = [
  [/^(kg|chilo|chili)$/, "kg", 1],
  [/^(hg|etto|etti)$/, "kg", 0.1],
  [/^(g|gr|grammi)$/, "kg", 0.001],
  [/^(l|lt|litro|litri)$/, "l", 1],
  [/^dl$/, "l", 0.1],
  [/^cl$/, "l", 0.01],
  [/^ml$/, "l", 0.001],
  [/^(m|mt|metri|metro)$/, "m", 1],
  [/^(lav|lavaggi|lavaggio)$/, "lav", 1],
  [new RegExp(`^(${COUNTED})$`), "pz", 1],
];

/** "1/2 kg" is half a kilogram ("2/3 kg" are two or three), "3+1" are four. */
const NUMBER = String.raw`(?:1\/[2-4]|3\/4)(?![\d/])|\d{1,4}\s?\+\s?\d{1,4}|\d+(?:[.,]\d+)*`;
/** Figures of a range ("53-63 g", "kg 2/3"): its content is not known. */
const NOT_AFTER_FIGURE = String.raw`(?<![\d.,]|\d[/-])`;
const NOT_BEFORE_FIGURE = String.raw`(?![.,]?\d|[/-]\d)`;
const UNIT = `kg|hg|grammi|gr|g|litri|litro|lt|l|dl|cl|ml|metri|metro|mt|m|lavaggi|lavaggio|lav|${COUNTED}`;
const TIMES_BEFORE = String.raw`(?:(?<before>\d{1,3})\s*[x×*]\s*)?`;
const TIMES_AFTER = String.raw`(?:\s*[x×*]\s*(?<after>\d{1,3})(?![\d.,]*\d)(?:\s*(?:pezzi|pz)\b\.?)?)?`;

const FIGURE_FIRST = new RegExp(
  String.raw`${TIMES_BEFORE}${NOT_AFTER_FIGURE}(?<figure>${NUMBER})\s*(?<unit>${UNIT})(?![\p{L}\d])\.?${TIMES_AFTER}`,
  "giu",
);
const UNIT_FIRST = new RegExp(
  String.raw`${TIMES_BEFORE}(?<![\p{L}])(?<unit>${UNIT})\.?\s*(?<figure>${NUMBER})${NOT_BEFORE_FIGURE}${TIMES_AFTER}`,
  "giu",
);
const MAX_LENGTH = 1000;
const STARTS_WITH_UNIT = new RegExp(String.raw`^\s*(?:${UNIT})\.?\s*\d`, "i");

export function parseMeasures(description: string): Measure[] {
  const text = description.slice(0, MAX_LENGTH);
  const patterns = STARTS_WITH_UNIT.test(text) ? [UNIT_FIRST, FIGURE_FIRST] : [FIGURE_FIRST, UNIT_FIRST];
  const found: { at: number; measure: Measure }[] = [];
  let rest = text;
  for (const pattern of patterns) {
    rest = rest.replace(pattern, (match, ...parts) => {
      const groups = parts.at(-1) as Record<string, string | undefined>;
      const measure = toMeasure(match, groups);
      if (!measure) return match;
      found.push({ at: text.indexOf(match), measure });
      return "\n".repeat(match.length);
    });
  }
  return found.sort((a, b) => a.at - b.at).map(({ measure }) => measure);
}

function toMeasure(text: string, groups: Record<string, string | undefined>): Measure | null {
  const word = (groups.unit ?? "").toLowerCase();
  const entry = UNITS.find(([pattern]) => pattern.test(word));
  if (!entry) return null;
  const [, unit, factor] = entry;
  const figure = groups.figure ?? "";
  // "3/4 pezzi" are three or four.
  if (figure.includes("/") && unit !== "kg" && unit !== "l") return null;
  const pieces = Number(groups.before ?? groups.after ?? 1);
  const amount = Number((parseFigure(figure, factor) * factor * pieces).toFixed(6));
  return amount > 0 && Number.isFinite(amount) ? { unit, amount, pieces, text: text.trim() } : null;
}

/** "1.500 g" is 1500 g, "1.500 kg" is 1.5 kg. */
function parseFigure(text: string, factor: number): number {
  const [numerator, denominator] = text.split("/");
  if (denominator !== undefined) return Number(numerator) / Number(denominator);
  if (text.includes("+")) return text.split("+").reduce((sum, part) => sum + Number(part), 0);
  const thousands = factor < 0.1 && /^\d{1,3}(?:\.\d{3})+$/.test(text);
  if (thousands) return Number(text.replaceAll(".", ""));
  const [decimals = "", ...whole] = text.split(",").reverse();
  return Number(whole.length > 0 ? `${whole.join("").replaceAll(".", "")}.${decimals}` : decimals);
}

export function baseUnitOf(label: string | null | undefined): { unit: BaseUnit; factor: number } | null {
  const word = (label ?? "").trim().toLowerCase().replace(/\.$/, "");
  const entry = UNITS.find(([pattern]) => pattern.test(word));
  return entry ? { unit: entry[1], factor: Math.round(1 / entry[2]) } : null;
}
