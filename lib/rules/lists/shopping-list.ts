import { quantityToBuy } from "../quantities/recipe-amounts";
import { type Measure, parseMeasures } from "../products/measures";
import { firstQuantity } from "../quantities/first-quantity";
import { NUMBER_WORDS } from "../text/number-words";
import { quantitySteps, type SellingRule } from "../quantities/quantity";

/** Units of measures; null: pieces, packs, bottles. */
type Unit = "kg" | "g" | "l" | "cl" | "ml" | "dl";

export type ListAmount = {
  value: number;
  unit: Unit | null;
  /** What a number without a unit counts, where its word says so. */
  counts?: "packs" | "pieces";
};

export type ListLine = {
  text: string;
  query: string;
  amount: ListAmount | null;
  /** The written amount is 0, or more than anybody buys; `amount` is null. */
  unusable?: "zero" | "tooMuch";
};

const MAX_LINES = 40;
const MAX_LINE = 100;
const MAX_PIECES = 99;
/** Kilograms or litres. */
const MAX_MEASURE = 50;

const AMOUNT_WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  "un'": 1,
  mezzo: 0.5,
  mezza: 0.5,
  mezz: 0.5,
  "mezz'": 0.5,
  "½": 0.5,
  "¼": 0.25,
  "¾": 0.75,
};

const UNIT_WORDS: readonly [RegExp, Unit, number][] = [
  [/^(?:kg|kili|kilo|chilo|chili|chilogramm[oi])$/, "kg", 1],
  [/^(?:hg|ett[oi])$/, "g", 100],
  [/^(?:g|gr|gramm[oi])$/, "g", 1],
  [/^(?:l|lt|litr[oi])$/, "l", 1],
  [/^dl$/, "dl", 1],
  [/^cl$/, "cl", 1],
  [/^ml$/, "ml", 1],
];

const IN_BASE_UNIT: Readonly<Record<Unit, number>> = { kg: 1, g: 0.001, l: 1, dl: 0.1, cl: 0.01, ml: 0.001 };

/** "6 pezzi" says neither packs nor single pieces. */
const PIECES_OR_PACKS = /^(?:pz|pezz[oi])$/;

const PACK =
  /^(?:conf|confezion[ei]|pacc(?:o|hi|hett[oi])|scatol[ae]|vaschett[ae]|bust[ae]|sacchett[oi]|cass[ae]|cassett[ae]|carton[ei]|tubett[oi]|flacon[ei]|panett[oi]|cesp[oi]|mazz[oi]|mazzett[oi]|grappol[oi])$/;

/** Containers that packs hold several of. */
const PIECE = /^(?:bottigli[ae]|lattin[ae]|scatolett[ae]|barattol[oi]|vasett[oi]|brick|rotol[oi])$/;

/** Named one by one, sold in packs. */
const COUNTED =
  /\b(?:uov[ao]|capsul[ae]|cialde|rotol[oi]|pannolin[oi]|bustin[ae]|filtri|salviett[ae]|pastigli[ae]|birr[ae]|bottigli[ae]|lattin[ae]|vasett[oi]|yogurt)\b/i;

const BULLET = /^\s*(?:[-–—•*·▪◦☐☑□✓✔]+|\[[ xX]?\]|\d{1,2}[.)](?=\s))\s*/u;
const LINK_WORD = /^(?:di|del|della|dello|dei|degli|delle|d')$/;
const FIGURE = /^\d{1,7}(?:[.,]\d{1,3})?$/;
const FRACTION = /^(\d)\/(\d)$/;

/** The figure after it is part of the name: "pannolini taglia 4". */
const NAMED_NUMBER = /^(?:n|n[.°]|numero|taglia|tg|misura|tipo|fattore|spf|formato)$/i;

const tidy = (text: string) => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();

/** "1kg", "x2" and "d'uva" are split in two; a multipack ("6x1,5") stays one word. */
function toWords(line: string): string[] {
  return line
    .replace(/(^|\s)(\d+(?:[.,]\d+)?)(kg|hg|gr?|lt?|cl|ml|dl|pz)\b/gi, "$1$2 $3")
    .replace(/(^|\s)x\s?(\d{1,2})(?=\s|$)/gi, "$1$2 x")
    .replace(/(^|\s)(\d{1,2})\s?x(?=\s+\p{L})/giu, "$1$2")
    .replace(/\b(d|un|mezz)['’](?=\p{L})/giu, "$1' ")
    .replace(/\((\d{1,2})\)/g, "$1 x")
    .split(/\s+/)
    .filter(Boolean);
}

function readNumber(word: string | undefined): number | null {
  const lower = (word ?? "").toLowerCase();
  if (FIGURE.test(lower)) return Number(lower.replace(",", "."));
  const fraction = FRACTION.exec(lower);
  if (fraction && Number(fraction[2]) > 0) return Number(fraction[1]) / Number(fraction[2]);
  return Object.hasOwn(AMOUNT_WORDS, lower) ? (AMOUNT_WORDS[lower] ?? null) : null;
}

const findUnit = (word: string | undefined) =>
  UNIT_WORDS.find(([pattern]) => pattern.test((word ?? "").toLowerCase().replace(/\.$/, "")));

const isWordOf = (pattern: RegExp, word: string | undefined) =>
  pattern.test((word ?? "").toLowerCase().replace(/\.$/, ""));

type ParsedAmount = { amount: ListAmount; length: number };

/** "e mezzo" after a figure or its unit. */
const hasHalf = (words: string[], at: number) => words[at] === "e" && /^mezz[oa]$/i.test(words[at + 1] ?? "");

/** Amount at the start: "2", "mezzo chilo", "un etto e mezzo", "una dozzina". */
function readAmount(words: string[]): ParsedAmount | null {
  const figure = readNumber(words[0]);
  if (figure === null) return null;
  let value = figure;
  let length = 1;
  if (hasHalf(words, length)) {
    value += 0.5;
    length += 2;
  }
  const word = (words[length] ?? "").toLowerCase();
  if (/^dozzin[ae]$/.test(word)) return { amount: { value: value * 12, unit: null }, length: length + 1 };
  if (/^(?:paio|paia)$/.test(word)) return { amount: { value: value * 2, unit: null }, length: length + 1 };
  const unit = findUnit(words[length]);
  if (!unit) {
    if (isWordOf(PIECE, word)) return { amount: { value, unit: null, counts: "pieces" }, length: length + 1 };
    if (isWordOf(PACK, word)) return { amount: { value, unit: null, counts: "packs" }, length: length + 1 };
    return { amount: { value, unit: null }, length: isWordOf(PIECES_OR_PACKS, word) ? length + 1 : length };
  }
  length += 1;
  if (hasHalf(words, length)) {
    value += 0.5;
    length += 2;
  }
  return { amount: { value: value * unit[2], unit: unit[1] }, length };
}

const withoutLinkWord = (words: string[]) =>
  LINK_WORD.test((words[0] ?? "").toLowerCase()) ? words.slice(1) : words;

function readUnusable({ value, unit }: ListAmount): ListLine["unusable"] {
  const amount = unit === null ? value : value * IN_BASE_UNIT[unit];
  if (amount === 0) return "zero";
  return amount > (unit === null ? MAX_PIECES : MAX_MEASURE) ? "tooMuch" : undefined;
}

function withAmount(text: string, query: string, amount: ListAmount): ListLine {
  const unusable = readUnusable(amount);
  return unusable ? { text, query, amount: null, unusable } : { text, query, amount };
}

function readLine(text: string): ListLine {
  const line = tidy(text).slice(0, MAX_LINE).trim();
  const words = toWords(line);
  const leading = readAmount(words);
  const plain = { text: line, query: line, amount: null };
  if (!leading) return readTrailing(line, words) ?? plain;
  const rest = withoutLinkWord(words.slice(leading.length));
  const hasName = rest.some((word) => /\p{L}{2}|^\d{8,14}$/u.test(word));
  return hasName ? withAmount(line, rest.join(" "), leading.amount) : plain;
}

/** At the end: "latte x2", "pane 500 g"; a size stays in the query, where the search weighs it. */
function readTrailing(line: string, words: string[]): ListLine | null {
  for (const length of [3, 2, 1]) {
    const start = words.length - length;
    if (start < 1) continue;
    const last = words.slice(start);
    const isTimes = last[1] === "x";
    const count = isTimes ? last.slice(0, 1) : last;
    const trailing = readAmount(count);
    if (!trailing || trailing.length !== count.length) continue;
    const { amount } = trailing;
    const rest = words.slice(0, start);
    // "latte 2" is two; "farina 00" and "pasta numero uno" are names.
    const isNumber = isTimes || /^[1-9]\d?$/.test(last[0] ?? "");
    if (amount.unit === null && (!isNumber || NAMED_NUMBER.test(rest.at(-1) ?? ""))) continue;
    const name = rest.join(" ");
    const isSize = amount.unit !== null && !readUnusable(amount);
    return withAmount(line, isSize ? `${name} ${last.join(" ")}` : name, amount);
  }
  return null;
}

/** "Verdura:" */
const HEADING = /:\s*$/;

/** One product per line; commas separate products, but not decimals. */
export function parseShoppingList(text: string): ListLine[] {
  return text
    .normalize("NFC")
    .split(/[\n\r;]+|,(?!\d)/)
    .map((line) => line.replace(BULLET, ""))
    .filter((line) => /[\p{L}]{2}|\d{8}/u.test(line) && !HEADING.test(line))
    .slice(0, MAX_LINES)
    .map(readLine);
}

/** 500 g of bread in loaves of 400 g is one loaf, not two. */
function nearestQuantity(kilograms: number, rule: SellingRule): number {
  const { start, step } = quantitySteps(rule);
  const steps = Math.max(0, Math.round((kilograms * 1000 - start) / step));
  return (start + steps * step) / 1000;
}

type SellableProduct = { rule: SellingRule; packSize: string };

type LineRequest = Pick<ListLine, "query" | "amount">;

/** "un paio di confezioni di birra", "confezioni di uova x2": the pack is in the query. */
const countsPieces = ({ query, amount }: LineRequest): boolean =>
  amount?.counts ? amount.counts === "pieces" : COUNTED.test(query) && !isWordOf(PACK, query.split(" ")[0]);

/** Pieces in a pack, where the line counts pieces and not packs; else null. */
function piecesCounted(line: LineRequest, pack: Measure | undefined): number | null {
  if (!pack || (line.amount && line.amount.unit !== null) || !countsPieces(line)) return null;
  return pack.unit === "pz" ? pack.amount : pack.pieces;
}

/** Quantity of a product for a line: packs, or kilograms of loose products; the minimum without an amount. */
export function listQuantity(line: LineRequest, { rule, packSize }: SellableProduct): number {
  const { amount } = line;
  const first = firstQuantity(rule);
  if (!amount) return first;
  const { value, unit } = amount;
  if (rule.kind === "loose") {
    if (unit === "kg" || unit === "g") return nearestQuantity(value * IN_BASE_UNIT[unit], rule);
    const kilograms = unit === null ? value * (rule.weightSingleUnit ?? first) : first;
    return quantityToBuy({ amount: null, quantity: kilograms, packSize: "", rule }, 1);
  }
  const [pack] = parseMeasures(packSize);
  if (unit !== null) return quantityToBuy({ amount: { value, unit }, quantity: 1, packSize, rule }, 1);
  const packs = Math.ceil(value / (piecesCounted(line, pack) ?? 1));
  return quantityToBuy({ amount: null, quantity: packs, packSize: "", rule }, 1);
}

/** Excess over the requested amount, in units of the pack. */
export function listExcess(line: LineRequest, product: SellableProduct): number {
  const [pack] = parseMeasures(product.packSize);
  if (!pack || product.rule.kind === "loose") return 0;
  const { value, unit } = line.amount ?? { value: 1, unit: null };
  const quantity = listQuantity(line, product);
  if (unit === null) {
    const pieces = piecesCounted(line, pack);
    return pieces === null ? pack.pieces - 1 : Math.abs(quantity * pieces - value);
  }
  const isSameUnit = (pack.unit === "kg" ? /g$/ : /l$/).test(unit);
  return isSameUnit ? Math.abs(quantity * pack.amount - value * IN_BASE_UNIT[unit]) : 0;
}
