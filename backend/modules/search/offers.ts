import { OFFER_KINDS } from "../../seed/catalogue/offer-kinds";
import { fold } from "./words";

/** "sconto 50%" and "50% di sconto": a number that belongs to no product. */
const PERCENT =
  /(?<=(?<![a-z])(?:scont(?:o|i|at[oaie])|offert[ae]|promo(?:zion[ei])?) (?:del(?:lo)? |al |di )?)-?\d{1,2} ?%|(?<![\w.,])\d{1,2} ?% (?:di )?(?=scont[oi](?![a-z]))/;
const DISCOUNT = /(?<!\S)- ?\d{1,2} ?%/;

/** The kind of offer that a text asks for: "pasta 3x2" → rest "pasta". Of a discount in percent all offers are shown. */
export function readOffers(q: string): { rest: string; kind: number | null } {
  const typed = fold(q).replace(/\s+/g, " ");
  const text = typed.replace(DISCOUNT, "sconto").replace(PERCENT, "");
  const found = OFFER_KINDS.find(({ asked }) => asked?.test(text));
  if (found?.asked) return { rest: text.replace(found.asked, " ").trim(), kind: found.productClassId };
  return { rest: text === typed ? q : text.trim(), kind: null };
}
