import type { OrderMealVouchers } from "../../db/schema";
import { isVoucherFood } from "../payment/voucher-food";
import { getPaidByLine } from "./paid-by-line";
import { chargedCents } from "./picked";
import type { OrderItemRow, OrderRow } from "./rows";
import { centsTakenByCodes } from "./taken-by-codes";

/** A product without food facts is none. */
function isFood({ product, substitute }: OrderItemRow): boolean {
  const infos = (substitute ?? product).productInfos ?? {};
  return isVoucherFood(infos.FOOD === "true", infos);
}

const sumCents = (items: OrderItemRow[]): number =>
  items.reduce((total, item) => total + chargedCents(item), 0);

/** Of what is left of the food, and never more than at the purchase; codes reduce what is no food first. */
export function settleMealVouchers(
  { mealVouchers, adjustments }: Pick<OrderRow, "mealVouchers" | "adjustments">,
  items: OrderItemRow[],
  totalCents: number,
): { mealVouchers?: OrderMealVouchers } {
  if (!mealVouchers) return {};
  const products = items.filter(({ packaging }) => !packaging);
  const paidCents = sumCents(products) - centsTakenByCodes({ adjustments }, products);
  const foodCents = sumCents(products.filter(isFood));
  const coveredCents = Math.min(mealVouchers.coveredCents, foodCents, paidCents);
  return { mealVouchers: { ...mealVouchers, coveredCents, restCents: totalCents - coveredCents } };
}

/** What meal vouchers paid of each product: no money is given back for it. */
export function getVouchersByLine(
  order: Pick<OrderRow, "mealVouchers" | "adjustments">,
  items: OrderItemRow[],
): Map<number, number> {
  const paid = getPaidByLine(order, items);
  const food = items
    .filter(isFood)
    .map(({ orderItemId }) => ({ orderItemId, cents: paid.get(orderItemId) ?? 0 }));
  const foodCents = food.reduce((total, { cents }) => total + cents, 0);
  const coveredCents = Math.min(order.mealVouchers?.coveredCents ?? 0, foodCents);
  const upTo = (cents: number) => (foodCents > 0 ? Math.round((coveredCents * cents) / foodCents) : 0);
  let before = 0;
  return new Map(
    food.map(({ orderItemId, cents }) => {
      const after = before + cents;
      const part = upTo(after) - upTo(before);
      before = after;
      return [orderItemId, part];
    }),
  );
}
