import { fold } from "./words";

const NOVELTIES =
  /(?<![a-z])(?:(?:le\s+)?(?:ultime\s+)?novita|(?:nuovi|ultimi)\s+(?:prodotti|arrivi)|prodotti\s+nuovi|new\s+(?:products?|arrivals?))(?![a-z])/;
const LINK = /^(?:di|nei|nel|tra|fra|in)\s+/;

/** "novità" and "nuovi prodotti" ask for what is new: "novità biscotti" → rest "biscotti". */
export function readNovelties(q: string): { rest: string; isNovelty: boolean } {
  const text = fold(q);
  if (!NOVELTIES.test(text)) return { rest: q, isNovelty: false };
  return { rest: text.replace(NOVELTIES, " ").trim().replace(LINK, ""), isNovelty: true };
}
