import type { getTranslations } from "next-intl/server";
import { compactSelling } from "@/lib/cart/compact-selling";
import type { Recipe } from "@/lib/ebsn/domain/article";
import type { Product } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths";
import type { ShoppingItem, ShoppingMessages } from "./shopping-item";

export function toShoppingItems(
  { ingredients }: Recipe,
  products: Product[],
  href: (path: string) => string,
): ShoppingItem[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return ingredients.map(({ text, name, amount, product: match }) => {
    const product = match ? byId.get(match.productId) : undefined;
    return {
      name: amount ? name : text,
      ...(amount ? { value: amount.value, unit: amount.unit } : {}),
      ...(match && product
        ? {
            product: {
              id: product.productId,
              name: product.name,
              href: href(paths.product(product.slug)),
              pack: product.packSize,
              quantity: match.quantity,
              selling: compactSelling(product.selling, product.classMax),
              isOut: product.available <= 0 || product.prices.display === null,
            },
          }
        : {}),
    };
  });
}

export function getShoppingMessages(
  t: Awaited<ReturnType<typeof getTranslations<"content">>>,
): ShoppingMessages {
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
