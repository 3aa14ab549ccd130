import type { AdvQuery, ProductQuery } from "@/lib/ebsn/catalogue";
import type { Block } from "@/lib/ebsn/domain/category";

/** Spec 1 §9. */
const DEFAULT_LIMIT = 12;
const MOST = 48;

export type SliderQuery = { search: ProductQuery } | { adv: AdvQuery; isPersonal: boolean };

const isId = (value: number) => Number.isInteger(value) && value > 0;

function positive(text: string | undefined): number | undefined {
  const value = Number(text);
  return text && isId(value) ? value : undefined;
}

function positives(text: string | undefined): number[] {
  return (text ?? "")
    .split(/[\s,;]+/)
    .map(Number)
    .filter(isId);
}

const on = (text: string | undefined) => text === "true" || text === "1";

/** A place for the visitor's own id ("true", "$user.userId"), or an id; undefined: not asked for. */
function ownOrId(text: string | undefined): "own" | number | undefined {
  if (text === "true" || text?.startsWith("$")) return "own";
  return positive(text);
}

/**
 * What a product slider's settings ask for (spec 1 §3): the search service for words or a plain category, the
 * advertising service for the rest; the narrower category wins. What depends on who looks is `isPersonal`.
 */
export function sliderQuery(settings: Block["settings"]): SliderQuery {
  const categoryId =
    positive(settings["SUB_CATEGORY.CATEGORYID"] ?? settings.SUB_CATEGORY) ??
    positive(settings["CATEGORY.CATEGORYID"] ?? settings.CATEGORY ?? settings.CATEGORYID);
  const limit = Math.min(MOST, positive(settings.PRODUCT_LIMIT) ?? DEFAULT_LIMIT);
  const promo = on(settings.PROMO) || undefined;
  const q = settings.QUERY || undefined;
  if (q) return { search: { categoryId, q, promo, pageSize: limit } };
  const userId = ownOrId(settings.USER_ID);
  const warehouseId = ownOrId(settings.WAREHOUSE_ID);
  const timeslotId = ownOrId(settings.TIMESLOT_ID);
  const layout = positive(settings.LAYOUT);
  const productIds = positives(settings.PRODUCT_ID);
  const shuffle = on(settings.SHUFFLE) || undefined;
  const isPersonal = userId !== undefined || warehouseId === "own" || timeslotId !== undefined;
  const isAdvertised = isPersonal || layout || shuffle || productIds.length > 0 || warehouseId;
  if (!isAdvertised) return { search: { categoryId, promo, pageSize: limit } };
  return {
    adv: { layout, categoryId, limit, shuffle, promo, productIds, userId, warehouseId, timeslotId },
    isPersonal,
  };
}
