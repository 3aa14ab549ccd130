import { type PickResult, pickResult } from "../../../lib/rules/picked";
import { isLoose } from "../cart/selling-rule";
import type { OrderItemRow, OrderRow } from "./rows";

export const pickResultOf = ({
  quantity,
  variableWeight,
  pickedQuantity,
  substitute,
  substituteRefusedAt,
}: OrderItemRow): PickResult =>
  pickResult({
    quantity,
    variableWeight,
    picked:
      pickedQuantity === null
        ? null
        : { quantity: pickedQuantity, substitute, isRefused: substituteRefusedAt !== null },
  });

/** As ordered until the order is picked. */
export const deliveredQuantity = ({ pickedQuantity, quantity }: OrderItemRow): number =>
  pickedQuantity ?? quantity;

export const chargedCents = ({ pickedCents, netCents }: OrderItemRow): number => pickedCents ?? netCents;

/** What codes and stamps take off the products. */
export const codesOnProducts = (adjustments: OrderRow["adjustments"]): number =>
  adjustments.reduce(
    (cents, { amountCents, reducesDelivery }) => cents + (reducesDelivery ? 0 : amountCents),
    0,
  );

/** Of the substitute where one came. */
export const deliveredName = ({ substitute, product }: OrderItemRow): string =>
  String((substitute ?? product).name);

const formatQuantity = (quantity: number): string => String(quantity).replace(".", ",");

/** "2 × Passata", "0,9 kg Banane". */
export function describePicked(
  item: OrderItemRow,
  format = formatQuantity,
  quantity = deliveredQuantity(item),
): string {
  const unit = isLoose((item.substitute ?? item.product).productInfos ?? {}) ? "kg" : "×";
  return `${format(quantity)} ${unit} ${deliveredName(item)}`;
}
