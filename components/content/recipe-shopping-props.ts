import type { getTranslations } from "next-intl/server";
import { compactSelling } from "@/lib/cart/compact";
import type { Recipe } from "@/lib/ebsn/domain/article";
import type { Product } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths";
import type { ShoppingItem, ShoppingWords } from "./recipe-shopping";

/** What the list of ingredients needs in the browser, in few bytes. */
export function shoppingOf(
  { ingredients }: Recipe,
  products: Product[],
  href: (path: string) => string,
): ShoppingItem[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return ingredients.map(({ text, name, amount, product: answer }) => {
    const product = answer ? byId.get(answer.productId) : undefined;
    return {
      name: amount ? name : text,
      ...(amount ? { value: amount.value, unit: amount.unit } : {}),
      ...(answer && product
        ? {
            buy: {
              id: product.productId,
              name: product.name,
              href: href(paths.product(product.slug)),
              pack: product.packSize,
              quantity: answer.quantity,
              s: compactSelling(product.selling, product.classMax),
              isOut: product.available <= 0 || product.prices.display === null,
            },
          }
        : {}),
    };
  });
}

export function shoppingWords(t: Awaited<ReturnType<typeof getTranslations<"content">>>): ShoppingWords {
  return {
    title: t("ingredients"),
    portions: t("portions"),
    more: t("morePortions"),
    less: t("lessPortions"),
    buyNamed: t.raw("buyNamed") as string,
    addAll: t("addAll"),
    hint: t("addAllHint"),
    unavailable: t("unavailable"),
  };
}
