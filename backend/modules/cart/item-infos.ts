import { z } from "zod";
import { LINE_KEY_INFOS } from "../../../lib/rules/cart/line-key";
import { ebsnError, type Message } from "../../envelope";
import { isPromotable } from "../catalogue/promotable";
import { readSubstitutionPreference, substitutionInfos } from "../../../lib/rules/cart/substitution";
import type { Article } from "./items";
import { parseSellingRule } from "./selling-rule";
import { translatedMessage } from "../lang/translated-message";

const FREE_INFOS = new Set([
  "size",
  "customWeight",
  "accept_alternatives",
  "substitute_id",
  "is_package",
  "note",
]);
const PACKAGE_SPLITS = /^[1-5]$/;

const value = z.union([z.string().max(200), z.number(), z.boolean()]).transform(String);

export const infosSchema = z
  .record(z.string().max(60), value.nullish())
  .nullish()
  .transform((infos) =>
    Object.fromEntries(
      Object.entries(infos ?? {}).flatMap(([key, text]) =>
        text === null || text === undefined ? [] : [[key, text]],
      ),
    ),
  );

export type Infos = Record<string, string>;

const isOption = (name: string) => !FREE_INFOS.has(name) && name !== "package_num" && name !== "use_wpid";

/** A product with other options is another line. */
export function itemKey(productId: number, infos: Infos): string {
  const options = Object.entries(infos)
    .filter(([name]) => isOption(name))
    .map(([name, text]) => `${name}=${text}`)
    .sort();
  return [productId, ...LINE_KEY_INFOS.map((name) => infos[name] ?? ""), ...options].join("|");
}

export function cleanInfos(article: Article, input: Infos): Infos {
  if (article.kind === "packaging") return {};
  const { selectOptions, infos, promo } = article.row;
  const optionNames = new Set(selectOptions.map((option) => option.parameterName));
  const cleaned = Object.fromEntries(
    Object.entries(input).filter(([name, text]) => {
      if (name === "package_num") return parseSellingRule(infos).splitOnPackage && PACKAGE_SPLITS.test(text);
      if (name === "use_wpid")
        return promo?.selectable !== undefined && [String(promo.warehousePromoId), "-1"].includes(text);
      return text !== "" && (FREE_INFOS.has(name) || optionNames.has(name));
    }),
  );
  return isPromotable(article.row) ? cleaned : withoutSimilar(cleaned);
}

/** What is sold next to infant formula is no food for newborns. */
const withoutSimilar = (infos: Infos): Infos =>
  readSubstitutionPreference(infos).kind === "similar"
    ? { ...infos, ...substitutionInfos({ kind: "none", productId: null }) }
    : infos;

export function missingOption(article: Article, infos: Infos): Message | null {
  if (article.kind === "packaging") return null;
  const missing = article.row.selectOptions.find(
    ({ parameterName, options }) => !options.some(({ key }) => key === infos[parameterName]),
  );
  if (!missing) return null;
  return translatedMessage("error.cart.options", ({ t }) =>
    t("answer.missingOption", { name: missing.name }),
  );
}

export const unknownProduct = () =>
  ebsnError("error.cart.product", "Questo articolo non è più in vendita nel nostro negozio.");
