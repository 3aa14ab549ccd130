import { eq } from "drizzle-orm";
import { isForAdults } from "../../../lib/rules/age";
import { HOLD_CONSENT } from "../../../lib/rules/hold-consent";
import { paymentTypeKey } from "../../../lib/rules/payment-types";
import { serviceKind } from "../../../lib/rules/delivery-services";
import { readSubstitutionPreference } from "../../../lib/rules/substitution";
import type { Db } from "../../db/client";
import { cart, customer, paymentType } from "../../db/schema";
import { asLanguage, DEFAULT_LANGUAGE } from "../../languages";
import { findSubstituteNames } from "../cart/substitution";
import { type EmailText, sendMail } from "../mail/outbox";
import { type Translator, getTranslator } from "../mail/translator";
import { queuePush } from "../push/send";
import { findOrderItems } from "./find";
import { chargedCents, describePicked, pickResultOf } from "./picked";
import type { OrderItemRow, OrderRow } from "./release";
import { findTerms } from "./terms";
import { unitPriceOf } from "./unit-price";

export type OrderEmailKind =
  | "received"
  | "changed"
  | "paymentDeclined"
  | "prepared"
  | "dispatched"
  | "delivered"
  | "substituteRefused"
  | "receipted"
  | "rejected";

const slotOf = (translator: Translator, { slotDate, beginTime, endTime }: OrderRow) =>
  translator.t("order.slot", { day: translator.day(slotDate), begin: beginTime, end: endTime });

const toBulletList = (texts: string[]): string[] => texts.map((text) => `- ${text}`);

const isMissing = (item: OrderItemRow) => pickResultOf(item) === "missing";
const isRefused = (item: OrderItemRow) => pickResultOf(item) === "refused";
const isShort = (item: OrderItemRow) => pickResultOf(item) === "short";
const nameOf = ({ product }: OrderItemRow) => String(product.name);

const describeRefused = ({ t }: Translator, item: OrderItemRow) =>
  t("order.substituteRefused.line", { substitute: String(item.substitute?.name), name: nameOf(item) });

const substitutedOf = (items: OrderItemRow[]) => items.filter((item) => pickResultOf(item) === "substituted");

function substitutionParagraphs(
  { t }: Translator,
  items: OrderItemRow[],
  names: ReadonlyMap<number, string>,
): string[] {
  const products = items.filter(({ packaging }) => !packaging);
  const choices = products.flatMap((item) => {
    const { kind, productId } = readSubstitutionPreference(item.infos);
    if (kind === "none") return [t("order.ifMissing.none", { name: nameOf(item) })];
    const substitute = productId === null ? undefined : names.get(productId);
    return substitute === undefined ? [] : [t("order.ifMissing.chosen", { name: nameOf(item), substitute })];
  });
  if (products.length === 0) return [];
  if (choices.length === 0) return [t("order.ifMissing.similar")];
  const others = choices.length < products.length ? [t("order.ifMissing.others")] : [];
  return [[t("order.ifMissing.title"), ...toBulletList([...choices, ...others])].join("\n")];
}

function pickingDifferences(translator: Translator, items: OrderItemRow[]): string[] {
  const { t, quantity } = translator;
  const list = (title: string, texts: string[]) =>
    texts.length > 0 ? [[title, ...toBulletList(texts)].join("\n")] : [];
  return [
    ...list(t("order.missing"), [
      ...items.filter(isMissing).map(nameOf),
      ...items.filter(isShort).map((item) =>
        t("order.short", {
          name: nameOf(item),
          picked: quantity(item.pickedQuantity ?? 0),
          ordered: quantity(item.quantity),
        }),
      ),
    ]),
    ...list(
      t("order.substituted"),
      substitutedOf(items).map((item) =>
        t("order.substitution", { name: nameOf(item), substitute: String(item.substitute?.name) }),
      ),
    ),
    ...list(
      t("order.refusedSubstitutes"),
      items.filter(isRefused).map((item) => describeRefused(translator, item)),
    ),
  ];
}

function totals({ t, price }: Translator, row: OrderRow): string[] {
  const charged = price(row.chargedCents ?? row.totalCents);
  const due = t("order.total", { charged, ordered: price(row.totalCents) });
  if (!row.mealVouchers) return [due];
  const { coveredCents, restCents } = row.mealVouchers;
  const rest = t("order.mealVouchers", { covered: price(coveredCents), rest: price(restCents) });
  return [`${due}\n${rest}`];
}

const asksForIdentity = ({ product }: OrderItemRow) =>
  isForAdults((product.productClasses ?? []).map(({ name }) => String(name ?? "")));

/** With the price per unit of measure (Codice del consumo, art. 14). */
function orderedText({ price, quantity }: Translator, item: OrderItemRow): string {
  const unitPrice = unitPriceOf(item.product, price);
  const line = `${nameOf(item)}, ${quantity(item.quantity)}: ${price(item.netCents)}`;
  return unitPrice ? `${line} (${unitPrice})` : line;
}

function placeOf({ shippingAddress }: OrderRow): string {
  const { address1, addressNumber, postalcode, city } = shippingAddress;
  const street = [address1, addressNumber].filter(Boolean).join(" ");
  return [street, [postalcode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

const isPickedUp = ({ deliveryService }: OrderRow) =>
  serviceKind(Number(deliveryService.deliveryServiceId)) !== "home";

/** The contract on a durable medium (Codice del consumo, art. 51 c. 7). */
const contractCopy = (translator: Translator, { row, items }: OrderEmailData): string[] => [
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
          amount: translator.price(Number(row.infos[HOLD_CONSENT]) * 100),
        }),
      ]
    : []),
  ...(items.some(asksForIdentity) ? [translator.t("order.contract.identity")] : []),
  translator.t("order.contract.place", {
    service: String(row.deliveryService.name ?? ""),
    place: placeOf(row),
  }),
];

type Payment = Pick<typeof paymentType.$inferSelect, "paymentTypeId" | "name" | "dueInDays">;

type OrderEmailData = {
  row: OrderRow;
  items: OrderItemRow[];
  payment: Payment | null;
  names: ReadonlyMap<number, string>;
  terms: string;
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

type Details = (translator: Translator, order: OrderEmailData) => string[];

/** Paragraphs after the first. */
const DETAILS: Partial<Record<OrderEmailKind, Details>> = {
  received: (translator, order) => [
    ...paymentLine(translator, order.payment),
    ...contractCopy(translator, order),
    ...substitutionParagraphs(translator, order.items, order.names),
    translator.t("order.received.rights"),
    ...(order.terms ? [translator.t("order.contract.terms"), order.terms] : []),
  ],
  changed: (translator, { items, payment, names }) => [
    ...paymentLine(translator, payment),
    ...substitutionParagraphs(translator, items, names),
  ],
  prepared: (translator, { row, items }) => [
    ...pickingDifferences(translator, items),
    ...(substitutedOf(items).length > 0 ? [translator.t("order.prepared.refusable")] : []),
    ...totals(translator, row),
    ...(row.lockerCode ? [translator.t("order.prepared.locker", { code: row.lockerCode })] : []),
    translator.t("order.prepared.slot", { slot: slotOf(translator, row) }),
  ],
  delivered: (translator, { row, items, payment }) => [
    items
      .filter((item) => !isMissing(item) && !isRefused(item))
      .map(
        (item) => `- ${describePicked(item, translator.quantity)}: ${translator.price(chargedCents(item))}`,
      )
      .join("\n"),
    ...pickingDifferences(translator, items),
    ...totals(translator, row),
    ...dueLine(translator, payment),
    translator.t("order.delivered.problem"),
  ],
  substituteRefused: (translator, { row, items }) => [
    toBulletList(items.filter(isRefused).map((item) => describeRefused(translator, item))).join("\n"),
    ...totals(translator, row),
  ],
};

function writeOrderEmail(kind: OrderEmailKind, translator: Translator, order: OrderEmailData): EmailText {
  const { row } = order;
  const values = {
    orderId: row.orderId,
    total: translator.price(kind === "receipted" ? (row.chargedCents ?? row.totalCents) : row.totalCents),
    slot: slotOf(translator, row),
  };
  const subject =
    kind === "delivered" && isPickedUp(row)
      ? "order.delivered.pickedUpSubject"
      : (`order.${kind}.subject` as const);
  return {
    subject: translator.t(subject, values),
    paragraphs: [translator.t(`order.${kind}.text`, values), ...(DETAILS[kind]?.(translator, order) ?? [])],
  };
}

const PUSH_KINDS = new Set<OrderEmailKind>([
  "prepared",
  "dispatched",
  "delivered",
  "paymentDeclined",
  "rejected",
]);

/** A push message has one line, which has to name replaced products. */
function pushText(kind: OrderEmailKind, translator: Translator, items: OrderItemRow[], text: string): string {
  const names = substitutedOf(items).map(nameOf).join(", ");
  return kind === "prepared" && names
    ? `${text} ${translator.t("order.prepared.replaced", { names })}`
    : text;
}

/** Writes to the customer, and to the second address if there is one; some kinds also send a push message. */
export async function sendOrderEmail(tx: Db, kind: OrderEmailKind, row: OrderRow, now: Date): Promise<void> {
  const [recipient] = await tx.select().from(customer).where(eq(customer.customerId, row.customerId));
  if (!recipient?.email) return;
  const items = (await findOrderItems(tx, [row.orderId])).get(row.orderId) ?? [];
  const [payment = null] = await tx
    .select({
      paymentTypeId: paymentType.paymentTypeId,
      name: paymentType.name,
      dueInDays: paymentType.dueInDays,
    })
    .from(paymentType)
    .where(eq(paymentType.paymentTypeId, row.paymentTypeId));
  const names = await findSubstituteNames(
    tx,
    items.map(({ infos }) => infos),
  );
  const terms = kind === "received" ? await findTerms(tx) : "";
  const order = { row, items, payment, names, terms };
  const { firstName, email, secondEmail } = recipient;
  const language = asLanguage(recipient.language);
  const write = (translator: Translator) => writeOrderEmail(kind, translator, order);
  for (const address of new Set([email, secondEmail].filter(Boolean)))
    await sendMail(tx, { recipient: address, firstName, language, write }, now);
  if (!PUSH_KINDS.has(kind)) return;
  const translator = getTranslator(language);
  const { subject, paragraphs } = write(translator);
  const body = pushText(kind, translator, items, paragraphs[0] ?? "");
  const navTo = `/profile/orders/${row.orderId}`;
  await queuePush(tx, row.customerId, { title: subject, body, navTo }, now);
}

export async function sendConfirmation(tx: Db, row: OrderRow, now: Date): Promise<void> {
  const [source] = row.cartId ? await tx.select().from(cart).where(eq(cart.cartId, row.cartId)) : [];
  await sendOrderEmail(tx, source?.reopenedOrderId ? "changed" : "received", row, now);
}
