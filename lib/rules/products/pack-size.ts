import { type BaseUnit, type Measure, parseMeasures } from "./measures";

export type PackContent = {
  unit: BaseUnit;
  /** Total in base units: 9 for "6x1,5 l", 0.304 for "GR. 304". */
  amount: number;
  pieces: number;
  /** Drained weight, by which products in liquid are priced. */
  drained: number | null;
  approximate: boolean;
};

export type PackDescription = {
  size: string;
  lowestPrice: number | null;
};

const NOTICE =
  /\(? ?minimo ?(?:€|eur|euro)? ?(\d+(?:[.,]\d{1,2})?) ?(?:€ ?)?(?:- ?\d+(?:[.,]\d+)? ?% ?)?\)?/i;
const DRAINED = /(?:peso )?sgocc(?:iolato|iol\.?|\.)? ?(?:: ?)?([\d.,]+ ?[a-z]+\.?|[a-z]+\.? ?[\d.,]+)/i;
const APPROXIMATE = /\b(?:circa|ca)\b\.?/i;
/** Longer descriptions are marketing copy that mentions a measure. */
const MAX_SIZE_LENGTH = 50;

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;
/** "30 x 54 cm", "1,5 l x 2 pz": on one line. */
const PRODUCT_OF_NUMBERS = new RegExp(
  String.raw`(?<![\d.,])${NUMBER}(?: \p{L}{1,2})?(?: x ${NUMBER}(?: \p{L}{1,2}(?!\p{L}))?)+`,
  "gu",
);

const SYMBOL = "kg|gr?|lt?|ml|cl";
const FIGURE = String.raw`\d+(?:[.,]\d+)?`;
/** "GR. 304", "kg 1/2", "GR. 500-600". */
const UNIT_FIRST = new RegExp(
  String.raw`(?<!\d\s?)\b(${SYMBOL})\b\.?\s*(${FIGURE}(?:[/-]${FIGURE}(?![.,]?\d|\s*pz\b))?)(?![.,]?\d|\s*(?:${SYMBOL})\b)(?:\s*(x)\s*(?=\d))?`,
  "gi",
);

const MAX_LENGTH = 1000;

const toLine = (text: string) => text.slice(0, MAX_LENGTH).replace(/\s+/g, " ").trim();

const decimal = (text: string): number => Number(text.replace(",", "."));

/** Splits off the 30-day notice that some shops append ("500 g (Minimo € 1,49 - 55%)"). */
export function cleanDescription(description: string): PackDescription {
  const line = toLine(description);
  const notice = NOTICE.exec(line);
  const text = toLine(line.replace(NOTICE, " "));
  const lowest = notice?.[1] === undefined ? null : Math.round(decimal(notice[1]) * 100);
  return {
    size: sizeOf(text),
    lowestPrice: lowest !== null && lowest > 0 ? lowest : null,
  };
}

function sizeOf(text: string): string {
  const tidy = tidyUnits(text);
  if (tidy.length <= MAX_SIZE_LENGTH && !/,\s+\p{L}{3}/u.test(tidy)) return tidy;
  const first = parseMeasures(text.replace(DRAINED, " "))[0];
  return first ? tidyUnits(first.text) : "";
}

/** "GR. 304" → "304 g". */
function tidyUnits(text: string): string {
  return text
    .replace(
      UNIT_FIRST,
      (_, unit: string, figure: string, times?: string) => `${figure} ${unit}${times ? " x " : ""}`,
    )
    .replace(
      /(\d)\s*(kg|gr?|lt?|ml|cl|pz|mt)\b\.?/gi,
      (_, digit: string, unit: string) => `${digit} ${symbol(unit)}`,
    )
    .replace(/ ?\bx\b ?/gi, " x ")
    .replace(/(\d)\s*x\s*(\d)/gi, "$1 x $2")
    .replace(PRODUCT_OF_NUMBERS, (product) => product.replaceAll(" ", "\u00a0"))
    .trim();
}

function symbol(unit: string): string {
  const lower = unit.toLowerCase();
  return { gr: "g", lt: "l", mt: "m" }[lower] ?? lower;
}

export function parseContent(description: string): PackContent | null {
  const text = toLine(toLine(description).replace(NOTICE, " "));
  const drained = DRAINED.exec(text);
  const whole = parseMeasures(text.replace(DRAINED, " "));
  const main = whole.find(({ unit }) => unit === "kg" || unit === "l") ?? whole[0];
  if (!main) return null;
  const drainedMeasure = parseMeasures(drained?.[1] ?? "").find(({ unit }) => unit === main.unit);
  return {
    unit: main.unit,
    amount: main.amount,
    pieces: main.pieces > 1 ? main.pieces : piecesBeside(whole, main),
    drained: drainedMeasure ? drainedMeasure.amount : null,
    approximate: APPROXIMATE.test(text),
  };
}

function piecesBeside(measures: Measure[], main: Measure): number {
  const count = measures.find((measure) => measure !== main && measure.unit === "pz");
  return main.unit !== "pz" && count ? count.amount : 1;
}

/** Whether a unit price is that of a content: within two percent, or one cent of rounding. */
export const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1, b * 0.02);
