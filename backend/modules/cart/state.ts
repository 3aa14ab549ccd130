import type { Db } from "../../db/client";
import { isPromotable } from "../catalogue/promotable";
import { findCartCodes } from "../gift/cart-codes";
import type { GiftRow } from "../gift/gifts";
import { findUserGifts } from "../gift/user-gifts";
import type { OrderRow } from "../order/rows";
import { CardBudget, type CardPromoBlocker } from "../promotion/card-budget";
import { getOffer, isPromoApplied } from "../promotion/offer";
import type { Customer } from "../session/session";
import { isClosed } from "../timeslot/slots";
import { loadDelivery, type Delivery, type DeliveryChoice } from "./delivery";
import { findLines, type Line } from "./items";
import { lineNotices, type Notice } from "./notices";
import { deliveryOf, type CartRow } from "./current-cart";
import { findWaitingCartId } from "./waiting-cart";
import { findReopenedOrder, withoutOwnBooking } from "./reopened";
import { hasVariableWeight } from "./selling-rule";
import { findSubstituteNames } from "./substitution";
import { computeCartTotals, type Totals, type TotalsGift, type TotalsLine } from "./totals";

export type CartState = {
  cart: CartRow | null;
  customer: Customer | null;
  reopenedOrder: OrderRow | null;
  delivery: Delivery;
  isSlotOpen: boolean;
  lines: Line[];
  notices: Map<number, Notice[]>;
  totals: Totals;
  gifts: TotalsGift[];
  cardPromoBlockers: Map<number, CardPromoBlocker>;
  pointsSpent: number;
  waitingCartId: number | null;
  substituteNames: ReadonlyMap<number, string>;
};

function toTotalsLine(
  { item, article }: Line,
  counted: boolean,
  budget: CardBudget,
  cardPromoBlockers: Map<number, CardPromoBlocker>,
): TotalsLine {
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
  const offer = getOffer(promo);
  const isWanted = promo && offer && isPromoApplied(promo, item.infos.use_wpid);
  const blocker = isWanted && counted ? budget.take(promo, item.quantity) : null;
  if (blocker) cardPromoBlockers.set(item.itemId, blocker);
  const applies = isWanted && !blocker;
  return {
    ...base,
    counted: counted && priceCents !== null,
    unitCents: priceCents ?? 0,
    offer: applies ? { promoId: promo.warehousePromoId, offer } : null,
    packaging: false,
    variableWeight: hasVariableWeight(infos),
    reducible: isPromotable(article.row),
  };
}

type CustomersRow = CartRow & { customerId: number };

async function findCodes(db: Db, row: CustomersRow, now: Date): Promise<TotalsGift[]> {
  const codes = await findCartCodes(db, row, now);
  return codes.map(({ gift, itemId }) => ({ ...gift, itemId, userGiftId: null }));
}

async function findGifts(db: Db, row: CustomersRow, now: Date): Promise<TotalsGift[]> {
  const userGifts = await findUserGifts(db, row, now);
  const assignedGifts = userGifts.flatMap(({ own, gift }) =>
    own.cartId === row.cartId && own.itemId !== null
      ? [{ ...gift, itemId: own.itemId, userGiftId: own.userGiftId }]
      : [],
  );
  return [...(await findCodes(db, row, now)), ...assignedGifts];
}

type LoadOptions = {
  deliveryDiscounts?: boolean;
  candidateGift?: { row: GiftRow; itemId: number | null };
};

function withCandidateGift(gifts: TotalsGift[], tried: LoadOptions["candidateGift"]): TotalsGift[] {
  if (!tried) return gifts;
  const { row, itemId } = tried;
  const isTried = ({ giftCertificateId, userGiftId }: TotalsGift) =>
    giftCertificateId === row.giftCertificateId && userGiftId === null;
  return gifts.some(isTried) ? gifts : [...gifts, { ...row, itemId, userGiftId: null }];
}

export async function loadCart(
  db: Db,
  row: CartRow,
  customer: Customer | null,
  now: Date,
  { deliveryDiscounts = true, candidateGift }: LoadOptions = {},
): Promise<CartState> {
  const reopenedOrder = await findReopenedOrder(db, row);
  const storedDelivery = await loadDelivery(db, deliveryOf(row), customer?.customerId ?? null);
  const delivery = {
    ...storedDelivery,
    slot: storedDelivery.slot && withoutOwnBooking(storedDelivery.slot, reopenedOrder),
  };
  const isSlotOpen = delivery.slot !== null && !isClosed(delivery.slot, now);
  const lines = await findLines(db, row.cartId);
  const slot = isSlotOpen ? delivery.slot : null;
  const destination = { deliveryServiceId: delivery.choice.deliveryServiceId, slot };
  const checkedLines = lines.map((line) => ({ line, ...lineNotices(line, lines, destination, now) }));
  const budget = new CardBudget(customer, reopenedOrder?.pointsSpent);
  const cardPromoBlockers = new Map<number, CardPromoBlocker>();
  const gifts = customer ? await findGifts(db, { ...row, customerId: customer.customerId }, now) : [];
  const totals = computeCartTotals({
    lines: checkedLines.map(({ line, blocked }) => toTotalsLine(line, !blocked, budget, cardPromoBlockers)),
    fees: delivery.fees,
    slotFeeCents: slot?.row.feeCents ?? null,
    gifts: customer ? withCandidateGift(gifts, candidateGift) : [],
    deliveryDiscounts,
  });
  const notices = new Map(checkedLines.map(({ line, notices: own }) => [line.item.itemId, own]));
  return {
    cart: row,
    customer,
    reopenedOrder,
    delivery,
    isSlotOpen,
    lines,
    notices,
    totals,
    gifts,
    cardPromoBlockers,
    pointsSpent: budget.spent,
    waitingCartId: customer && (await findWaitingCartId(db, customer)),
    substituteNames: await findSubstituteNames(
      db,
      lines.map(({ item }) => item.infos),
    ),
  };
}

export async function loadVisitorCart(db: Db, choice: DeliveryChoice, now: Date): Promise<CartState> {
  const delivery = await loadDelivery(db, choice, null);
  return {
    cart: null,
    customer: null,
    reopenedOrder: null,
    delivery,
    isSlotOpen: delivery.slot !== null && !isClosed(delivery.slot, now),
    lines: [],
    gifts: [],
    notices: new Map(),
    cardPromoBlockers: new Map(),
    pointsSpent: 0,
    waitingCartId: null,
    substituteNames: new Map(),
    totals: computeCartTotals({ lines: [], fees: delivery.fees, slotFeeCents: null, gifts: [] }),
  };
}
