import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Product } from "@/lib/ebsn/domain/product";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { quantitySteps } from "@/lib/rules/quantities/quantity";
import { roundQuantity } from "@/lib/rules/quantities/round-quantity";
import { cartSchema } from "@/lib/ebsn/schemas/cart";
import { toCart } from "@/lib/ebsn/transforms/cart";
import { type CheckResult, runCheck } from "./run-check";
import { type Finding, notTried } from "./finding";
import type { ShopClient } from "./shop";

const writeCart = (shop: ShopClient, path: string, items: object[]): Promise<CheckResult<Cart>> =>
  runCheck(shop, {
    path,
    method: "POST",
    params: { show_sectors: true },
    send: { body: { items } },
    schema: cartSchema,
    transform: toCart,
    inspect: ({ domain }) => ({
      facts: [`${domain.sectors.flatMap((sector) => sector.items).length} lines, version ${domain.version}`],
    }),
  });

const findLine = (cart: Cart | null, productId: number) =>
  cart?.sectors.flatMap(({ items }) => items).find(({ product }) => product.productId === productId);

/** Adds, updates and deletes one line; an existing line is left alone. */
export async function checkCartWrites(
  shop: ShopClient,
  before: Cart | null,
  product: Product | null,
): Promise<Finding[]> {
  if (product === null) return [notTried("POST cart/add", "no product found to add")];
  const { productId, selling } = product;
  const rule = getSellingRule(selling);
  const { start, step } = quantitySteps(rule);
  if (findLine(before, productId))
    return [notTried("POST cart/add", `product ${productId} is already in this cart`)];
  const added = await writeCart(shop, "cart/add", [{ productId, quantity: start / 1000 }]);
  const line = findLine(added.domain, productId);
  if (!line) {
    const surprise = added.finding.outcome === "fits" ? ["the returned cart lacks the product"] : [];
    return [{ ...added.finding, surprises: [...added.finding.surprises, ...surprise] }];
  }
  const itemId = line.itemId;
  const updated = await writeCart(shop, "cart/update", [
    { itemId, productId, quantity: roundQuantity(line.quantity + step / 1000) },
  ]);
  const deleted = await writeCart(shop, "cart/delete", [{ itemId, productId }]);
  const leftovers = findLine(deleted.domain, productId) ? ["the line is still in the cart"] : [];
  return [
    added.finding,
    updated.finding,
    { ...deleted.finding, surprises: [...deleted.finding.surprises, ...leftovers] },
  ];
}
