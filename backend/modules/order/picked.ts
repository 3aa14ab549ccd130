import { type PickResult, pickResult } from "../../../lib/rules/orders/picked";
import { readableName } from "../../../lib/rules/text/names";
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

/** "Rigatoni Molino Pietravena": other brands have products of the same name. */
function productName({ name, shortDescr }: OrderItemRow["product"], packaging: boolean): string {
  const [text, brand] = [readableName(String(name)), packaging ? "" : readableName(String(shortDescr ?? ""))];
  return text.toLowerCase().includes(brand.toLowerCase()) ? text : `${text} ${brand}`;
}

export const orderedName = ({ product, packaging }: OrderItemRow): string => productName(product, packaging);

/** Of the substitute where one came. */
export const deliveredName = ({ substitute, product, packaging }: OrderItemRow): string =>
  productName(substitute ?? product, packaging);

export const isWeighed = ({ substitute, product }: OrderItemRow): boolean =>
  isLoose((substitute ?? product).productInfos ?? {});

const formatQuantity = (quantity: number): string => String(quantity).replace(".", ",");

/** "120 g", "1,08 kg". */
export const weightText = (kilograms: number, format: (quantity: number) => string): string =>
  kilograms < 1 ? `${format(Math.round(kilograms * 1000))} g` : `${format(kilograms)} kg`;

/** "2 × Passata", "900 g Banane". */
export function describePicked(
  item: OrderItemRow,
  format = formatQuantity,
  quantity = deliveredQuantity(item),
): string {
  const amount = isWeighed(item) ? weightText(quantity, format) : `${format(quantity)} ×`;
  return `${amount} ${deliveredName(item)}`;
}
