import { NUMBER_WORDS } from "../../../lib/rules/text/number-words";
import { fold } from "./words";

type Kind = "g" | "ml" | "pz" | "lav" | "cm";

type Unit = { kind: Kind; factor: number };

const UNITS: Record<string, Unit> = {
  kg: { kind: "g", factor: 1000 },
  chilo: { kind: "g", factor: 1000 },
  chili: { kind: "g", factor: 1000 },
  hg: { kind: "g", factor: 100 },
  etto: { kind: "g", factor: 100 },
  etti: { kind: "g", factor: 100 },
  g: { kind: "g", factor: 1 },
  gr: { kind: "g", factor: 1 },
  grammi: { kind: "g", factor: 1 },
  l: { kind: "ml", factor: 1000 },
  lt: { kind: "ml", factor: 1000 },
  litro: { kind: "ml", factor: 1000 },
  litri: { kind: "ml", factor: 1000 },
  cl: { kind: "ml", factor: 10 },
  ml: { kind: "ml", factor: 1 },
  pz: { kind: "pz", factor: 1 },
  pezzi: { kind: "pz", factor: 1 },
  rotoli: { kind: "pz", factor: 1 },
  rotolo: { kind: "pz", factor: 1 },
  lavaggi: { kind: "lav", factor: 1 },
  m: { kind: "cm", factor: 100 },
  metri: { kind: "cm", factor: 100 },
};

const unitNames = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join("|");
const SIZE = new RegExp(
  `(?<![a-z0-9.,])(?:(\\d{1,3})\\s*x\\s*)?(\\d{1,5}(?:[.,]\\d{1,3})?)\\s*(${unitNames})\\.?(?![a-z0-9])`,
  "g",
);
const UNIT_FIRST_SIZE = new RegExp(
  `(?<![a-z])(kg|gr|g|lt|l|ml|cl)\\.?\\s+(\\d{1,5}(?:[.,]\\d{1,3})?)(?![\\d.,]*\\s*x)`,
  "g",
);

/** "80 g x 3" is "3 x 80 g". */
const SIZE_TIMES = new RegExp(
  `(\\d{1,5}(?:[.,]\\d{1,3})?)\\s*(${unitNames})\\.?\\s*x\\s*(\\d{1,3})(?![\\d.,])`,
  "g",
);

const SPELLED_UNITS = Object.keys(UNITS).filter((name) => name.length > 1);
const SPELLED_AMOUNT = new RegExp(
  `(?<![a-z0-9])(${Object.keys(NUMBER_WORDS).join("|")})\\s+(?=(?:${SPELLED_UNITS.join("|")})(?![a-z0-9]))`,
  "g",
);

/** Packs without a unit: below 10 in litres or kilograms ("6x1,5"), else in millilitres or grams ("6x500"). */
const PLAIN_PACKS = /(?<![a-z0-9.,])(\d{1,2})\s*x\s*(\d{1,4}(?:[.,]\d{1,2})?)(?![a-z0-9.,])/g;
const MAX_WHOLE_UNITS = 10;

export type Size = { pieces: number; amount: number; kind: Kind | "any" };

const parseDecimal = (text: string) => Number(text.replace(",", "."));

/** "acqua 6x1,5 l" → 6 × 1500 ml, rest "acqua". */
export function extractSizes(text: string): { sizes: Size[]; rest: string } {
  const sizes: Size[] = [];
  const addSize = (pieces: string | undefined, amount: string, name: string) => {
    const unit = UNITS[name];
    if (unit)
      sizes.push({
        pieces: Number(pieces ?? 1),
        amount: Math.round(parseDecimal(amount) * unit.factor),
        kind: unit.kind,
      });
    return " ";
  };
  const rest = fold(text)
    .replace(/(?<![a-z0-9])(?:mezzo|1\/2)\s*(kg|chilo|litro|l)(?![a-z0-9])/g, "0.5 $1")
    .replace(SPELLED_AMOUNT, (_all, word: string) => `${NUMBER_WORDS[word] ?? 1} `)
    .replace(SIZE_TIMES, "$3 x $1 $2")
    .replace(SIZE, (_all, pieces: string | undefined, amount: string, name: string) =>
      addSize(pieces, amount, name),
    )
    .replace(UNIT_FIRST_SIZE, (_all, name: string, amount: string) => addSize(undefined, amount, name))
    .replace(PLAIN_PACKS, (_all, pieces: string, figure: string) => {
      const amount = parseDecimal(figure);
      const factor = amount < MAX_WHOLE_UNITS ? 1000 : 1;
      sizes.push({ pieces: Number(pieces), amount: Math.round(amount * factor), kind: "any" });
      return " ";
    });
  return { sizes, rest };
}

const toLexeme = (pieces: string, amount: number, kind: string) => `size${pieces}${amount}${kind}`;

const WHOLE = "whole";

/** Lexeme of packs with this number of pieces of any size: "6 bottiglie". */
export const toPackLexeme = (pieces: number) => `sizepack${pieces}`;

/** Lexemes that find a product of this size: the total, each piece, both together, and the number of pieces. */
export function getSizeLexemes(text: string): string[] {
  return extractSizes(text).sizes.flatMap(({ pieces, amount, kind }) =>
    kind === "any"
      ? []
      : pieces === 1
        ? [toLexeme("", amount, kind), toLexeme(WHOLE, amount, kind)]
        : [
            toLexeme("", amount, kind),
            toLexeme("", pieces * amount, kind),
            toLexeme(`${pieces}x`, amount, kind),
            toPackLexeme(pieces),
          ],
  );
}

const [MIN_CENTILITRES, MAX_CENTILITRES] = [20, 75];

/** A number without a unit that may be centilitres: "birra 66", "birra 3x33". */
export const isCentilitres = (amount: number): boolean =>
  amount >= MIN_CENTILITRES && amount <= MAX_CENTILITRES;

function toQuery(pieces: string, { amount, kind }: Size): string {
  if (kind !== "any") return toLexeme(pieces, amount, kind);
  const drinks = isCentilitres(amount) ? [toLexeme(pieces, amount * 10, "ml")] : [];
  return `(${[toLexeme(pieces, amount, "g"), toLexeme(pieces, amount, "ml"), ...drinks].join(" | ")})`;
}

export function toSizeLexeme(size: Size): string {
  return toQuery(size.pieces === 1 ? "" : `${size.pieces}x`, size);
}

/** Matches products sold as one piece of this size, not packs of several pieces. */
export function toWholeSizeLexeme(size: Size): string {
  return toQuery(size.pieces === 1 ? WHOLE : `${size.pieces}x`, size);
}
