import { eq } from "drizzle-orm";
import { isForAdults } from "../../../lib/rules/age";
import { HOLD_CONSENT } from "../../../lib/rules/hold-consent";
import { paymentTypeKey } from "../../../lib/rules/payment-types";
import { serviceKind } from "../../../lib/rules/delivery-services";
import { substitutionWish } from "../../../lib/rules/substitution";
import type { Db } from "../../db/client";
import { cart, customer, paymentType } from "../../db/schema";
import { asLanguage, DEFAULT_LANGUAGE } from "../../languages";
import { findSubstituteNames } from "../cart/substitution";
import { type LetterText, sendMail } from "../mail/outbox";
import { type Words, wordsOf } from "../mail/words";
import { queuePush } from "../push/send";
import { findOrderItems } from "./find";
import { chargedCents, describePicked, pickResultOf } from "./picked";
import type { OrderItemRow, OrderRow } from "./release";
import { findTerms } from "./terms";
import { unitPriceOf } from "./unit-price";

export type OrderLetter =
  | "received"
  | "changed"
  | "refused"
  | "prepared"
  | "dispatched"
  | "delivered"
  | "substituteRefused"
  | "receipted"
  | "rejected";

const slotOf = (words: Words, { slotDate, beginTime, endTime }: OrderRow) =>
  words.text("order.slot", { day: words.day(slotDate), begin: beginTime, end: endTime });

const listed = (texts: string[]): string[] => texts.map((text) => `- ${text}`);

const isMissing = (item: OrderItemRow) => pickResultOf(item) === "missing";
const isRefused = (item: OrderItemRow) => pickResultOf(item) === "refused";
const isShort = (item: OrderItemRow) => pickResultOf(item) === "short";
const nameOf = ({ product }: OrderItemRow) => String(product.name);

const describeRefused = ({ text }: Words, item: OrderItemRow) =>
  text("order.substituteRefused.line", { substitute: String(item.substitute?.name), name: nameOf(item) });

const substitutedOf = (items: OrderItemRow[]) => items.filter((item) => pickResultOf(item) === "substituted");

/** What the customer chose for each product that may be missing. */
function ifMissing({ text }: Words, items: OrderItemRow[], names: ReadonlyMap<number, string>): string[] {
  const goods = items.filter(({ packaging }) => !packaging);
  const choices = goods.flatMap((item) => {
    const { kind, productId } = substitutionWish(item.infos);
    if (kind === "none") return [text("order.ifMissing.none", { name: nameOf(item) })];
    const substitute = productId === null ? undefined : names.get(productId);
    return substitute === undefined ? [] : [text("order.ifMissing.chosen", { name: nameOf(item), substitute })];
  });
  if (goods.length === 0) return [];
  if (choices.length === 0) return [text("order.ifMissing.similar")];
  const others = choices.length < goods.length ? [text("order.ifMissing.others")] : [];
  return [[text("order.ifMissing.title"), ...listed([...choices, ...others])].join("\n")];
}

function differences(words: Words, items: OrderItemRow[]): string[] {
  const { text, quantity } = words;
  const list = (title: string, texts: string[]) =>
    texts.length > 0 ? [[title, ...listed(texts)].join("\n")] : [];
  return [
    ...list(text("order.missing"), [
      ...items.filter(isMissing).map(nameOf),
      ...items.filter(isShort).map((item) =>
        text("order.short", {
          name: nameOf(item),
          picked: quantity(item.pickedQuantity ?? 0),
          ordered: quantity(item.quantity),
        }),
      ),
    ]),
    ...list(
      text("order.substituted"),
      substitutedOf(items).map((item) =>
        text("order.substitution", { name: nameOf(item), substitute: String(item.substitute?.name) }),
      ),
    ),
    ...list(
      text("order.refusedSubstitutes"),
      items.filter(isRefused).map((item) => describeRefused(words, item)),
    ),
  ];
}

function totals({ text, price }: Words, row: OrderRow): string[] {
  const charged = price(row.chargedCents ?? row.totalCents);
  const due = text("order.total", { charged, ordered: price(row.totalCents) });
  if (!row.mealVouchers) return [due];
  const { coveredCents, restCents } = row.mealVouchers;
  const rest = text("order.mealVouchers", { covered: price(coveredCents), rest: price(restCents) });
  return [`${due}\n${rest}`];
}

const asksForIdentity = ({ product }: OrderItemRow) =>
  isForAdults((product.productClasses ?? []).map(({ name }) => String(name ?? "")));

/** With the price per unit of measure (Codice del consumo, art. 14). */
function orderedText({ price, quantity }: Words, item: OrderItemRow): string {
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
const contractCopy = (words: Words, { row, items }: LetterOrder): string[] => [
  [words.text("order.contract.lines"), ...listed(items.map((item) => orderedText(words, item)))].join("\n"),
  words.text(isPickedUp(row) ? "order.contract.pickupTotal" : "order.contract.total", {
    total: words.price(row.totalCents),
  }),
  ...(row.infos[HOLD_CONSENT]
    ? [words.text("order.contract.hold", { amount: words.price(Number(row.infos[HOLD_CONSENT]) * 100) })]
    : []),
  ...(items.some(asksForIdentity) ? [words.text("order.contract.identity")] : []),
  words.text("order.contract.place", {
    service: String(row.deliveryService.name ?? ""),
    place: placeOf(row),
  }),
];

type Payment = Pick<typeof paymentType.$inferSelect, "paymentTypeId" | "name" | "dueInDays">;

type LetterOrder = {
  row: OrderRow;
  items: OrderItemRow[];
  payment: Payment | null;
  names: ReadonlyMap<number, string>;
  /** The conditions of sale, in the letter that concludes the contract. */
  terms: string;
};

function dueLine({ text }: Words, payment: Payment | null): string[] {
  return payment?.dueInDays ? [text("order.paymentDue", { days: payment.dueInDays })] : [];
}

function paymentLine(words: Words, payment: Payment | null): string[] {
  if (!payment) return [];
  const { text, language } = words;
  const key = language === DEFAULT_LANGUAGE ? null : paymentTypeKey(payment.paymentTypeId);
  const name = text("order.payment", { payment: key === null ? payment.name : text(`paymentType.${key}`) });
  return [[name, ...dueLine(words, payment)].join(" ")];
}

type Details = (words: Words, order: LetterOrder) => string[];

/** What follows the first paragraph. */
const DETAILS: Partial<Record<OrderLetter, Details>> = {
  received: (words, order) => [
    ...paymentLine(words, order.payment),
    ...contractCopy(words, order),
    ...ifMissing(words, order.items, order.names),
    words.text("order.received.rights"),
    ...(order.terms ? [words.text("order.contract.terms"), order.terms] : []),
  ],
  changed: (words, { items, payment, names }) => [
    ...paymentLine(words, payment),
    ...ifMissing(words, items, names),
  ],
  prepared: (words, { row, items }) => [
    ...differences(words, items),
    ...(substitutedOf(items).length > 0 ? [words.text("order.prepared.refusable")] : []),
    ...totals(words, row),
    ...(row.lockerCode ? [words.text("order.prepared.locker", { code: row.lockerCode })] : []),
    words.text("order.prepared.slot", { slot: slotOf(words, row) }),
  ],
  delivered: (words, { row, items, payment }) => [
    items
      .filter((item) => !isMissing(item) && !isRefused(item))
      .map((item) => `- ${describePicked(item, words.quantity)}: ${words.price(chargedCents(item))}`)
      .join("\n"),
    ...differences(words, items),
    ...totals(words, row),
    ...dueLine(words, payment),
    words.text("order.delivered.problem"),
  ],
  substituteRefused: (words, { row, items }) => [
    listed(items.filter(isRefused).map((item) => describeRefused(words, item))).join("\n"),
    ...totals(words, row),
  ],
};

function writeLetter(letter: OrderLetter, words: Words, order: LetterOrder): LetterText {
  const { row } = order;
  const values = {
    orderId: row.orderId,
    total: words.price(letter === "receipted" ? (row.chargedCents ?? row.totalCents) : row.totalCents),
    slot: slotOf(words, row),
  };
  const subject =
    letter === "delivered" && isPickedUp(row)
      ? "order.delivered.pickedUpSubject"
      : (`order.${letter}.subject` as const);
  return {
    subject: words.text(subject, values),
    paragraphs: [words.text(`order.${letter}.text`, values), ...(DETAILS[letter]?.(words, order) ?? [])],
  };
}

/** What is worth a push message. */
const NEWS = new Set<OrderLetter>(["prepared", "dispatched", "delivered", "refused", "rejected"]);

/** A message has one line: what differs from the order belongs in it. */
function newsText(letter: OrderLetter, words: Words, items: OrderItemRow[], text: string): string {
  const names = substitutedOf(items).map(nameOf).join(", ");
  return letter === "prepared" && names
    ? `${text} ${words.text("order.prepared.replaced", { names })}`
    : text;
}

/** One letter of an order, to its customer, from the outbox. */
export async function sendOrderEmail(tx: Db, letter: OrderLetter, row: OrderRow, now: Date): Promise<void> {
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
  const terms = letter === "received" ? await findTerms(tx) : "";
  const order = { row, items, payment, names, terms };
  const { firstName, email, secondEmail } = recipient;
  const language = asLanguage(recipient.language);
  const write = (words: Words) => writeLetter(letter, words, order);
  for (const address of new Set([email, secondEmail].filter(Boolean)))
    await sendMail(tx, { recipient: address, firstName, language, write }, now);
  if (!NEWS.has(letter)) return;
  const words = wordsOf(language);
  const { subject, paragraphs } = write(words);
  const body = newsText(letter, words, items, paragraphs[0] ?? "");
  const navTo = `/profile/orders/${row.orderId}`;
  await queuePush(tx, row.customerId, { title: subject, body, navTo }, now);
}

/** An order that became valid: new, or the change of another. */
export async function sendConfirmation(tx: Db, row: OrderRow, now: Date): Promise<void> {
  const [source] = row.cartId ? await tx.select().from(cart).where(eq(cart.cartId, row.cartId)) : [];
  await sendOrderEmail(tx, source?.reopenedOrderId ? "changed" : "received", row, now);
}
