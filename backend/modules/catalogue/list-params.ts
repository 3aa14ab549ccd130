import { z } from "zod";
import { id, idText, number } from "../../http/number";

const MOST_PER_PAGE = 100;

const blankIsMissing = (value: unknown) => (value === "" ? undefined : value);

/** Comma separated, repeated, or both: all values, as texts. */
const several = z.union([z.string(), z.array(z.string())]).transform((value) =>
  [value]
    .flat()
    .flatMap((text) => text.split(","))
    .map((text) => text.trim())
    .filter(Boolean),
);

const ids = several.pipe(z.array(idText).max(200)).default([]);
const flag = z
  .preprocess(blankIsMissing, z.enum(["true", "false", "1", "0"]).default("false"))
  .transform((value) => value === "true" || value === "1");
const optionalId = z.preprocess(blankIsMissing, id.optional());

export const SORT_FIELDS = ["search_score", "rank", "price", "price_um", "name"] as const;

/** "price asc"; the direction may be missing. Empty: by relevance. */
const orderBy = z.preprocess(
  blankIsMissing,
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
  page: z.preprocess(blankIsMissing, number.pipe(z.number().int().min(1).max(100_000)).default(1)),
  page_size: z.preprocess(
    blankIsMissing,
    number
      .pipe(z.number().int().min(1))
      .default(24)
      .transform((size) => Math.min(size, MOST_PER_PAGE)),
  ),
};

/** The query of GET /products (ebsn-api.md §2); `sort`, `hash` and parameters of other versions change nothing. */
export const listParams = z.object({
  ...pageParams,
  q: z.string().trim().max(200).optional(),
  slug: z.string().max(300).optional(),
  parent_category_id: optionalId,
  /** Searches for the words as they are typed. */
  literal: flag,
  barcode: z.string().trim().max(20).optional(),
  product_ids: ids,
  vendor_id: ids,
  product_class_10000: ids,
  promo: flag,
  new_product: flag,
  order_by: orderBy,
});

export type ListParams = z.output<typeof listParams>;
export { flag, ids, optionalId };
