import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Product } from "@/lib/ebsn/domain/product";
import { ruleOf } from "@/lib/cart/compact";
import { lattice, roundQuantity } from "@/lib/rules/quantity";
import { cartSchema } from "@/lib/ebsn/schemas/cart";
import { toCart } from "@/lib/ebsn/transforms/cart";
import { type Examined, examine } from "./examine";
import { type Finding, notTried } from "./finding";
import type { Shop } from "./shop";

const write = (shop: Shop, path: string, items: object[]): Promise<Examined<Cart>> =>
  examine(shop, {
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

const lineOf = (cart: Cart | null, productId: number) =>
  cart?.sectors.flatMap(({ items }) => items).find(({ product }) => product.productId === productId);

/** Puts one product in, asks for one more, takes it out; a line that was there before is left alone. */
export async function cartWrites(
  shop: Shop,
  before: Cart | null,
  product: Product | null,
): Promise<Finding[]> {
  if (product === null) return [notTried("POST cart/add", "no product is known to put in")];
  const { productId, selling } = product;
  const rule = ruleOf(selling);
  const { start, step } = lattice(rule);
  if (lineOf(before, productId))
    return [notTried("POST cart/add", `product ${productId} is in this cart already`)];
  const added = await write(shop, "cart/add", [{ productId, quantity: start / 1000 }]);
  const line = lineOf(added.domain, productId);
  if (!line) {
    const why = added.finding.outcome === "fits" ? ["the cart came back without it"] : [];
    return [{ ...added.finding, surprises: [...added.finding.surprises, ...why] }];
  }
  const itemId = line.itemId;
  const updated = await write(shop, "cart/update", [
    { itemId, productId, quantity: roundQuantity(line.quantity + step / 1000) },
  ]);
  const deleted = await write(shop, "cart/delete", [{ itemId, productId }]);
  const stays = lineOf(deleted.domain, productId) ? ["the line is still in the cart"] : [];
  return [
    added.finding,
    updated.finding,
    { ...deleted.finding, surprises: [...deleted.finding.surprises, ...stays] },
  ];
}
