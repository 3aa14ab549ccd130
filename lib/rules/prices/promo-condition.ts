import { plainText } from "../text/plain-text";

/** `card` is the card's name in the promotion's text. */
export type PromoCondition = { kind: "card"; card: string } | { kind: "stamps" };

type Texts = {
  header: string;
  bubble: string;
  bubbleCheckout?: string;
  body: string;
  selectableText: string;
};

const CARD =
  /(?:^|[^\p{L}\p{N}])(?:con|per) (?:(?:la|i|tua) )*((?:\p{L}+ )?(?:card|carta|tessera|soci))(?![\p{L}\p{N}]| di (?:credito|debito))( [\p{L}\p{N}]+)?/iu;
const STAMPS = /\bboll(?:on|in)i\b/i;
/** Stamps that the purchase earns are no condition of its price, unless the text names what they take off. */
const EARNED_STAMPS =
  /\b(?:raccogli|collezion|ricev|guadagn|doppi)\p{L}*(?: (?:\p{L}{1,4}|\d+))* boll(?:on|in)i\b|\bboll(?:on|in)i (?:in (?:regalo|omaggio)|doppi)/iu;
const TAKES_OFF = /[%€]|\b(?:paghi|scont)/i;

/** "CARTA VANTAGGI" → "Carta Vantaggi". */
const capitalise = (name: string) =>
  name.toLocaleLowerCase("it").replace(/(^|\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase("it"));

/** Only capitalised words around "carta" belong to its name. */
function cardName(text: string): string {
  const [, card = "", next = ""] = CARD.exec(text) ?? [];
  return capitalise(card.replace(/^\p{Ll}+ /u, "") + (/^ \p{Lu}/u.test(next) ? next : ""));
}

const asksForStamps = (text: string) =>
  STAMPS.test(text) && (TAKES_OFF.test(text) || !EARNED_STAMPS.test(text));

/** Read from any of the promotion's texts, as shops differ. */
export function promoCondition(promo: Texts | null): PromoCondition | null {
  if (!promo) return null;
  const { body, header, bubble, bubbleCheckout = "", selectableText } = promo;
  const texts = [body, header, bubble, bubbleCheckout, selectableText].map(plainText);
  if (texts.some(asksForStamps)) return { kind: "stamps" };
  const card = texts.map(cardName).find(Boolean);
  return card ? { kind: "card", card } : null;
}
