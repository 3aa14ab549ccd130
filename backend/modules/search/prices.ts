import { NUMBER_WORDS } from "../../../lib/rules/text/number-words";

/** In cents. */
export type PriceRange = { from?: number; to?: number };

const ARTICLE = "(?:(?:i|gli|ai|agli|dei)\\s+|l')?";
const FIGURE = `(\\d{1,4}(?:[.,]\\d{1,2})?|${Object.keys(NUMBER_WORDS).join("|")})`;
/** "10 euro", "€ 10", "un euro", "l'euro". */
const AMOUNT = `${ARTICLE}(?:€\\s*)?${FIGURE}\\s*(?:€|eu(?:r[oi]?s?)?(?![a-z]))`;
/** After "sotto" and "tra" an amount at the end needs no currency: "vino sotto 10". */
const LAST_AMOUNT = `${ARTICLE}(?:€\\s*)?(\\d{1,3}(?:[.,]\\d{1,2})?)\\s*$`;
const EURO_FIRST = `€\\s*(\\d{1,4}(?:[.,]\\d{1,2})?)(?!\\d)`;

const BELOW =
  "(?:(?:a\\s+)?(?:meno|massimo)(?:\\s+di)?|al\\s+massimo|sotto(?:\\s+a)?|max|fino\\s+a|entro|under|below|less\\s+than|up\\s+to)";
const ABOVE = "(?:piu\\s+di|sopra|oltre|almeno|minimo|over|more\\s+than)";
const OPTIONAL_PREPOSITION = "(?:(?:a|per|da|at|for)\\s+)?";
const START = "(?<![a-z0-9])";

type Rule = [RegExp, (first: number, second: number) => PriceRange];

/** In either order: "da 5 a 3 euro". */
const between = (one: number, other: number): PriceRange => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
});

const RULES: Rule[] = [
  [
    new RegExp(`${START}(?:da|tra|fra)\\s+${ARTICLE}${FIGURE}(?:\\s*(?:€|euro))?\\s+(?:a|e)\\s+${AMOUNT}`),
    between,
  ],
  [new RegExp(`${START}${FIGURE}\\s*€?\\s*[-–]\\s*${AMOUNT}`), between],
  [new RegExp(`${START}(?:tra|fra)\\s+${ARTICLE}(\\d{1,3})\\s+e\\s+${LAST_AMOUNT}`), between],
  [new RegExp(`${START}da\\s+${AMOUNT}\\s+in\\s+su(?![a-z])`), (from) => ({ from })],
  [new RegExp(`${START}${ABOVE}\\s+(?:${AMOUNT}|${EURO_FIRST})`), (from) => ({ from })],
  [
    new RegExp(`${START}(?:${BELOW}\\s+|${OPTIONAL_PREPOSITION})(?:${AMOUNT}|${EURO_FIRST})`),
    (to) => ({ to }),
  ],
  [new RegExp(`${START}(?:sotto|meno\\s+di|under)\\s+${LAST_AMOUNT}`), (to) => ({ to })],
];

const CHEAP =
  /(?<![a-z])(?:(?:piu\s+)?(?:economic(?:[oai]|he)|convenient[ei])|(?:il\s+|la\s+|i\s+|le\s+)?meno\s+car[oaie]|(?:che\s+)?costan?o?\s+poco|a\s+(?:buon\s+(?:mercato|prezzo)|(?:basso|poco)\s+prezzo)|(?:a\s+)?prezz[oi]\s+(?:piu\s+)?bass[oi]|low\s+cost|cheap(?:est)?)(?![a-z])/g;

const parseCents = (figure: string): number =>
  Math.round((NUMBER_WORDS[figure] ?? Number(figure.replace(",", "."))) * 100);

export type ReadPrices = { rest: string; price: PriceRange | null; isCheap: boolean };

/** Takes the price out of a folded text: "vino sotto 10 euro" → up to 1000 cents, rest "vino". */
export function readPrices(text: string): ReadPrices {
  const rest = text.replace(CHEAP, " ");
  const isCheap = rest !== text;
  for (const [pattern, toRange] of RULES) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const [first = 0, second = 0] = match.slice(1).filter(Boolean).map(parseCents);
    return { rest: rest.replace(pattern, " "), price: toRange(first, second), isCheap };
  }
  return { rest, price: null, isCheap };
}
