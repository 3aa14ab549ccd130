import { eq } from "drizzle-orm";
import { isForAdults } from "../../../lib/rules/age";
import { serviceKind } from "../../../lib/rules/delivery-services";
import { substitutionWish } from "../../../lib/rules/substitution";
import type { Db } from "../../db/client";
import { cart, customer, paymentType } from "../../db/schema";
import { formatPrice } from "../../euros";
import { formatItalianDate } from "../../rome";
import { composeEmail } from "../mail/email";
import { sendMail } from "../mail/outbox";
import { findSubstituteNames } from "../cart/substitution";
import { queuePush } from "../push/send";
import { findOrderItems } from "./find";
import { chargedCents, describePicked, formatQuantity, pickResultOf } from "./picked";
import type { OrderItemRow, OrderRow } from "./release";

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

type Text = { subject: string; paragraphs: string[] };

const slotOf = ({ slotDate, beginTime, endTime }: OrderRow) =>
  `${formatItalianDate(slotDate)}, dalle ${beginTime} alle ${endTime}`;

const lineText = (item: OrderItemRow): string =>
  `- ${describePicked(item)}: ${formatPrice(chargedCents(item))}`;

const name = ({ product }: OrderItemRow) => String(product.name);

const isMissing = (item: OrderItemRow) => pickResultOf(item) === "missing";
const isRefused = (item: OrderItemRow) => pickResultOf(item) === "refused";
const isShort = (item: OrderItemRow) => pickResultOf(item) === "short";

const describeRefused = (item: OrderItemRow) => `${String(item.substitute?.name)} al posto di ${name(item)}`;

const hasSubstitutes = (items: OrderItemRow[]) => items.some((item) => pickResultOf(item) === "substituted");

/** What the customer wished for should something be missing. */
function wishes(items: OrderItemRow[], names: ReadonlyMap<number, string>): string[] {
  const goods = items.filter(({ packaging }) => !packaging);
  const texts = goods.flatMap((item) => {
    const { kind, productId } = substitutionWish(item.infos);
    if (kind === "none") return [`- ${name(item)}: niente al suo posto`];
    const chosen = productId === null ? undefined : names.get(productId);
    return chosen === undefined ? [] : [`- ${name(item)}: ${chosen}`];
  });
  const others = "un prodotto simile, a prezzo uguale o più basso";
  if (goods.length === 0) return [];
  if (texts.length === 0) return [`Se un prodotto manca, mettiamo ${others}.`];
  return [
    [
      "Se un prodotto manca:",
      ...texts,
      ...(texts.length < goods.length ? [`- per gli altri: ${others}`] : []),
    ].join("\n"),
  ];
}

function differences(items: OrderItemRow[]): string[] {
  const list = (title: string, texts: string[]) =>
    texts.length > 0 ? [`${title}\n${texts.map((text) => `- ${text}`).join("\n")}`] : [];
  return [
    ...list("Mancava, e non lo paghi:", [
      ...items.filter(isMissing).map(name),
      ...items
        .filter(isShort)
        .map((item) => `${name(item)}: ${item.pickedQuantity} su ${formatQuantity(item.quantity)}`),
    ]),
    ...list(
      "Abbiamo sostituito, a prezzo uguale o più basso:",
      items
        .filter((item) => pickResultOf(item) === "substituted")
        .map((item) => `${name(item)} con ${String(item.substitute?.name)}`),
    ),
    ...list("Hai rifiutato il sostituto, e non lo paghi:", items.filter(isRefused).map(describeRefused)),
  ];
}

function totals(row: OrderRow): string[] {
  const charged = row.chargedCents ?? row.totalCents;
  const due = `Totale a spesa pronta: ${formatPrice(charged)} (ordinato: ${formatPrice(row.totalCents)}).`;
  return row.mealVouchers
    ? [
        `${due}\nCon i buoni pasto: ${formatPrice(row.mealVouchers.coveredCents)}. Resta da pagare: ${formatPrice(row.mealVouchers.restCents)}.`,
      ]
    : [due];
}

const asksForIdentity = ({ product }: OrderItemRow) =>
  isForAdults((product.productClasses ?? []).map(({ name }) => String(name ?? "")));

/** The contract on a durable medium (Codice del consumo, art. 51 c. 7). */
const contractCopy = (row: OrderRow, items: OrderItemRow[]): string[] => [
  `Hai ordinato:\n${items.map((item) => `- ${String(item.product.name)}, ${formatQuantity(item.quantity)}: ${formatPrice(item.netCents)}`).join("\n")}`,
  `Totale ${formatPrice(row.totalCents)}, consegna e sconti compresi. I prodotti a peso si pagano per quanto pesano davvero.`,
  ...(items.some(asksForIdentity)
    ? ["Ci sono bevande alcoliche: alla consegna chiediamo un documento che provi la maggiore età."]
    : []),
  "Valgono le condizioni di vendita pubblicate nel negozio il giorno dell'ordine.",
];

type Names = ReadonlyMap<number, string>;

const TEXTS: Record<
  OrderLetter,
  (row: OrderRow, items: OrderItemRow[], payment: string, names: Names) => Text
> = {
  received: (row, items, payment, names) => ({
    subject: `Abbiamo ricevuto l'ordine ${row.orderId}`,
    paragraphs: [
      `grazie: il tuo ordine da ${formatPrice(row.totalCents)} è confermato per il ${slotOf(row)}.`,
      ...(payment ? [`Pagamento: ${payment}.`] : []),
      ...contractCopy(row, items),
      ...wishes(items, names),
      "Finché non lo prepariamo puoi cambiarlo o annullarlo dal tuo profilo. Dai prodotti non alimentari puoi recedere entro quattordici giorni dalla consegna, alla pagina «Recedi dal contratto qui».",
    ],
  }),
  changed: (row, items, payment, names) => ({
    subject: `Il tuo ordine è cambiato: ora è il ${row.orderId}`,
    paragraphs: [
      `la modifica è confermata: vale l'ordine ${row.orderId}, da ${formatPrice(row.totalCents)}, per il ${slotOf(row)}. Quello di prima non vale più.`,
      ...(payment ? [`Pagamento: ${payment}.`] : []),
      ...wishes(items, names),
    ],
  }),
  refused: (row) => ({
    subject: `Pagamento non riuscito: ordine ${row.orderId}`,
    paragraphs: [
      "la banca non ha approvato il pagamento. L'ordine è sospeso: riprova dal tuo profilo, anche con un altro pagamento. Senza pagamento l'ordine si annulla da solo e non ti costa nulla.",
    ],
  }),
  prepared: (row, items) => ({
    subject: `La spesa è pronta: ordine ${row.orderId}`,
    paragraphs: [
      "abbiamo preparato e pesato la tua spesa.",
      ...differences(items),
      ...(hasSubstitutes(items)
        ? ["Un sostituto non ti va? Rifiutalo alla consegna dalla pagina dell'ordine: non lo paghi."]
        : []),
      ...totals(row),
      ...(row.lockerCode ? [`Il codice del tuo armadietto: ${row.lockerCode}.`] : []),
      `Ti aspetta il ${slotOf(row)}.`,
    ],
  }),
  dispatched: (row) => ({
    subject: `La spesa è in viaggio: ordine ${row.orderId}`,
    paragraphs: [`il furgone è partito: arriviamo il ${slotOf(row)}.`],
  }),
  delivered: (row, items) => ({
    subject: `${serviceKind(Number(row.deliveryService.deliveryServiceId)) === "home" ? "Consegnata" : "Ritirata"}: ordine ${row.orderId}`,
    paragraphs: [
      "ecco il riepilogo della tua spesa.",
      items
        .filter((item) => !isMissing(item) && !isRefused(item))
        .map(lineText)
        .join("\n"),
      ...differences(items),
      ...totals(row),
      "Qualcosa non va? Chiedi un reso dalla pagina dell'ordine.",
    ],
  }),
  substituteRefused: (row, items) => ({
    subject: `Sostituto rifiutato: ordine ${row.orderId}`,
    paragraphs: [
      `non paghi quello che hai rifiutato:\n${items
        .filter(isRefused)
        .map((item) => `- ${describeRefused(item)}`)
        .join("\n")}`,
      ...totals(row),
    ],
  }),
  receipted: (row) => ({
    subject: `Lo scontrino dell'ordine ${row.orderId}`,
    paragraphs: [
      `lo scontrino digitale da ${formatPrice(row.chargedCents ?? row.totalCents)} è nella pagina dell'ordine.`,
    ],
  }),
  rejected: (row) => ({
    subject: `L'ordine ${row.orderId} non ha avuto seguito`,
    paragraphs: ["l'ordine è chiuso e non ti costa nulla: quello che era bloccato sulla carta torna libero."],
  }),
};

/** What is worth a push message. */
const NEWS = new Set<OrderLetter>(["prepared", "dispatched", "delivered", "refused", "rejected"]);

/** One letter of an order, to its customer, from the outbox. */
export async function sendOrderEmail(tx: Db, letter: OrderLetter, row: OrderRow, now: Date): Promise<void> {
  const [recipient] = await tx.select().from(customer).where(eq(customer.customerId, row.customerId));
  if (!recipient?.email) return;
  const items = (await findOrderItems(tx, [row.orderId])).get(row.orderId) ?? [];
  const [payment] = await tx
    .select({ name: paymentType.name })
    .from(paymentType)
    .where(eq(paymentType.paymentTypeId, row.paymentTypeId));
  const names = await findSubstituteNames(
    tx,
    items.map(({ infos }) => infos),
  );
  const { subject, paragraphs } = TEXTS[letter](row, items, payment?.name ?? "", names);
  const greeting = recipient.firstName ? `Ciao ${recipient.firstName},` : "Ciao,";
  for (const address of new Set([recipient.email, recipient.secondEmail].filter(Boolean)))
    await sendMail(tx, composeEmail(address, subject, greeting, ...paragraphs), now);
  if (NEWS.has(letter))
    await queuePush(
      tx,
      row.customerId,
      { title: subject, body: paragraphs[0] ?? "", navTo: `/profile/orders/${row.orderId}` },
      now,
    );
}

/** An order that became valid: new, or the change of another. */
export async function sendConfirmation(tx: Db, row: OrderRow, now: Date): Promise<void> {
  const [source] = row.cartId ? await tx.select().from(cart).where(eq(cart.cartId, row.cartId)) : [];
  await sendOrderEmail(tx, source?.reopenedOrderId ? "changed" : "received", row, now);
}
