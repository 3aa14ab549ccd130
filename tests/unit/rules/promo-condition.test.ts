import { promoCondition } from "@/lib/rules/promo-condition";

const promo = (texts: Partial<Record<"header" | "bubble" | "body" | "selectableText", string>>) => ({
  header: "",
  bubble: "",
  body: "",
  selectableText: "",
  ...texts,
});

test.each([
  [{ bubble: "-20% con Carta" }, { kind: "card", card: "Carta" }],
  [{ header: "<b>SOLO CON CARTA VANTAGGI</b>" }, { kind: "card", card: "Carta Vantaggi" }],
  [{ body: "Prezzo riservato: per i soci" }, { kind: "card", card: "Soci" }],
  [{ selectableText: "Scegli il premio coi bolloni" }, { kind: "stamps" }],
  [{ body: "Raccogli i bollini" }, { kind: "stamps" }],
])("%j is a condition of the promotion, whichever of its texts says it", (texts, expected) => {
  expect(promoCondition(promo(texts))).toEqual(expected);
});

test.each([[promo({ bubble: "-20%", body: "Sconto sul secondo pezzo" })], [null]])(
  "%j has none",
  (unconditional) => expect(promoCondition(unconditional)).toBeNull(),
);
