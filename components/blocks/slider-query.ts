import type { ProductQuery } from "@/lib/ebsn/catalogue";
import type { Block } from "@/lib/ebsn/domain/category";

/** Spec 1 §9. */
const DEFAULT_LIMIT = 12;
const MOST = 48;

const positive = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
};

/** The list a product slider's settings ask for (spec 1 §3); the narrower category wins. */
export function sliderQuery(settings: Block["settings"]): ProductQuery {
  const category = settings["SUB_CATEGORY.CATEGORYID"] ?? settings.SUB_CATEGORY;
  const department = settings["CATEGORY.CATEGORYID"] ?? settings.CATEGORY ?? settings.CATEGORYID;
  return {
    categoryId: positive(category) ?? positive(department),
    q: settings.QUERY || undefined,
    promo: settings.PROMO === "true" || settings.PROMO === "1" || undefined,
    pageSize: Math.min(MOST, positive(settings.PRODUCT_LIMIT) ?? DEFAULT_LIMIT),
  };
}
