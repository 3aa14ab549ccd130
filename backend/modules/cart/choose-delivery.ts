import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { WireCart } from "../../../lib/ebsn/schemas/cart";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { CART_REOPENED, cart } from "../../db/schema";
import { ebsnError, type Envelope, type Message } from "../../envelope";
import type { OrderRow } from "../order/rows";
import { startSession, getVisitor } from "../session/visitor";
import { findSlot, isClosed, isFull } from "../timeslot/slots";
import { cartResponse, bumpVersion } from "./change";
import { loadDelivery, type Delivery, type DeliveryChoice } from "./delivery";
import { getOrCreateCart } from "./current-cart";
import { withoutOwnBooking } from "./reopened";
import { loadCart, type CartState } from "./state";

export type DeliveryContext = {
  db: Db;
  now: Date;
  current: Delivery;
  customerId: number | null;
  /** The order being modified; its booked slot is free for its own cart. */
  reopenedOrder: OrderRow | null;
};

const RECALCULATED: Message = {
  code: "info.cart.changetimeslot.recalculated",
  message: "Abbiamo <b>aggiornato il carrello</b>.\\nControlla prezzi, costi di consegna e disponibilità.",
};

export const addressLocked = () =>
  ebsnError("error.cart.address_locked", "Stai modificando un ordine: l'indirizzo non si può cambiare.");

const visibleState = ({ totals, notices }: CartState) =>
  JSON.stringify([totals.productsNetCents, totals.deliveryFeeCents, [...notices]]);

async function keepSlotIfOffered(
  { db, customerId, now, reopenedOrder }: DeliveryContext,
  choice: DeliveryChoice,
) {
  const { point } = await loadDelivery(db, choice, customerId);
  const { slotDate: date, timeslotId, deliveryServiceId } = choice;
  if (!point || date === null || timeslotId === null) return { slotDate: null, timeslotId: null };
  const slot = await findSlot(db, { timeslotId, date, pointId: point.pointId, deliveryServiceId });
  if (!slot || isClosed(slot, now) || isFull(withoutOwnBooking(slot, reopenedOrder)))
    return { slotDate: null, timeslotId: null };
  return { slotDate: date, timeslotId };
}

async function resolveChoice(
  deliveryContext: DeliveryContext,
  change: Partial<DeliveryChoice>,
): Promise<DeliveryChoice> {
  const choice = { ...deliveryContext.current.choice, ...change };
  return { ...choice, ...(await keepSlotIfOffered(deliveryContext, choice)) };
}

export async function chooseDelivery(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  decide: (deliveryContext: DeliveryContext) => Promise<Partial<DeliveryChoice>>,
): Promise<Envelope<WireCart>> {
  const now = context.clock.now();
  const { customer } = getVisitor(request);
  const owner = customer ?? { sessionHash: await startSession(request, reply, context) };
  const { before, after } = await context.db.transaction(async (tx) => {
    const row = await getOrCreateCart(tx, owner, now, true);
    const previous = await loadCart(tx, row, customer, now);
    const { reopenedOrder, delivery } = previous;
    const deliveryContext = {
      db: tx,
      now,
      current: delivery,
      customerId: customer?.customerId ?? null,
      reopenedOrder,
    };
    const choice = await resolveChoice(deliveryContext, await decide(deliveryContext));
    if (row.cartStatusId === CART_REOPENED && choice.addressId !== row.addressId) throw addressLocked();
    await tx.update(cart).set(choice).where(eq(cart.cartId, row.cartId));
    const changed = await bumpVersion(tx, row.cartId, now);
    return { before: previous, after: await loadCart(tx, changed, customer, now) };
  });
  const infos = after.lines.length > 0 && visibleState(before) !== visibleState(after) ? [RECALCULATED] : [];
  return cartResponse(request, after, now, { infos });
}
