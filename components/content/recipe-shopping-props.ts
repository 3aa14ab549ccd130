import type { getTranslations } from "next-intl/server";
import type { Recipe } from "@/lib/ebsn/domain/article";
import type { Product } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths/paths";
import { type ShoppingItem, type ShoppingMessages, toShoppingProduct } from "./shopping-item";

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
            product: toShoppingProduct(product, match.quantity, href(paths.product(product.slug))),
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
    logInForPrice: t("logInForPrice"),
    perPortion: t.raw("perPortion") as string,
    allergens: t("allergens"),
    noAllergens: t("noAllergens"),
    traces: t.raw("traces") as string,
    undeclared: t.raw("undeclared") as string,
    swap: t("swap"),
    swapNamed: t.raw("swapNamed") as string,
    noSwap: t("noSwap"),
    swapFailed: t("swapFailed"),
    retry: t("swapRetry"),
  };
}
