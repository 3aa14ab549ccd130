import { and, eq, gte, isNull, or } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cartGift, giftCertificate, usedGift } from "../../db/schema";
import type { Message } from "../../envelope";
import { romeDate } from "../../rome";
import { heldGifts } from "../gift/user-gifts";
import type { OrderRow } from "../order/give-back";
import { offerOf, promoApplies } from "../promotion/offer";
import type { Customer } from "../session/session";
import { isClosed } from "../timeslot/slots";
import { deliveryOf, type Delivery, type DeliveryChoice } from "./delivery";
import { linesOf, type Line } from "./items";
import { lineNotices } from "./notices";
import type { CartRow } from "./open-cart";
import { reopenedOrder, withOwnPlace } from "./reopened";
import { hasVariableWeight } from "./selling-rule";
import { cartTotals, type Totals, type TotalsGift, type TotalsLine } from "./totals";

/** A cart as it stands at one instant; everything that answers or buys it reads this. */
export type CartState = {
  cart: CartRow | null;
  customer: Customer | null;
  /** The order this cart changes. */
  held: OrderRow | null;
  delivery: Delivery;
  /** The chosen slot can still be ordered for. */
  slotOpen: boolean;
  lines: Line[];
  notices: Map<number, Message[]>;
  totals: Totals;
};

/** `counted` is false where the goods cannot be had at all, or not in the chosen slot. */
function totalsLine({ item, article }: Line, counted: boolean): TotalsLine {
  const base = { itemId: item.itemId, quantity: item.quantity, counted };
  if (article.kind === "packaging") {
    const { priceCents } = article.row;
    return {
      ...base,
      unitCents: priceCents,
      offer: null,
      packaging: true,
      variableWeight: false,
      reducible: false,
    };
  }
  const { promo, priceCents, infos } = article.row;
  const offer = offerOf(promo);
  const applies = promo && offer && promoApplies(promo, item.infos.use_wpid);
  return {
    ...base,
    counted: counted && priceCents !== null,
    unitCents: priceCents ?? 0,
    offer: applies ? { promoId: promo.warehousePromoId, offer } : null,
    packaging: false,
    variableWeight: hasVariableWeight(infos),
    reducible: infos.NOT_PROMOTABLE !== "true",
  };
}

/** Codes in a cart that are still good today. */
async function codesOf(
  db: Db,
  { cartId, customerId, reopenedOrderId }: CartRow,
  now: Date,
): Promise<TotalsGift[]> {
  const ofCustomer = and(
    eq(usedGift.giftCertificateId, cartGift.giftCertificateId),
    eq(usedGift.customerId, customerId),
  );
  const rows = await db
    .select({ cart_gift: cartGift, gift_certificate: giftCertificate })
    .from(cartGift)
    .innerJoin(giftCertificate, eq(giftCertificate.giftCertificateId, cartGift.giftCertificateId))
    .leftJoin(usedGift, ofCustomer)
    .where(
      and(
        eq(cartGift.cartId, cartId),
        reopenedOrderId === null
          ? isNull(usedGift.orderId)
          : or(isNull(usedGift.orderId), eq(usedGift.orderId, reopenedOrderId)),
        or(isNull(giftCertificate.endDate), gte(giftCertificate.endDate, romeDate(now))),
      ),
    )
    .orderBy(giftCertificate.giftCertificateId);
  return rows.map(({ cart_gift: { itemId }, gift_certificate: gift }) => ({
    ...gift,
    itemId,
    userGiftId: null,
  }));
}

/** Codes, and the certificates that were put on lines. */
async function giftsOf(db: Db, row: CartRow, now: Date): Promise<TotalsGift[]> {
  const held = await heldGifts(db, row, now);
  const placed = held.flatMap(({ own, gift }) =>
    own.cartId === row.cartId && own.itemId !== null
      ? [{ ...gift, itemId: own.itemId, userGiftId: own.userGiftId }]
      : [],
  );
  return [...(await codesOf(db, row, now)), ...placed];
}

const choiceOf = ({
  storeId,
  deliveryServiceId,
  addressId,
  slotDate,
  timeslotId,
}: CartRow): DeliveryChoice => ({
  storeId,
  deliveryServiceId,
  addressId,
  slotDate,
  timeslotId,
});

/** Reads a cart whole and computes it. */
export async function loadCart(
  db: Db,
  row: CartRow,
  customer: Customer,
  now: Date,
  { deliveryDiscounts = true }: { deliveryDiscounts?: boolean } = {},
): Promise<CartState> {
  const held = await reopenedOrder(db, row);
  const chosen = await deliveryOf(db, choiceOf(row), customer.customerId);
  const delivery = { ...chosen, slot: chosen.slot && withOwnPlace(chosen.slot, held) };
  const slotOpen = delivery.slot !== null && !isClosed(delivery.slot, now);
  const lines = await linesOf(db, row.cartId);
  const slot = slotOpen ? delivery.slot : null;
  const found = lines.map((line) => ({ line, ...lineNotices(line, slot, now) }));
  const totals = cartTotals({
    lines: found.map(({ line, blocked }) => totalsLine(line, !blocked)),
    fees: delivery.fees,
    slotFeeCents: slot?.row.feeCents ?? null,
    gifts: await giftsOf(db, row, now),
    deliveryDiscounts,
  });
  const notices = new Map(found.map(({ line, notices: own }) => [line.item.itemId, own]));
  return { cart: row, customer, held, delivery, slotOpen, lines, notices, totals };
}

/** The cart of somebody not logged in: what they chose, and nothing in it. */
export async function visitorCart(db: Db, choice: DeliveryChoice, now: Date): Promise<CartState> {
  const delivery = await deliveryOf(db, choice, null);
  return {
    cart: null,
    customer: null,
    held: null,
    delivery,
    slotOpen: delivery.slot !== null && !isClosed(delivery.slot, now),
    lines: [],
    notices: new Map(),
    totals: cartTotals({ lines: [], fees: delivery.fees, slotFeeCents: null, gifts: [] }),
  };
}
