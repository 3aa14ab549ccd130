import { type CostRow, costRows } from "../../../lib/rules/cost-rows";
import { handover } from "../../../lib/rules/handover";
import type { Translator } from "../lang/translator";
import type { OrderItemRow, OrderRow } from "./rows";

export const isPickedUp = ({ deliveryService }: Pick<OrderRow, "deliveryService">) =>
  handover(Number(deliveryService.deliveryServiceId)) === "pickUp";

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

/** Every cost beside the lines, as a column that adds up to the total. */
export function costsParagraph(translator: Translator, row: OrderRow, items: OrderItemRow[]): string {
  const { t, price } = translator;
  const products = items.reduce((cents, { packaging, netCents }) => cents + (packaging ? 0 : netCents), 0);
  const costs = costRows({
    products,
    packaging: row.packagingCents,
    deliveryFee: row.deliveryFeeCents,
    total: row.totalCents,
    adjustments: row.adjustments.map(({ description, amountCents, reducesDelivery = false }) => ({
      description,
      amountCents,
      reducesDelivery,
    })),
  });
  return [
    ...costs.map((cost) =>
      t("order.contract.costs.line", {
        name: nameOf(translator, row, cost),
        amount: amountOf(translator, cost),
      }),
    ),
    t("order.contract.total", { total: price(row.totalCents) }),
  ].join("\n");
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
