import { fill } from "@/lib/i18n/fill";
import type { SellingRule } from "@/lib/rules/quantity";

export type QuantityWords = { pieces: string; packages: string; about: string };

/** A weight as people say it: "450 g" below a kilogram, "1,2 kg" from there on. */
export function weightText(grams: number, locale: string): string {
  if (grams < 1000) return `${Math.round(grams)} g`;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(grams / 1000)} kg`;
}

/** A quantity in one line and, for loose goods by the piece, how many pieces that is about. */
export function quantityParts(
  rule: SellingRule,
  quantity: number,
  words: QuantityWords,
  locale: string,
): { main: string; about: string } {
  if (rule.kind !== "loose") {
    const n = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(quantity);
    return { main: fill(rule.kind === "package" ? words.packages : words.pieces, { n }), about: "" };
  }
  const single = rule.weightSingleUnit ?? 0;
  const pieces = single > 0 ? Math.max(1, Math.round(quantity / single)) : 0;
  return {
    main: weightText(quantity * 1000, locale),
    about: pieces > 0 ? fill(words.about, { n: pieces }) : "",
  };
}

/** "circa 3 pz, 450 g", "2 pz". */
export function quantityText(
  rule: SellingRule,
  quantity: number,
  words: QuantityWords,
  locale: string,
): string {
  const { main, about } = quantityParts(rule, quantity, words, locale);
  return about ? `${about}, ${main}` : main;
}
