import { promoCondition } from "@/lib/rules/prices/promo-condition";

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
  [{ bubble: "Solo con Carta Fedeltà" }, { kind: "card", card: "Carta Fedeltà" }],
  [{ bubble: "Solo con Società Card" }, { kind: "card", card: "Società Card" }],
  [{ bubble: "Con la tua carta entro il 5" }, { kind: "card", card: "Carta" }],
  [{ body: "Con la nuova carta, ogni giovedì" }, { kind: "card", card: "Carta" }],
  [{ body: "con Tessera Città d'Italia" }, { kind: "card", card: "Tessera Città" }],
  [{ body: "con carta di credito o con Carta Vantaggi" }, { kind: "card", card: "Carta Vantaggi" }],
  [{ selectableText: "Scegli il premio coi bolloni" }, { kind: "stamps" }],
  [{ body: "Prezzo con 5 bollini" }, { kind: "stamps" }],
  [{ body: "Con 10 bollini ricevi il 30% di sconto" }, { kind: "stamps" }],
  [{ body: "Raccogli 10 bollini e paghi 2,99 €" }, { kind: "stamps" }],
  [{ body: "Raccogli i bolloni", bubble: "-30% coi bolloni" }, { kind: "stamps" }],
])("%j is a condition of the promotion, whichever of its texts says it", (texts, expected) => {
  expect(promoCondition(promo(texts))).toEqual(expected);
});

test.each([
  [promo({ bubble: "-20%", body: "Sconto sul secondo pezzo" })],
  [promo({ body: "Pagando con carta di credito" })],
  [promo({ body: "Tovaglioli per cartapesta" })],
  [promo({ body: "Raccogli i bollini" })],
  [promo({ bubble: "Bollini doppi", body: "Ricevi 2 bollini" })],
  [null],
])("%j has none", (unconditional) => expect(promoCondition(unconditional)).toBeNull());
