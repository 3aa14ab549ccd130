import { type PickResult, pickResult } from "../../../lib/rules/orders/picked";
import { nameWithBrand } from "../../../lib/rules/products/name-with-brand";
import { cleanDescription } from "../../../lib/rules/products/pack-size";
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

const productName = ({ name, shortDescr }: OrderItemRow["product"], packaging: boolean): string =>
  nameWithBrand({
    name: readableName(String(name)),
    brand: packaging ? "" : readableName(String(shortDescr ?? "")),
  });

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

/** The same product comes in several sizes. */
function packSize({ substitute, product, packaging }: OrderItemRow): string {
  if (packaging) return "";
  const { size } = cleanDescription(String((substitute ?? product).description ?? ""));
  return size && `, ${size}`;
}

/** "2 × Passata, 700 g", "900 g Banane". */
export function describePicked(
  item: OrderItemRow,
  format = formatQuantity,
  quantity = deliveredQuantity(item),
): string {
  if (isWeighed(item)) return `${weightText(quantity, format)} ${deliveredName(item)}`;
  return `${format(quantity)} × ${deliveredName(item)}${packSize(item)}`;
}
