import { z } from "zod";
import type { PriceRange } from "../search/prices";
import { checkbox } from "../../http/flag";
import { id, idText, number } from "../../http/number";

const MAX_PAGE_SIZE = 100;

const blankToUndefined = (value: unknown) => (value === "" ? undefined : value);

const commaSeparated = z.union([z.string(), z.array(z.string())]).transform((value) =>
  [value]
    .flat()
    .flatMap((text) => text.split(","))
    .map((text) => text.trim())
    .filter(Boolean),
);

const ids = commaSeparated.pipe(z.array(idText).max(200)).default([]);
const optionalId = z.preprocess(blankToUndefined, id.optional());

const SORT_FIELDS = ["search_score", "rank", "price", "price_um", "name"] as const;

/** "price asc"; the direction is optional. Empty: by relevance. */
const orderBy = z.preprocess(
  blankToUndefined,
  z
    .string()
    .trim()
    .regex(new RegExp(`^(?:${SORT_FIELDS.join("|")})(?: (?:asc|desc))?$`))
    .default("rank")
    .transform((text) => {
      const [field = "rank", direction = "asc"] = text.split(" ");
      return { field: field as (typeof SORT_FIELDS)[number], descending: direction === "desc" };
    }),
);

export const pageParams = {
  page: z.preprocess(blankToUndefined, number.pipe(z.number().int().min(1).max(100_000)).default(1)),
  page_size: z.preprocess(
    blankToUndefined,
    number
      .pipe(z.number().int().min(1))
      .default(24)
      .transform((size) => Math.min(size, MAX_PAGE_SIZE)),
  ),
};

/** `sort`, `hash` and unknown parameters are ignored. */
export const listParams = z.object({
  ...pageParams,
  q: z.string().trim().max(200).optional(),
  slug: z.string().max(300).optional(),
  parent_category_id: optionalId,
  literal: checkbox,
  barcode: z.string().trim().max(20).optional(),
  product_ids: ids,
  vendor_id: ids,
  product_class_10000: ids,
  product_class_10004: ids,
  product_class_10005: ids,
  product_class_10006: ids,
  price_range: ids,
  /** "food": includes the rare facets (diets, allergens, prices). */
  facets: z.string().max(20).optional(),
  promo: checkbox,
  new_product: checkbox,
  order_by: orderBy,
});

/** `price`, the kind of offer and the discount in percent are parsed from `q`; they are not parameters. */
export type ListParams = z.output<typeof listParams> & {
  price?: PriceRange | null;
  offerKind?: number | null;
  minDiscount?: number | null;
};
export { ids, optionalId };
