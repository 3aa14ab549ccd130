import { isEan13 } from "./gs1";

/** Odd-parity modules of the left digits 0-9; even parity and the right side are derived from them. */
const LEFT = [
  "0001101",
  "0011001",
  "0010011",
  "0111101",
  "0100011",
  "0110001",
  "0101111",
  "0111011",
  "0110111",
  "0001011",
];

const PARITY = [
  "000000",
  "001011",
  "001101",
  "001110",
  "010011",
  "011001",
  "011100",
  "010101",
  "010110",
  "011010",
];

const GUARD = "101";
const CENTRE = "01010";

const inverted = (modules: string) => modules.replace(/[01]/g, (module) => (module === "0" ? "1" : "0"));
const reversed = (modules: string) => [...modules].reverse().join("");

/** The 95 modules, "1" for dark; null if not a valid EAN-13. */
export function ean13Modules(code: string): string | null {
  if (!isEan13(code)) return null;
  const [first = 0, ...digits] = [...code].map(Number);
  const left = digits.slice(0, 6).map((digit, index) => {
    const odd = LEFT[digit] ?? "";
    return PARITY[first]?.[index] === "1" ? reversed(inverted(odd)) : odd;
  });
  const right = digits.slice(6).map((digit) => inverted(LEFT[digit] ?? ""));
  return [GUARD, ...left, CENTRE, ...right, GUARD].join("");
}

export type Bar = { at: number; width: number };

export function barsOf(modules: string): Bar[] {
  return [...modules.matchAll(/1+/g)].map((match) => ({ at: match.index, width: match[0].length }));
}
