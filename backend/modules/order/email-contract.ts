import { isForAdults } from "../../../lib/rules/products/age";
import { HOLD_CONSENT } from "../../../lib/rules/checkout/hold-consent";
import { toCents } from "../../euros";
import { DEFAULT_LANGUAGE } from "../../languages";
import { englishWord } from "../lang/english";
import type { Translator } from "../lang/translator";
import { costsParagraph, isPickedUp, mealVoucherParagraphs } from "./email-costs";
import { quantityText, toBulletList } from "./email-picking";
import { orderedName } from "./picked";
import type { OrderItemRow, OrderRow } from "./rows";
import { unitPriceOf } from "./unit-price";

const asksForIdentity = ({ product }: OrderItemRow) =>
  isForAdults((product.productClasses ?? []).map(({ name }) => String(name ?? "")));

/** With the price per unit of measure (Codice del consumo, art. 14). */
function orderedText(translator: Translator, item: OrderItemRow): string {
  const { price } = translator;
  const unitPrice = unitPriceOf(item, translator);
  const line = `${orderedName(item)}, ${quantityText(translator, item)}: ${price(item.netCents)}`;
  return unitPrice ? `${line} (${unitPrice})` : line;
}

/** A store or locker is known by its name. */
function placeOf(row: OrderRow): string {
  const { addressName, address1, addressNumber, postalcode, city } = row.shippingAddress;
  const street = [address1, addressNumber].filter(Boolean).join(" ");
  const town = [postalcode, city].filter(Boolean).join(" ");
  return [isPickedUp(row) ? addressName : "", street, town].filter(Boolean).join(", ");
}

export function placeText({ t, language }: Translator, row: OrderRow): string {
  const name = String(row.deliveryService.name ?? "");
  const service = language === DEFAULT_LANGUAGE ? name : englishWord(name);
  return t("order.contract.place", { service, place: placeOf(row) });
}

type Contract = { row: OrderRow; items: OrderItemRow[] };

/** The contract on a durable medium (Codice del consumo, art. 51 c. 7). */
export const contractCopy = (translator: Translator, { row, items }: Contract): string[] => [
  [
    translator.t("order.contract.lines"),
    ...toBulletList(items.map((item) => orderedText(translator, item))),
  ].join("\n"),
  costsParagraph(translator, row),
  ...mealVoucherParagraphs(translator, row),
  ...(row.infos[HOLD_CONSENT]
    ? [
        translator.t("order.contract.hold", {
          amount: translator.price(toCents(Number(row.infos[HOLD_CONSENT]))),
        }),
      ]
    : []),
  ...(items.some(asksForIdentity) ? [translator.t("order.contract.identity")] : []),
  placeText(translator, row),
];
