import { and, eq, inArray, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { CART_OPEN, CART_PARKED, CART_REOPENED, address, cart, customer, order } from "../../db/schema";
import { ebsnError, ok, type Message } from "../../envelope";
import { parseBody, parseFields } from "../../http/input";
import { lockCarts } from "../cart/current-cart";
import { bumpVersion } from "../cart/change";
import { addressLocked, chooseDelivery } from "../cart/choose-delivery";
import { isChangeable } from "../order/status";
import { requireCustomer } from "../session/visitor";
import { requireRoomForAddress } from "./address-limit";
import {
  findAddress,
  findServedHome,
  findServedPlace,
  findWarehouse,
  findPoint,
  addressNotCovered,
  type ServedPlace,
} from "./coverage";
import { HOME, HOME_ADDRESS_TYPE } from "../../domain/delivery-service";
import { addressSchema, type AddressForm } from "./form";
import { int } from "../../http/number";
import { warehouseWire, unknownAddress } from "./routes";
import { addressWire, type AddressRow } from "./wire";
import { translatedError } from "../lang/translated-message";

const selectSchema = z.union([
  z.object({ address_id: int }),
  z.object({ postalcode: z.string().trim().min(1).max(10), city: z.string().trim().max(80).default("") }),
]);

const addressInUse = () =>
  ebsnError(
    "error.address.in_use",
    "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
  );

const addressOfOrder = (orderId: number) =>
  translatedError("error.address.in_order", ({ t }) => t("answer.addressInOrder", { orderId }));

function resolvePosition({ latitude, longitude }: AddressForm, town: ServedPlace) {
  return typeof latitude === "number" && typeof longitude === "number"
    ? { latitude, longitude }
    : { latitude: town.latitude, longitude: town.longitude };
}

const movedAwayFromOrder = (orderId: number) =>
  translatedError("error.address.other_store", ({ t }) => t("answer.addressOtherStore", { orderId }));

async function saveAddress(db: Db, customerId: number, form: AddressForm): Promise<AddressRow> {
  const coverage = await findServedHome(db, form);
  if (!coverage) throw addressNotCovered();
  const { addressId, ...addressFields } = form;
  const values = { ...addressFields, ...resolvePosition(form, coverage), zoneId: coverage.zoneId };
  if (addressId === undefined) {
    await requireRoomForAddress(db, customerId);
    const ownership = { customerId, deliveryServiceId: HOME, addressTypeId: HOME_ADDRESS_TYPE };
    const [row] = await db
      .insert(address)
      .values({ ...values, ...ownership })
      .returning();
    if (row) return row;
  } else {
    const ownAddress = and(
      eq(address.addressId, addressId),
      eq(address.customerId, customerId),
      eq(address.deleted, false),
    );
    const [row] = await db.update(address).set(values).where(ownAddress).returning();
    if (row) return row;
  }
  throw unknownAddress();
}

/** The phone is asked for with the first address, not at registration. */
async function saveContactPhone(tx: Db, customerId: number, phone: string): Promise<void> {
  const isUnknown = and(eq(customer.customerId, customerId), eq(customer.phone, ""));
  await tx.update(customer).set({ phone }).where(isUnknown);
}

const ownCart = (customerId: number, addressId: number) =>
  and(
    eq(cart.customerId, customerId),
    eq(cart.addressId, addressId),
    inArray(cart.cartStatusId, [CART_OPEN, CART_REOPENED, CART_PARKED]),
  );

const MOVED: Message = {
  code: "info.address.other_store",
  message:
    "Il nuovo indirizzo è servito da un altro negozio: per la spesa scegli di nuovo dove e quando riceverla.",
};

/** Choosing it again asks for the new store's consents and for a timeslot. */
async function detachMovedAddress(
  tx: Db,
  row: AddressRow,
  customerId: number,
  now: Date,
): Promise<Message[]> {
  const found = await findWarehouse(tx, row);
  const carts = await tx.select().from(cart).where(ownCart(customerId, row.addressId)).for("update");
  const movedCarts = carts.filter(({ storeId }) => storeId !== found?.storeId);
  if (movedCarts.some(({ cartStatusId }) => cartStatusId === CART_REOPENED)) throw addressLocked();
  const orders = await findChangeableOrders(tx, customerId, row.addressId, now);
  const movedOrder = orders.find(({ storeId }) => storeId !== found?.storeId);
  if (movedOrder) throw movedAwayFromOrder(movedOrder.orderId);
  for (const { cartId } of movedCarts) {
    await tx
      .update(cart)
      .set({ addressId: null, slotDate: null, timeslotId: null })
      .where(eq(cart.cartId, cartId));
    await bumpVersion(tx, cartId, now);
  }
  return movedCarts.length > 0 ? [MOVED] : [];
}

/** A reopened order needs its address. */
async function findChangeableOrders(db: Db, customerId: number, addressId: number, now: Date) {
  const rows = await db
    .select()
    .from(order)
    .where(and(eq(order.customerId, customerId), eq(order.addressId, addressId), isNull(order.replacedById)));
  return rows.filter((row) => isChangeable(row, now));
}

async function removeAddress(tx: Db, customerId: number, addressId: number, now: Date): Promise<void> {
  // Another device may be choosing it.
  await lockCarts(tx, { customerId });
  const [usingCart] = await tx
    .select({ cartId: cart.cartId })
    .from(cart)
    .where(ownCart(customerId, addressId));
  if (usingCart) throw addressInUse();
  const [changeableOrder] = await findChangeableOrders(tx, customerId, addressId, now);
  if (changeableOrder) throw addressOfOrder(changeableOrder.orderId);
  const deletedRows = await tx
    .update(address)
    .set({ deleted: true })
    .where(and(eq(address.addressId, addressId), eq(address.customerId, customerId)))
    .returning({ addressId: address.addressId });
  if (deletedRows.length === 0) throw unknownAddress();
}

export async function userAddressRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.post("/ebsn/api/user-address/select", async (request, reply) => {
    const selected = parseFields(request, selectSchema);
    return chooseDelivery(request, reply, context, async ({ db: tx, customerId }) => {
      if ("postalcode" in selected) {
        const town = await findServedPlace(tx, selected.postalcode, selected.city);
        if (!town) throw addressNotCovered();
        const { postalcode, city, storeId } = town;
        return { addressId: null, postalcode, city, deliveryServiceId: HOME, storeId };
      }
      const { address_id: addressId } = selected;
      const row = await findAddress(tx, addressId, customerId);
      if (!row) throw unknownAddress();
      const point = await findPoint(tx, row);
      if (!point) throw addressNotCovered();
      const { deliveryServiceId } = row;
      return { addressId, postalcode: null, city: null, deliveryServiceId, storeId: point.storeId };
    });
  });

  app.post("/ebsn/api/user-address/update", async (request) => {
    const { customerId } = requireCustomer(request);
    const form = parseBody(request, addressSchema);
    const { row, infos } = await db.transaction(async (tx) => {
      await lockCarts(tx, { customerId });
      const saved = await saveAddress(tx, customerId, form);
      await saveContactPhone(tx, customerId, form.referencePhoneNumber);
      return { row: saved, infos: await detachMovedAddress(tx, saved, customerId, clock.now()) };
    });
    const warehouseRow = await findWarehouse(db, row);
    return ok(
      {
        address: { ...addressWire(row), ...(warehouseRow ? { warehouse: warehouseWire(warehouseRow) } : {}) },
      },
      { infos },
    );
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/user-address/delete",
    handler: async (request) => {
      const { customerId } = requireCustomer(request);
      const { address_id: addressId } = parseFields(request, z.object({ address_id: int }));
      await db.transaction((tx) => removeAddress(tx, customerId, addressId, clock.now()));
      return ok({});
    },
  });
}
