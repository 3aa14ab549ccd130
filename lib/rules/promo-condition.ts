/** `card` is the card's name in the promotion's text. */
export type PromoCondition = { kind: "card"; card: string } | { kind: "stamps" };

type Texts = { header: string; bubble: string; body: string; selectableText: string };

const CARD =
  /\b(?:con|per)\s+(?:la\s+|i\s+|tua\s+)*((?:\w+\s+)?(?:card|carta|tessera|soci)\b(?:\s+[A-Z][\w']*)?)/i;
const STAMPS = /\bboll(?:on|in)i\b/i;

const plainText = (markup: string) =>
  markup
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** "CARTA VANTAGGI" → "Carta Vantaggi". */
const capitalise = (name: string) =>
  name.toLocaleLowerCase("it").replace(/(^|\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase("it"));

/** Read from any of the promotion's texts, as shops differ. */
export function promoCondition(promo: Texts | null): PromoCondition | null {
  if (!promo) return null;
  const texts = [promo.body, promo.header, promo.bubble, promo.selectableText].map(plainText);
  if (texts.some((text) => STAMPS.test(text))) return { kind: "stamps" };
  const card = texts.map((text) => CARD.exec(text)?.[1]).find(Boolean);
  return card ? { kind: "card", card: capitalise(card) } : null;
}
