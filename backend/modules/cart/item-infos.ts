import { z } from "zod";
import { fail, type Message } from "../../envelope";
import type { Article } from "./items";
import { sellingRule } from "./selling-rule";

/** Infos that make a product another line, in this order. */
const KEY_INFOS = ["size", "customWeight", "use_wpid"] as const;
const FREE_INFOS = new Set(["size", "customWeight", "accept_alternatives", "is_package", "note"]);
const SPLITS = /^[1-5]$/;

const value = z.union([z.string().max(200), z.number(), z.boolean()]).transform(String);

/** A bag of short texts, as items send them in `params` and `infos`. */
export const infosSchema = z
  .record(z.string().max(60), value.nullish())
  .nullish()
  .transform((bag) =>
    Object.fromEntries(
      Object.entries(bag ?? {}).flatMap(([key, text]) =>
        text === null || text === undefined ? [] : [[key, text]],
      ),
    ),
  );

export type Infos = Record<string, string>;

export function itemKey(productId: number, infos: Infos): string {
  return [productId, ...KEY_INFOS.map((name) => infos[name] ?? "")].join("|");
}

/** Only infos that mean something for the article; unknown ones are dropped. */
export function cleanInfos(article: Article, given: Infos): Infos {
  if (article.kind === "packaging") return {};
  const { selectOptions, infos, promo } = article.row;
  const isOption = new Set(selectOptions.map((option) => option.parameterName));
  return Object.fromEntries(
    Object.entries(given).filter(([name, text]) => {
      if (name === "package_num") return sellingRule(infos).splitOnPackage && SPLITS.test(text);
      if (name === "use_wpid")
        return promo?.selectable !== undefined && [String(promo.warehousePromoId), "-1"].includes(text);
      return text !== "" && (FREE_INFOS.has(name) || isOption.has(name));
    }),
  );
}

/** The first option without a valid choice, in words; null when all are chosen. */
export function missingOption(article: Article, infos: Infos): Message | null {
  if (article.kind === "packaging") return null;
  const open = article.row.selectOptions.find(
    ({ parameterName, options }) => !options.some(({ key }) => key === infos[parameterName]),
  );
  if (!open) return null;
  return {
    code: "error.cart.options",
    message: `Scegli «${open.name}» prima di aggiungere l'articolo al carrello.`,
  };
}

export const unknownProduct = () =>
  fail("error.cart.product", "Questo articolo non è più in vendita nel nostro negozio.");
