import { fold } from "./words";

type Unit = { kind: "g" | "ml" | "pz" | "lav" | "cm"; factor: number };

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

export type Size = { pieces: number; amount: number; kind: Unit["kind"] };

const parseDecimal = (text: string) => Number(text.replace(",", "."));

/** "acqua 6x1,5 l" → six of 1500 ml, and "acqua" left. */
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
    .replace(SIZE, (_all, pieces: string | undefined, amount: string, name: string) =>
      addSize(pieces, amount, name),
    )
    .replace(UNIT_FIRST_SIZE, (_all, name: string, amount: string) => addSize(undefined, amount, name));
  return { sizes, rest };
}

const toLexeme = (pieces: string, amount: number, kind: string) => `size${pieces}${amount}${kind}`;

const WHOLE = "whole";

/** Lexemes that find a product of this size: the total, each piece, and both together. */
export function getSizeLexemes(text: string): string[] {
  return extractSizes(text).sizes.flatMap(({ pieces, amount, kind }) =>
    pieces === 1
      ? [toLexeme("", amount, kind), toLexeme(WHOLE, amount, kind)]
      : [
          toLexeme("", amount, kind),
          toLexeme("", pieces * amount, kind),
          toLexeme(`${pieces}x`, amount, kind),
        ],
  );
}

export function toSizeLexeme({ pieces, amount, kind }: Size): string {
  return toLexeme(pieces === 1 ? "" : `${pieces}x`, amount, kind);
}

/** Of what is sold in one piece of this size. */
export function toWholeSizeLexeme({ pieces, amount, kind }: Size): string {
  return toLexeme(pieces === 1 ? WHOLE : `${pieces}x`, amount, kind);
}
