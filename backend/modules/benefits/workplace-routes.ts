import { and, count, eq, inArray, min, sql, sum } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { DELIVERED_STATUSES } from "../../../lib/rules/orders/order-status";
import type { WireLifetime, WireSubscription } from "../../../lib/ebsn/schemas/benefits";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { address, customer, order, workplace } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { toEuros } from "../../euros";
import { parseFields } from "../../http/input";
import { formatItalianDate, shopDate } from "../../shop-dates";
import { requireRoomForAddress } from "../address/address-limit";
import { findUnclaimedCents } from "./unclaimed-cents";
import { findServedPlace } from "../address/coverage";
import { HOME, HOME_ADDRESS_TYPE } from "../../domain/delivery-service";
import { optionalInt } from "../../http/number";
import { throttle } from "../auth/throttle";
import { updateCustomer } from "../profile/detail";
import type { Customer } from "../session/session";
import { getVisitor, requireCustomer } from "../session/visitor";

const MAX_ATTEMPTS = 10;
const TOO_MANY_ATTEMPTS = { code: "error.shopatwork.too_many" };

const subscriptionSchema = z.object({ subscriptionCode: z.string().trim().min(1).max(40) });

const unknownCode = () =>
  ebsnError(
    "error.shopatwork.code",
    "Questo codice non è di nessuna azienda: controlla come lo hai scritto.",
  );
const notAllowed = () => ebsnError("error.auth.forbidden", "Puoi vedere solo i tuoi dati.", 403);

/** The company's address, added to the customer's own. */
async function findOrAddAddress(
  tx: Db,
  { customerId, phone }: Customer,
  company: typeof workplace.$inferSelect,
): Promise<number | null> {
  const { companyId: _id, name, subscriptionCode: _code, ...place } = company;
  const [known] = await tx
    .select({ addressId: address.addressId })
    .from(address)
    .where(
      and(eq(address.customerId, customerId), eq(address.addressName, name), eq(address.deleted, false)),
    );
  if (known) return known.addressId;
  await requireRoomForAddress(tx, customerId);
  const zoneId = (await findServedPlace(tx, place.postalcode, place.city))?.zoneId ?? null;
  const [row] = await tx
    .insert(address)
    .values({
      ...place,
      customerId,
      addressName: name,
      zoneId,
      deliveryServiceId: HOME,
      addressTypeId: HOME_ADDRESS_TYPE,
      referencePhoneNumber: phone,
    })
    .returning();
  return row?.addressId ?? null;
}

async function loadLifetime(db: Db, customerId: number): Promise<WireLifetime> {
  const [owner] = await db.select().from(customer).where(eq(customer.customerId, customerId));
  const [totals] = await db
    .select({
      orders: count(),
      saved: sum(order.discountCents),
      first: min(order.orderedAt),
      spent: sql<string>`sum(coalesce(${order.chargedCents}, ${order.totalCents}))`,
    })
    .from(order)
    .where(and(eq(order.customerId, customerId), inArray(order.orderStatusId, [...DELIVERED_STATUSES])));
  const since = [owner?.createdAt, totals?.first].flatMap((at) => (at ? [at.getTime()] : []));
  return {
    userId: customerId,
    customerSince: since.length > 0 ? formatItalianDate(shopDate(new Date(Math.min(...since)))) : "",
    ordersCount: totals?.orders ?? 0,
    spentAmount: toEuros(Number(totals?.spent ?? 0)),
    savedAmount: toEuros(Number(totals?.saved ?? 0) - (await findUnclaimedCents(db, customerId))),
  };
}

export async function workplaceRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/shopatwork/subscribe",
    handler: async (request) => {
      const owner = requireCustomer(request);
      const { subscriptionCode } = parseFields(request, subscriptionSchema);
      await throttle(db, [[`shopatwork:${owner.customerId}`, MAX_ATTEMPTS]], clock.now(), TOO_MANY_ATTEMPTS);
      const [company] = await db
        .select()
        .from(workplace)
        .where(eq(workplace.subscriptionCode, subscriptionCode.toUpperCase()));
      if (!company) throw unknownCode();
      const { companyId, name } = company;
      const addressId = await db.transaction(async (tx) => {
        await updateCustomer(tx, owner.customerId, { companyId });
        return findOrAddAddress(tx, owner, company);
      });
      return ok<WireSubscription>({ companyId, companyName: name, addressId });
    },
  });

  app.post("/ebsn/api/customer-lifetime/user_info", async (request) => {
    const { userId } = parseFields(request, z.object({ userId: optionalInt }));
    const caller = requireCustomer(request);
    const customerId = userId ?? caller.customerId;
    if (customerId !== caller.customerId && !getVisitor(request).staff) throw notAllowed();
    return ok(await loadLifetime(db, customerId));
  });
}
