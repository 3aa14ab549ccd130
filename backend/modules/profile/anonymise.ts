import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/order-status";
import type { Db } from "../../db/client";
import {
  address,
  accountChange,
  cart,
  CART_BOUGHT,
  consent,
  coverageAlert,
  customer,
  formSubmission,
  giftCertificate,
  invitation,
  loyaltyCard,
  mail,
  mfaPin,
  order,
  orderRefund,
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
} from "../../db/schema";
import { revokeAll } from "../auth/revoke-all";
import { getOrderStatus } from "../order/status";
import { hashPassword } from "../session/password";
import type { Customer } from "../session/session";

const CLOSED_STATUSES = new Set<number>([
  ORDER_STATUS.delivered,
  ORDER_STATUS.partiallyDelivered,
  ORDER_STATUS.cancelled,
  ORDER_STATUS.notCollected,
  ORDER_STATUS.failed,
  ORDER_STATUS.abandoned,
  ORDER_STATUS.receipted,
  ORDER_STATUS.validationRejected,
]);

/** requirements/profile#deleting-an-account */
export async function findOpenOrders(db: Db, customerId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select()
    .from(order)
    .where(and(eq(order.customerId, customerId), isNull(order.replacedById)));
  return rows.filter((row) => !CLOSED_STATUSES.has(getOrderStatus(row, now))).map(({ orderId }) => orderId);
}

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

/** A second e-mail may be another customer's own. */
async function unsharedEmail(tx: Db, email: string): Promise<string> {
  const [owner] = await tx
    .select({ customerId: customer.customerId })
    .from(customer)
    .where(eq(customer.email, email))
    .limit(1);
  return owner ? "" : email;
}

const PERSONAL_TABLES = [
  address,
  wishlist,
  consent,
  paymentAuth,
  personFiscal,
  passwordReset,
  accountChange,
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

async function deletePersonalRows(tx: Db, customerId: number): Promise<void> {
  await tx.update(loyaltyCard).set({ customerId: null }).where(eq(loyaltyCard.customerId, customerId));
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

/** They stay with their town and postal code only. */
async function anonymiseOrders(tx: Db, customerId: number): Promise<void> {
  await tx
    .update(order)
    .set({
      shippingAddress: sql`${order.shippingAddress} || ${JSON.stringify(ANONYMOUS_ADDRESS)}::jsonb`,
      personFiscal: null,
    })
    .where(eq(order.customerId, customerId));
  const ownOrders = tx.select({ orderId: order.orderId }).from(order).where(eq(order.customerId, customerId));
  await tx.delete(orderReservation).where(inArray(orderReservation.orderId, ownOrders));
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

export async function anonymiseCustomer(
  tx: Db,
  { customerId, email, secondEmail, login }: Customer,
  now: Date,
): Promise<void> {
  await revokeAll(tx, customerId, now);
  await deletePersonalRows(tx, customerId);
  await anonymiseOrders(tx, customerId);
  await tx.delete(registration).where(eq(registration.login, login));
  await tx.delete(mail).where(inArray(mail.recipient, [email, login, await unsharedEmail(tx, secondEmail)]));
  await clearCustomer(tx, customerId);
}
