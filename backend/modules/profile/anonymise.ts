import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { HOLD_CONSENT, HOLD_CONSENT_DATE } from "../../../lib/rules/checkout/hold-consent";
import type { Db } from "../../db/client";
import {
  address,
  accountChange,
  cart,
  CART_BOUGHT,
  cartItem,
  consent,
  coverageAlert,
  customer,
  formerEmail,
  formSubmission,
  giftCertificate,
  invitation,
  loyaltyCard,
  mail,
  mfaPin,
  order,
  orderItem,
  orderNote,
  orderRefund,
  orderRefundPhoto,
  orderReservation,
  passwordReset,
  paymentAuth,
  personFiscal,
  pointsMovement,
  pushDevice,
  pushMessage,
  registration,
  rewardCartItem,
  rewardRequest,
  socialIdentity,
  stockAlert,
  substitutionPreference,
  userGift,
  userMessage,
  wishlist,
  wishlistShare,
} from "../../db/schema";
import { revokeAll } from "../auth/revoke-all";
import { hashPassword } from "../session/password";
import type { Customer } from "../session/session";
import { findOwnEmails } from "./own-emails";

const ANONYMOUS_ADDRESS = {
  addressName: "",
  address1: "",
  addressNumber: "",
  latitude: null,
  longitude: null,
  referencePhoneNumber: "",
  floor: "",
  intercom: "",
  note: "",
};

const PERSONAL_TABLES = [
  address,
  wishlist,
  wishlistShare,
  consent,
  paymentAuth,
  personFiscal,
  passwordReset,
  registration,
  accountChange,
  formerEmail,
  formSubmission,
  mfaPin,
  userMessage,
  pointsMovement,
  rewardRequest,
  rewardCartItem,
  invitation,
  socialIdentity,
  pushDevice,
  pushMessage,
  substitutionPreference,
  stockAlert,
  coverageAlert,
];

/** Whoever registers with the card again finds them. */
const leavePoints = (tx: Db, { fidelityCard, points }: Customer) =>
  tx.update(loyaltyCard).set({ points }).where(eq(loyaltyCard.fidelityCard, fidelityCard));

async function deletePersonalRows(tx: Db, customerId: number): Promise<void> {
  await tx
    .update(loyaltyCard)
    .set({ customerId: null, anagraphic: {} })
    .where(eq(loyaltyCard.customerId, customerId));
  for (const table of PERSONAL_TABLES) await tx.delete(table).where(eq(table.customerId, customerId));
  await tx.delete(userGift).where(and(eq(userGift.customerId, customerId), isNull(userGift.orderId)));
  await tx.update(giftCertificate).set({ listed: false }).where(eq(giftCertificate.customerId, customerId));
  await tx
    .delete(cart)
    .where(
      and(
        eq(cart.customerId, customerId),
        sql`${cart.cartStatusId} <> ${CART_BOUGHT} and not exists (select 1 from ${order} where ${order.cartId} = ${cart.cartId})`,
      ),
    );
}

const ordersOf = (tx: Db, customerId: number) =>
  tx.select({ orderId: order.orderId }).from(order).where(eq(order.customerId, customerId));

/** The consent to the amount held stays as evidence. */
const keptInfos = sql`jsonb_strip_nulls(jsonb_build_object(
  ${HOLD_CONSENT}::text, ${order.infos} -> ${HOLD_CONSENT}::text,
  ${HOLD_CONSENT_DATE}::text, ${order.infos} -> ${HOLD_CONSENT_DATE}::text))`;

/** They stay with their town and postal code only. */
async function anonymiseOrders(tx: Db, customerId: number): Promise<void> {
  await tx
    .update(order)
    .set({
      shippingAddress: sql`${order.shippingAddress} || ${JSON.stringify(ANONYMOUS_ADDRESS)}::jsonb`,
      personFiscal: null,
      infos: keptInfos,
    })
    .where(eq(order.customerId, customerId));
  await tx
    .update(orderItem)
    .set({ infos: sql`${orderItem.infos} - 'note'` })
    .where(inArray(orderItem.orderId, ordersOf(tx, customerId)));
  // Carts stay for the orders made of them.
  const ownCarts = tx.select({ cartId: cart.cartId }).from(cart).where(eq(cart.customerId, customerId));
  await tx.update(cart).set({ infos: {} }).where(eq(cart.customerId, customerId));
  await tx.delete(cartItem).where(inArray(cartItem.cartId, ownCarts));
}

async function anonymiseAfterSales(tx: Db, customerId: number): Promise<void> {
  const ownOrders = ordersOf(tx, customerId);
  const ownRefunds = tx
    .select({ refundId: orderRefund.refundId })
    .from(orderRefund)
    .where(eq(orderRefund.customerId, customerId));
  await tx.delete(orderReservation).where(inArray(orderReservation.orderId, ownOrders));
  await tx.delete(orderNote).where(inArray(orderNote.orderId, ownOrders));
  await tx.delete(orderRefundPhoto).where(inArray(orderRefundPhoto.refundId, ownRefunds));
  await tx.update(orderRefund).set({ reason: "" }).where(eq(orderRefund.customerId, customerId));
  await tx
    .update(orderRefund)
    .set({ declarant: { name: "", email: "" } })
    .where(and(eq(orderRefund.customerId, customerId), isNotNull(orderRefund.declarant)));
}

async function clearCustomer(tx: Db, customerId: number): Promise<void> {
  await tx
    .update(customer)
    .set({
      login: `anonimo-${customerId}`,
      email: "",
      passwordHash: await hashPassword(randomBytes(32).toString("base64")),
      firstName: "",
      lastName: "",
      phone: "",
      homePhone: "",
      secondEmail: "",
      username: null,
      birthDate: null,
      postalcode: "",
      mfaEnabled: false,
      fiscalCode: "",
      fidelityCard: "",
      points: 0,
      profileConfirmed: false,
      crmSegments: [],
      legals: [],
      personInfos: {},
    })
    .where(eq(customer.customerId, customerId));
}

export async function anonymiseCustomer(tx: Db, owner: Customer, now: Date): Promise<void> {
  const { customerId } = owner;
  await revokeAll(tx, customerId, now);
  await tx.delete(mail).where(inArray(mail.recipient, await findOwnEmails(tx, owner)));
  await tx.delete(registration).where(eq(registration.login, owner.login));
  await leavePoints(tx, owner);
  await deletePersonalRows(tx, customerId);
  await anonymiseOrders(tx, customerId);
  await anonymiseAfterSales(tx, customerId);
  await clearCustomer(tx, customerId);
}
