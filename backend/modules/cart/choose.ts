import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { WireCart } from "../../../lib/ebsn/schemas/cart";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { CART_REOPENED, cart } from "../../db/schema";
import { fail, type Envelope, type Message } from "../../envelope";
import type { OrderRow } from "../order/give-back";
import { keepChoice, visitorOf } from "../session/visitor";
import { findSlot, isClosed, isFull } from "../timeslot/slots";
import { answerCart, bumpVersion } from "./change";
import { deliveryOf, type Delivery, type DeliveryChoice } from "./delivery";
import { openCart } from "./open-cart";
import { withOwnPlace } from "./reopened";
import { loadCart, type CartState } from "./state";
import { readCart } from "./read";

export type Chooser = {
  db: Db;
  now: Date;
  current: Delivery;
  customerId: number | null;
  /** The order being changed: its place is free for its own cart. */
  held: OrderRow | null;
};

const RECALCULATED: Message = {
  code: "info.cart.changetimeslot.recalculated",
  message: "Abbiamo aggiornato il carrello: controlla prezzi, costi di consegna e disponibilità.",
};

const addressLocked = () =>
  fail("error.cart.address_locked", "Stai modificando un ordine: l'indirizzo non si può cambiare.");

/** What a customer would notice of a cart. */
const visible = ({ totals, notices }: CartState) =>
  JSON.stringify([totals.goodsNetCents, totals.deliveryFeeCents, [...notices]]);

/** The slot goes on when the new place offers it too. */
async function slotAfter({ db, customerId, now, held }: Chooser, choice: DeliveryChoice) {
  const { point } = await deliveryOf(db, choice, customerId);
  const { slotDate: date, timeslotId, deliveryServiceId } = choice;
  if (!point || date === null || timeslotId === null) return { slotDate: null, timeslotId: null };
  const slot = await findSlot(db, { timeslotId, date, pointId: point.pointId, deliveryServiceId });
  if (!slot || isClosed(slot, now) || isFull(withOwnPlace(slot, held)))
    return { slotDate: null, timeslotId: null };
  return { slotDate: date, timeslotId };
}

async function settle(chooser: Chooser, change: Partial<DeliveryChoice>): Promise<DeliveryChoice> {
  const choice = { ...chooser.current.choice, ...change };
  return { ...choice, ...(await slotAfter(chooser, choice)) };
}

function pick(choice: DeliveryChoice): DeliveryChoice {
  const { storeId, deliveryServiceId, addressId, slotDate, timeslotId } = choice;
  return { storeId, deliveryServiceId, addressId, slotDate, timeslotId };
}

/** Changes store, service, address or slot of the caller and answers the cart it leads to. */
export async function chooseDelivery(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  decide: (chooser: Chooser) => Promise<Partial<DeliveryChoice>>,
): Promise<Envelope<WireCart>> {
  const now = context.clock.now();
  const { customer } = visitorOf(request);
  if (!customer) {
    const { delivery } = await readCart(request, context);
    const chooser = { db: context.db, now, current: delivery, customerId: null, held: null };
    const choice = pick(await settle(chooser, await decide(chooser)));
    const kept = Object.fromEntries(Object.entries(choice).map(([key, value]) => [key, value ?? undefined]));
    await keepChoice(request, reply, context, kept);
    return answerCart(request, await readCart(request, context), now);
  }
  const { before, after } = await context.db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const row = await openCart(tx, customer.customerId, now, {}, true);
    const old = await loadCart(tx, row, customer, now);
    const { held, delivery } = old;
    const chooser = { db: tx, now, current: delivery, customerId: customer.customerId, held };
    const choice = pick(await settle(chooser, await decide(chooser)));
    if (row.cartStatusId === CART_REOPENED && choice.addressId !== row.addressId) throw addressLocked();
    await tx.update(cart).set(choice).where(eq(cart.cartId, row.cartId));
    const changed = await bumpVersion(tx, row.cartId, now);
    return { before: old, after: await loadCart(tx, changed, customer, now) };
  });
  const infos = after.lines.length > 0 && visible(before) !== visible(after) ? [RECALCULATED] : [];
  return answerCart(request, after, now, { infos });
}
