import { OFFER_KINDS } from "../../seed/catalogue/offer-kinds";
import { fold } from "./words";

const OFFER = "(?:scont(?:o|i|at[oaie])|offert[ae]|promo(?:zion[ei])?|ribass[oi])";
const UP_TO = "(?<upTo>(?:fino|massimo|max) (?:ad? |al |del )?)";
const AT_LEAST = "(?:con )?(?:almeno |minimo |oltre |superior[ei] )?(?:(?:d[ae]l(?:lo)?|al|il|di) )?";
const LIMIT = `(?:${UP_TO}|${AT_LEAST})`;
/** Not "0%": of fat or sugar. */
const PERCENT = "-?(?<figure>[1-9]\\d?) ?(?:%|per ?cento)";

/** What takes the place of a percentage that belongs to no product. */
const DISCOUNTS: [pattern: RegExp, replacement: string][] = [
  [new RegExp(`(?<![a-z])(?<offer>${OFFER}) ${LIMIT}${PERCENT}`), "$<offer>"],
  [/(?<![a-z])(?<offer>scont[oi]) (?:del )?(?<figure>[1-9][05])$/, "$<offer>"],
  [new RegExp(`(?<![\\w.,])${LIMIT}${PERCENT} (?:di )?(?=${OFFER}(?![a-z]))`), ""],
  [/(?<!\S)- ?(?<figure>[1-9]\d?) ?%/, "sconto"],
  [/(?<![\w.,])(?<figure>[1-9]\d?) ?% off(?![a-z])/, "sconto"],
];
const HALF_PRICE = /(?<![a-z])(?:a )?(?:meta prezzo|half price)(?![a-z])/;

/** `minDiscount`: in percent. */
export type ReadOffers = { rest: string; kind: number | null; minDiscount: number | null };

function readPercent(text: string): Omit<ReadOffers, "kind"> {
  for (const [pattern, replacement] of DISCOUNTS) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const minDiscount = groups.upTo ? null : Number(groups.figure);
    return { rest: text.replace(pattern, replacement), minDiscount };
  }
  return { rest: text, minDiscount: null };
}

/** The kind of offer, or else the discount, that a text asks for: "pasta 3x2" → rest "pasta". */
export function readOffers(q: string): ReadOffers {
  const typed = fold(q).replace(/\s+/g, " ");
  const { rest, minDiscount } = readPercent(typed);
  const found = OFFER_KINDS.find(({ asked }) => asked?.test(rest));
  if (found?.asked)
    return { rest: rest.replace(found.asked, " ").trim(), kind: found.productClassId, minDiscount: null };
  if (HALF_PRICE.test(rest))
    return { rest: rest.replace(HALF_PRICE, "sconto").trim(), kind: null, minDiscount: 50 };
  return { rest: rest === typed ? q : rest.trim(), kind: null, minDiscount };
}
