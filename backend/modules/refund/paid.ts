import { isPromotable } from "../catalogue/promotable";
import { chargedCents } from "../order/picked";
import type { OrderItemRow, OrderRow } from "../order/rows";

const codesOnProducts = ({ adjustments }: Pick<OrderRow, "adjustments">): number =>
  adjustments.reduce(
    (cents, { amountCents, reducesDelivery }) => cents + (reducesDelivery ? 0 : amountCents),
    0,
  );

const sumCharged = (lines: OrderItemRow[]): number =>
  lines.reduce((cents, line) => cents + chargedCents(line), 0);

/** No code reduces infant formula. */
const isReducible = ({ product: { productClasses, productInfos } }: OrderItemRow): boolean =>
  isPromotable({
    classes: (productClasses ?? []).map(({ productClassId }) => Number(productClassId)),
    infos: { NOT_PROMOTABLE: String(productInfos?.NOT_PROMOTABLE ?? "") },
  });

/** In proportion; the parts add up to the cent. */
function reduceBy(codeCents: number, lines: OrderItemRow[]): [number, number][] {
  const total = sumCharged(lines);
  const paid = Math.max(0, total - codeCents);
  const upTo = (charged: number) => (total > 0 ? Math.round((paid * charged) / total) : 0);
  let before = 0;
  return lines.map((line) => {
    const after = before + chargedCents(line);
    const part = upTo(after) - upTo(before);
    before = after;
    return [line.orderItemId, part];
  });
}

/** What was paid for each line: all together what was charged for the goods, less the codes. */
export function getPaidByLine(
  order: Pick<OrderRow, "adjustments">,
  items: OrderItemRow[],
): Map<number, number> {
  const products = items.filter(({ packaging }) => !packaging);
  const reducible = products.filter(isReducible);
  const others = products.filter((item) => !isReducible(item));
  const codeCents = codesOnProducts(order);
  return new Map([
    ...reduceBy(codeCents, reducible),
    ...reduceBy(Math.max(0, codeCents - sumCharged(reducible)), others),
  ]);
}
