import { formatPercent, formatMultiBuy } from "@/components/cart/format-multi-buy";
import { promoLabel } from "@/components/cart/promo-label";
import { isMultiBuy, missingPieces, type MultiBuy } from "@/lib/rules/prices/multi-buy";
import english from "@/messages/deferred/en.json";
import messages from "@/messages/deferred/it.json";

const threeForTwo: MultiBuy = { kind: "takePay", take: 3, pay: 2 };
const second: MultiBuy = { kind: "secondPiece", perc: 50 };
const onTwo: MultiBuy = { kind: "percentage", perc: 20, pieces: 2 };

test.each([
  [threeForTwo, 0, "Prendi 3, paghi 2"],
  [threeForTwo, 2, "Prendi 3, paghi 2: aggiungine 1"],
  [threeForTwo, 3, "Prendi 3, paghi 2: ci sei"],
  [threeForTwo, 4, "Prendi 3, paghi 2: aggiungine 2"],
  [second, 1, "Il 2° pezzo a −50%: aggiungine 1"],
  [onTwo, 1, "−20% se ne prendi 2: aggiungine 1"],
])("%o with %d in the cart: %s", (offer, quantity, text) => {
  expect(formatMultiBuy(offer, quantity, messages, "it")).toBe(text);
});

test("a plain discount asks for no further pieces", () => {
  expect(isMultiBuy({ kind: "percentage", perc: 20, pieces: 1 })).toBe(false);
  expect(isMultiBuy(null)).toBe(false);
  expect(missingPieces({ kind: "percentage", perc: 20, pieces: 1 }, 5)).toBe(0);
});

test.each([
  ["it", 12.5, "12,5"],
  ["en", 12.5, "12.5"],
  ["en", 55.034, "55"],
  ["it", 33.39, "33,3"],
  ["en", 20, "20"],
])("in %s %d per cent is %s, never rounded up", (locale, perc, text) => {
  expect(formatPercent(perc, locale)).toBe(text);
});

test("an English label has English numbers", () => {
  const offer = { ...onTwo, perc: 12.5 };
  expect(promoLabel(offer, english, "en")).toContain("12.5%");
  expect(formatMultiBuy(offer, 1, english, "en")).toContain("12.5%");
});
