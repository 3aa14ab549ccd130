import { isPromotable } from "../catalogue/promotable";
import { chargedCents, codesOnProducts } from "./picked";
import type { OrderItemRow, OrderRow } from "./rows";

/** No code reduces infant formula. */
export const isReducible = ({ product }: Pick<OrderItemRow, "product">): boolean =>
  isPromotable({
    classes: (product.productClasses ?? []).map(({ productClassId }) => Number(productClassId)),
    infos: { NOT_PROMOTABLE: String(product.productInfos?.NOT_PROMOTABLE ?? "") },
  });

const getReducibleCents = (items: OrderItemRow[]): number =>
  items
    .filter((item) => !item.packaging && isReducible(item))
    .reduce((cents, item) => cents + chargedCents(item), 0);

/** What codes and stamps take off these products: no more than what they may reduce costs, where others are missing. */
export const centsTakenByCodes = (
  { adjustments }: Pick<OrderRow, "adjustments">,
  items: OrderItemRow[],
): number => Math.min(codesOnProducts(adjustments), getReducibleCents(items));

/** The codes, each as far as the ones before it leave something to reduce. */
export function limitCodes(
  adjustments: OrderRow["adjustments"],
  items: OrderItemRow[],
): OrderRow["adjustments"] {
  let rest = getReducibleCents(items);
  return adjustments.flatMap((adjustment) => {
    if (adjustment.reducesDelivery) return [adjustment];
    const amountCents = Math.min(adjustment.amountCents, rest);
    rest -= amountCents;
    return amountCents > 0 ? [{ ...adjustment, amountCents }] : [];
  });
}
