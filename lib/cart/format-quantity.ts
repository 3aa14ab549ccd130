import { interpolate } from "@/lib/i18n/interpolate";
import type { SellingRule } from "@/lib/rules/quantity";

export type QuantityMessages = { pieces: string; packages: string; about: string };

/** "450 g" below a kilogram, "1,2 kg" from there on. */
export function formatWeight(grams: number, locale: string): string {
  if (grams < 1000) return `${Math.round(grams)} g`;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(grams / 1000)} kg`;
}

/** `about`: the approximate number of pieces, for loose products. */
export function formatQuantityParts(
  rule: SellingRule,
  quantity: number,
  messages: QuantityMessages,
  locale: string,
): { main: string; about: string } {
  if (rule.kind !== "loose") {
    const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(quantity);
    return {
      main: interpolate(rule.kind === "package" ? messages.packages : messages.pieces, { n: count }),
      about: "",
    };
  }
  const pieceWeight = rule.weightSingleUnit ?? 0;
  const pieces = pieceWeight > 0 ? Math.max(1, Math.round(quantity / pieceWeight)) : 0;
  return {
    main: formatWeight(quantity * 1000, locale),
    about: pieces > 0 ? interpolate(messages.about, { n: pieces }) : "",
  };
}

/** "circa 3 pz, 450 g", "2 pz". */
export function formatQuantity(
  rule: SellingRule,
  quantity: number,
  messages: QuantityMessages,
  locale: string,
): string {
  const { main, about } = formatQuantityParts(rule, quantity, messages, locale);
  return about ? `${about}, ${main}` : main;
}
