import { parsePositive } from "@/lib/content/block-settings";
import { isTrue } from "@/lib/rules/is-true";
import type { AdvQuery, ProductQuery } from "@/lib/ebsn/catalogue";
import type { Block } from "@/lib/ebsn/domain/category";

const DEFAULT_LIMIT = 12;
const MAX_LIMIT = 48;

/** `fallback`: for shops without the advertising service, where a search finds the same kind of products. */
export type SliderQuery =
  { search: ProductQuery } | { adv: AdvQuery; isPersonal: boolean; fallback?: ProductQuery };

export const isProductSlider = (mode: string): boolean => /^(?:Crm)?ProductSlider$/.test(mode);

export const isPersonalQuery = (query: SliderQuery): boolean => "adv" in query && query.isPersonal;

function parsePositives(text: string | undefined): number[] {
  return (text ?? "").split(/[\s,;]+/).flatMap((part) => parsePositive(part) ?? []);
}

/** "own": the visitor's own id ("true", "$user.userId"). */
function parseOwnOrId(text: string | undefined): "own" | number | undefined {
  if (text === "true" || text?.startsWith("$")) return "own";
  return parsePositive(text);
}

/**
 * The narrower category wins (requirements/content#product-sliders). `isPersonal`: depends on the visitor; a store or
 * a timeslot that the block itself names does not.
 */
export function sliderQuery(settings: Block["settings"]): SliderQuery {
  const categoryId =
    parsePositive(settings["SUB_CATEGORY.CATEGORYID"] ?? settings.SUB_CATEGORY) ??
    parsePositive(settings["CATEGORY.CATEGORYID"] ?? settings.CATEGORY ?? settings.CATEGORYID);
  const limit = Math.min(MAX_LIMIT, parsePositive(settings.PRODUCT_LIMIT) ?? DEFAULT_LIMIT);
  const promo = isTrue(settings.PROMO) || undefined;
  const q = settings.QUERY || undefined;
  if (q) return { search: { categoryId, q, promo, pageSize: limit } };
  const userId = parseOwnOrId(settings.USER_ID);
  const warehouseId = parseOwnOrId(settings.WAREHOUSE_ID);
  const timeslotId = parseOwnOrId(settings.TIMESLOT_ID);
  const layout = parsePositive(settings.LAYOUT);
  const productIds = parsePositives(settings.PRODUCT_ID);
  const shuffle = isTrue(settings.SHUFFLE) || undefined;
  const isPersonal = userId !== undefined || warehouseId === "own" || timeslotId === "own";
  const isSearchable = ![userId, warehouseId, timeslotId, layout, shuffle, productIds[0]].some(Boolean);
  const search = { categoryId, promo, pageSize: limit };
  if (isSearchable && categoryId && !promo) return { search };
  return {
    adv: { layout, categoryId, limit, shuffle, promo, productIds, userId, warehouseId, timeslotId },
    isPersonal,
    ...(isSearchable && { fallback: search }),
  };
}
