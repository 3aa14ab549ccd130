import { elides } from "../../../lib/rules/text/elision";
import { paymentTypeKey } from "../../../lib/rules/checkout/payment-types";
import type { paymentType } from "../../db/schema";
import { DEFAULT_LANGUAGE } from "../../languages";
import { shopClock, shopDate } from "../../shop-dates";
import type { EmailText } from "../mail/outbox";
import { orderPath } from "../mail/shop-link";
import type { Translator } from "../lang/translator";
import { contractCopy, placeText } from "./email-contract";
import { chargedCostLines, isPickedUp } from "./email-costs";
import {
  describeRefused,
  isMissing,
  isRefused,
  pickingDifferences,
  substitutedOf,
  noteParagraphs,
  substitutionParagraphs,
  toBulletList,
} from "./email-picking";
import { chargedCents, describePicked } from "./picked";
import { deliveryHours } from "./progress";
import type { OrderItemRow, OrderRow } from "./rows";

export type OrderEmailKind =
  | "unpaid"
  | "received"
  | "changed"
  | "dateChanged"
  | "cancelled"
  | "expired"
  | "paymentDeclined"
  | "prepared"
  | "dispatched"
  | "delivered"
  | "deliveryFailed"
  | "notCollected"
  | "substituteRefused"
  | "receipted"
  | "rejected";

function slotValues({ t, day }: Translator, row: OrderRow): { slot: string; elides: string } {
  const { slotBegins, slotEnds } = deliveryHours(row);
  const slot = t("order.slot", {
    day: day(shopDate(slotBegins)),
    begin: shopClock(slotBegins),
    end: shopClock(slotEnds),
  });
  return { slot, elides: elides(slot) };
}

const handoverValue = (row: OrderRow) => ({ isPickedUp: isPickedUp(row) ? "yes" : "no" });

function totals(translator: Translator, { row, items }: OrderEmailData): string[] {
  const { t, price } = translator;
  const charged = price(row.chargedCents ?? row.totalCents);
  const due = t("order.total", { charged, ordered: price(row.totalCents) });
  const costs = [...chargedCostLines(translator, row, items), due];
  if (!row.mealVouchers) return [costs.join("\n")];
  const { coveredCents, restCents } = row.mealVouchers;
  const rest = t("order.mealVouchers", { covered: price(coveredCents), rest: price(restCents) });
  return [[...costs, rest].join("\n")];
}

type Payment = Pick<typeof paymentType.$inferSelect, "paymentTypeId" | "name" | "dueInDays">;

export type OrderEmailData = {
  row: OrderRow;
  items: OrderItemRow[];
  payment: Payment | null;
  names: ReadonlyMap<number, string>;
  terms: string;
} & OrderEmailContext;

export type OrderEmailContext = {
  /** The order that stays valid, because this one, its change, is not paid or does not come about. */
  validOrderId?: number | null;
  /** The authorised payment of this order, when it ends, or of the order that this one changes. */
  released?: { orderId: number; amountCents: number } | null;
};

function dueLine({ t }: Translator, payment: Payment | null): string[] {
  return payment?.dueInDays ? [t("order.paymentDue", { days: payment.dueInDays })] : [];
}

function paymentLine(translator: Translator, payment: Payment | null): string[] {
  if (!payment) return [];
  const { t, language } = translator;
  const key = language === DEFAULT_LANGUAGE ? null : paymentTypeKey(payment.paymentTypeId);
  const name = t("order.payment", { payment: key === null ? payment.name : t(`paymentType.${key}`) });
  return [[name, ...dueLine(translator, payment)].join(" ")];
}

type Details = (translator: Translator, data: OrderEmailData) => string[];

const placedDetails: Details = (translator, { row, items, payment, names, terms }) => [
  ...paymentLine(translator, payment),
  ...contractCopy(translator, { row, items }),
  ...substitutionParagraphs(translator, items, names),
  ...noteParagraphs(translator, items),
  translator.t("order.received.rights"),
  ...(terms ? [translator.t("order.contract.terms"), terms] : []),
];

const restoredDetails: Details = ({ t }, { validOrderId }) =>
  validOrderId ? [t("order.restored", { orderId: validOrderId })] : [];

const releasedDetails: Details = ({ t, price }, { released }) =>
  released
    ? [t("order.changed.released", { amount: price(released.amountCents), orderId: released.orderId })]
    : [];

const pickedDetails: Details = (translator, data) => [
  ...pickingDifferences(translator, data.items),
  ...(substitutedOf(data.items).length > 0
    ? [translator.t("order.prepared.refusable", handoverValue(data.row))]
    : []),
  ...totals(translator, data),
];

const handoverDetails: Details = (translator, { row }) => [
  ...(row.lockerCode ? [translator.t("order.prepared.locker", { code: row.lockerCode })] : []),
  translator.t("order.prepared.slot", { ...slotValues(translator, row), ...handoverValue(row) }),
  ...(isPickedUp(row) ? [placeText(translator, row)] : []),
];

/** Paragraphs after the first. */
const DETAILS: Partial<Record<OrderEmailKind, Details>> = {
  received: placedDetails,
  changed: (translator, data) => [...releasedDetails(translator, data), ...placedDetails(translator, data)],
  dateChanged: (translator, { row }) => [placeText(translator, row)],
  cancelled: restoredDetails,
  expired: restoredDetails,
  prepared: (translator, data) => {
    const handover = handoverDetails(translator, data);
    const picked = pickedDetails(translator, data);
    return isPickedUp(data.row) ? [...handover, ...picked] : [...picked, ...handover];
  },
  delivered: (translator, data) => [
    data.items
      .filter((item) => !isMissing(item) && !isRefused(item))
      .map(
        (item) => `- ${describePicked(item, translator.quantity)}: ${translator.price(chargedCents(item))}`,
      )
      .join("\n"),
    ...pickingDifferences(translator, data.items),
    ...totals(translator, data),
    ...dueLine(translator, data.payment),
    translator.t("order.delivered.problem"),
  ],
  deliveryFailed: ({ t }) => [t("order.deliveryFailed.next")],
  substituteRefused: (translator, data) => [
    toBulletList(data.items.filter(isRefused).map((item) => describeRefused(translator, item))).join("\n"),
    ...totals(translator, data),
  ],
};

export function writeOrderEmail(
  kind: OrderEmailKind,
  translator: Translator,
  data: OrderEmailData,
): EmailText {
  const { row, validOrderId, released } = data;
  const values = {
    orderId: row.orderId,
    total: translator.price(kind === "receipted" ? (row.chargedCents ?? row.totalCents) : row.totalCents),
    ...slotValues(translator, row),
    payBefore: row.payBefore ? translator.longDay(row.payBefore, "instant") : "",
    isChange: validOrderId ? "yes" : "no",
    isHeld: released ? "yes" : "no",
    validOrderId: validOrderId ?? "",
  };
  const subject =
    (kind === "delivered" || kind === "dateChanged") && isPickedUp(row)
      ? (`order.${kind}.pickedUpSubject` as const)
      : (`order.${kind}.subject` as const);
  return {
    subject: translator.t(subject, values),
    paragraphs: [translator.t(`order.${kind}.text`, values), ...(DETAILS[kind]?.(translator, data) ?? [])],
    link: { path: orderPath(row.orderId), label: translator.t("order.view", values) },
  };
}
