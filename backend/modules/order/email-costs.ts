import { type CostRow, costRows } from "../../../lib/rules/prices/cost-rows";
import { isPickUpService } from "../../../lib/rules/delivery/handover";
import type { Translator } from "../lang/translator";
import { chargedCents } from "./picked";
import type { OrderItemRow, OrderRow } from "./rows";
import { limitCodes } from "./taken-by-codes";

export const isPickedUp = ({ deliveryService }: Pick<OrderRow, "deliveryService">) =>
  isPickUpService(Number(deliveryService.deliveryServiceId));

function nameOf({ t }: Translator, row: OrderRow, cost: CostRow): string {
  if (cost.kind === "code" || cost.kind === "deliveryCode")
    return cost.description || t("order.contract.costs.code");
  const kind = cost.kind === "delivery" && isPickedUp(row) ? "pickup" : cost.kind;
  return t(`order.contract.costs.${kind}`);
}

function amountOf({ t, price }: Translator, { kind, cents }: CostRow): string {
  if (kind === "delivery" && !cents) return t("order.contract.costs.free");
  return cents !== null && cents < 0 ? `−${price(-cents)}` : price(cents ?? 0);
}

type Amounts = { products: number; total: number; adjustments: OrderRow["adjustments"] };

const sumOfProducts = (items: OrderItemRow[], centsOf: (item: OrderItemRow) => number): number =>
  items.reduce((cents, item) => cents + (item.packaging ? 0 : centsOf(item)), 0);

/** Every cost beside the lines, as a column that adds up to the total. */
function costLines(translator: Translator, row: OrderRow, { adjustments, ...amounts }: Amounts): string[] {
  const costs = costRows({
    ...amounts,
    packaging: row.packagingCents,
    deliveryFee: row.deliveryFeeCents,
    adjustments: adjustments.map(({ description, amountCents, reducesDelivery = false }) => ({
      description,
      amountCents,
      reducesDelivery,
    })),
  });
  return costs.map((cost) =>
    translator.t("order.contract.costs.line", {
      name: nameOf(translator, row, cost),
      amount: amountOf(translator, cost),
    }),
  );
}

export function costsParagraph(translator: Translator, row: OrderRow): string {
  const { productsCents: products, adjustments, totalCents } = row;
  return [
    ...costLines(translator, row, { products, total: totalCents, adjustments }),
    translator.t("order.contract.total", { total: translator.price(totalCents) }),
  ].join("\n");
}

/** Of what was picked. */
export function chargedCostLines(translator: Translator, row: OrderRow, items: OrderItemRow[]): string[] {
  const products = sumOfProducts(items, chargedCents);
  return costLines(translator, row, {
    products,
    total: row.chargedCents ?? row.totalCents,
    adjustments: limitCodes(row.adjustments, items),
  });
}

export function mealVoucherParagraphs({ t, price }: Translator, row: OrderRow): string[] {
  if (!row.mealVouchers) return [];
  const { vouchers, voucherCents, coveredCents, restCents } = row.mealVouchers;
  const covered = price(coveredCents);
  const used = t("order.contract.mealVouchers", { vouchers, value: price(voucherCents), covered });
  if (restCents === 0) return [used];
  const rest = isPickedUp(row) ? "order.contract.pickupRest" : "order.contract.rest";
  return [`${used} ${t(rest, { rest: price(restCents) })}`];
}
