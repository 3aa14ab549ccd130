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

const names = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join("|");
const SIZE = new RegExp(
  `(?<![a-z0-9.,])(?:(\\d{1,3})\\s*x\\s*)?(\\d{1,5}(?:[.,]\\d{1,3})?)\\s*(${names})\\.?(?![a-z0-9])`,
  "g",
);
const REVERSED = new RegExp(
  `(?<![a-z])(kg|gr|g|lt|l|ml|cl)\\.?\\s+(\\d{1,5}(?:[.,]\\d{1,3})?)(?![\\d.,]*\\s*x)`,
  "g",
);

type Size = { pieces: number; amount: number; kind: Unit["kind"] };

const number = (text: string) => Number(text.replace(",", "."));

/** Takes the sizes out of a text: "acqua 6x1,5 l" → six of 1500 ml, and "acqua" left. */
export function takeSizes(text: string): { sizes: Size[]; rest: string } {
  const sizes: Size[] = [];
  const take = (pieces: string | undefined, amount: string, name: string) => {
    const unit = UNITS[name];
    if (unit)
      sizes.push({
        pieces: Number(pieces ?? 1),
        amount: Math.round(number(amount) * unit.factor),
        kind: unit.kind,
      });
    return " ";
  };
  const rest = fold(text)
    .replace(/(?<![a-z0-9])(?:mezzo|1\/2)\s*(kg|chilo|litro|l)(?![a-z0-9])/g, "0.5 $1")
    .replace(SIZE, (_all, pieces: string | undefined, amount: string, name: string) =>
      take(pieces, amount, name),
    )
    .replace(REVERSED, (_all, name: string, amount: string) => take(undefined, amount, name));
  return { sizes, rest };
}

const lexeme = (pieces: string, amount: number, kind: string) => `size${pieces}${amount}${kind}`;

/** What a product of this size is found by: its whole, each of its pieces, and both together. */
export function sizeLexemes(text: string): string[] {
  return takeSizes(text).sizes.flatMap(({ pieces, amount, kind }) =>
    pieces === 1
      ? [lexeme("", amount, kind)]
      : [lexeme("", amount, kind), lexeme("", pieces * amount, kind), lexeme(`${pieces}x`, amount, kind)],
  );
}

/** What someone who asked for this size looks for. */
export function wantedLexeme({ pieces, amount, kind }: Size): string {
  return lexeme(pieces === 1 ? "" : `${pieces}x`, amount, kind);
}
