import { and, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { CART_OPEN, CART_REOPENED, address, cart, place } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { body, fields } from "../../http/input";
import { chooseDelivery } from "../cart/choose";
import { customerOf, visitorOf } from "../session/visitor";
import { addressFor, coverageOf, HOME, houseOf, pointOf, uncovered } from "./coverage";
import { addressSchema, type AddressForm } from "./form";
import { int } from "./query";
import { houseWire, unknownAddress } from "./routes";
import { addressWire, type AddressRow } from "./wire";

/** Kind of an address of a customer; shops and lockers bring their own. */
const HOME_TYPE = 1;

const selectSchema = z.object({ address_id: int });

const inUse = () =>
  fail(
    "error.address.in_use",
    "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
  );

/** Where the town lies, when the form did not say. */
async function positionFor(db: Db, form: AddressForm) {
  if (typeof form.latitude === "number" && typeof form.longitude === "number")
    return { latitude: form.latitude, longitude: form.longitude };
  const [town] = await db.select().from(place).where(eq(place.postalcode, form.postalcode)).limit(1);
  return { latitude: town?.latitude ?? null, longitude: town?.longitude ?? null };
}

async function save(db: Db, customerId: number, form: AddressForm): Promise<AddressRow> {
  const covered = await coverageOf(db, form.postalcode, form.city);
  if (!covered) throw uncovered();
  const { addressId, ...written } = form;
  const values = { ...written, ...(await positionFor(db, form)), zoneId: covered.zoneId };
  if (addressId === undefined) {
    const fixed = { customerId, deliveryServiceId: HOME, addressTypeId: HOME_TYPE };
    const [row] = await db
      .insert(address)
      .values({ ...values, ...fixed })
      .returning();
    if (row) return row;
  } else {
    const own = and(
      eq(address.addressId, addressId),
      eq(address.customerId, customerId),
      eq(address.deleted, false),
    );
    const [row] = await db.update(address).set(values).where(own).returning();
    if (row) return row;
  }
  throw unknownAddress();
}

async function remove(db: Db, customerId: number, addressId: number): Promise<void> {
  const [chosen] = await db
    .select({ cartId: cart.cartId })
    .from(cart)
    .where(
      and(
        eq(cart.customerId, customerId),
        eq(cart.addressId, addressId),
        inArray(cart.cartStatusId, [CART_OPEN, CART_REOPENED]),
      ),
    );
  if (chosen) throw inUse();
  const gone = await db
    .update(address)
    .set({ deleted: true })
    .where(and(eq(address.addressId, addressId), eq(address.customerId, customerId)))
    .returning({ addressId: address.addressId });
  if (gone.length === 0) throw unknownAddress();
}

export async function userAddressRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  app.post("/ebsn/api/user-address/select", async (request, reply) => {
    const { address_id: addressId } = fields(request, selectSchema);
    return chooseDelivery(request, reply, context, async ({ db: tx, customerId }) => {
      const row = await addressFor(tx, addressId, customerId);
      if (!row) throw unknownAddress();
      const point = await pointOf(tx, row);
      if (!point) throw uncovered();
      return { addressId, deliveryServiceId: row.deliveryServiceId, storeId: point.storeId };
    });
  });

  app.post("/ebsn/api/user-address/update", async (request) => {
    const { customerId } = customerOf(request);
    const row = await save(db, customerId, body(request, addressSchema));
    const house = await houseOf(db, row);
    return ok({ address: { ...addressWire(row), ...(house ? { warehouse: houseWire(house) } : {}) } });
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/user-address/delete",
    handler: async (request) => {
      const { customerId } = customerOf(request);
      const { address_id: addressId } = fields(request, z.object({ address_id: int }));
      await remove(db, customerId, addressId);
      return ok({});
    },
  });

  app.get("/ebsn/api/user-address/preview", async (request) => {
    const { customer } = visitorOf(request);
    const rows = customer
      ? await db
          .select()
          .from(address)
          .where(and(eq(address.customerId, customer.customerId), eq(address.deleted, false)))
          .limit(1)
      : [];
    return ok({ address: rows[0] ? addressWire(rows[0]) : null });
  });
}
