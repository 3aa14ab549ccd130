import { PriceBlock } from "@/components/product/price-block";
import type { Product } from "@/lib/ebsn/domain/product";
import { priceView } from "@/lib/rules/price";
import { renderInShop, words } from "../in-shop";
import { CUT, CUT_PASTA } from "./a-product";

function shown(product: Product, authenticated = true): string {
  const view = priceView(product, { authenticated, today: "2026-11-20" });
  const { container } = renderInShop(<PriceBlock view={view} words={words} locale="it" />);
  return (container.textContent ?? "").replace(/\s+/g, " ");
}

test("a customer sees bubble, last day, what it was and what it is", () => {
  const text = shown(CUT_PASTA);
  expect(text).toContain("−55%");
  expect(text).toContain("Fino al gio 26 nov");
  expect(text).toContain("Prima 1,49 €Ora 0,67 €");
  expect(text).toContain("Prezzo più basso 30 gg: 1,49 €");
});

test("on the last day the date gives way to words", () => {
  expect(shown({ ...CUT_PASTA, promo: { ...CUT, expireDate: "2026-11-20" } })).toContain("Ultimo giorno");
});

test("a visitor sees the price alone", () => {
  expect(shown(CUT_PASTA, false)).toBe("Promo per utenti registrati0,67 €1,34 €/kg");
});

test.each([
  ['2<span class="small">x</span>1', "2×1"],
  ["PREZZO<br/>SPECIALE", "Prezzo speciale"],
  ["BUONO<BR/>SCONTO", "Buono sconto"],
  ['<span class="percentage">40%</span><br/><span class="pieces">su 2 pezzi</span>', "−40% su 2 pz"],
])("the label %s is said as %s", (header, bubble) => {
  const promo = { ...CUT, typeId: 6, discountPerc: null, hasPercentage: false, header };
  expect(shown({ ...CUT_PASTA, promo })).toContain(bubble);
});

test("no price is never 0 and never NaN", () => {
  const prices = { ...CUT_PASTA.prices, display: null, list: null };
  expect(shown({ ...CUT_PASTA, prices })).toBe("Prezzo non disponibile");
});
