import { isForAdults } from "../../../lib/rules/age";
import { isHomeDelivery } from "../../../lib/rules/delivery-services";
import { HOLD_CONSENT } from "../../../lib/rules/hold-consent";
import { toCents } from "../../euros";
import type { Translator } from "../lang/translator";
import { nameOf, toBulletList } from "./email-picking";
import type { OrderItemRow, OrderRow } from "./rows";
import { unitPriceOf } from "./unit-price";

const asksForIdentity = ({ product }: OrderItemRow) =>
  isForAdults((product.productClasses ?? []).map(({ name }) => String(name ?? "")));

/** With the price per unit of measure (Codice del consumo, art. 14). */
function orderedText({ price, quantity }: Translator, item: OrderItemRow): string {
  const unitPrice = unitPriceOf(item, price);
  const line = `${nameOf(item)}, ${quantity(item.quantity)}: ${price(item.netCents)}`;
  return unitPrice ? `${line} (${unitPrice})` : line;
}

function placeOf({ shippingAddress }: OrderRow): string {
  const { address1, addressNumber, postalcode, city } = shippingAddress;
  const street = [address1, addressNumber].filter(Boolean).join(" ");
  return [street, [postalcode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

export const isPickedUp = ({ deliveryService }: OrderRow) =>
  !isHomeDelivery(Number(deliveryService.deliveryServiceId));

type Contract = { row: OrderRow; items: OrderItemRow[] };

/** The contract on a durable medium (Codice del consumo, art. 51 c. 7). */
export const contractCopy = (translator: Translator, { row, items }: Contract): string[] => [
  [
    translator.t("order.contract.lines"),
    ...toBulletList(items.map((item) => orderedText(translator, item))),
  ].join("\n"),
  translator.t(isPickedUp(row) ? "order.contract.pickupTotal" : "order.contract.total", {
    total: translator.price(row.totalCents),
  }),
  ...(row.infos[HOLD_CONSENT]
    ? [
        translator.t("order.contract.hold", {
          amount: translator.price(toCents(Number(row.infos[HOLD_CONSENT]))),
        }),
      ]
    : []),
  ...(items.some(asksForIdentity) ? [translator.t("order.contract.identity")] : []),
  translator.t("order.contract.place", {
    service: String(row.deliveryService.name ?? ""),
    place: placeOf(row),
  }),
];
