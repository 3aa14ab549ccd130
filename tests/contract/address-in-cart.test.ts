import { eq } from "drizzle-orm";
import { address, cart } from "@/backend/db/schema";
import { lockCarts } from "@/backend/modules/cart/current-cart";
import { backendForFile } from "@/tests/support/file-backend";
import { untilWaiting } from "@/tests/support/lock-waits";
import { onPostgres } from "@/tests/support/on-postgres";
import { parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  chooseDelivery,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type Shopper,
} from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;
let addressId: number;
let storeId: number | null | undefined;
let otherTown: { city: string; province: string; postalcode: string };

const fetchCart = async () => parseCart(await shopper.get("cart/view"));

beforeEach(async () => {
  const [productId = 0] = await resetProducts(backend, 1);
  const ready = await readyShopper(backend, productId);
  ({ shopper } = ready);
  addressId = ready.cart.shippingAddress?.addressId ?? 0;
  storeId = ready.cart.store?.storeId;
  const result = await backend.context.db.execute(
    `select p.city, p.province, p.postalcode from place p join warehouse w using (warehouse_id)
     where w.store_id <> ${storeId} limit 1`,
  );
  otherTown = (result as unknown as { rows: (typeof otherTown)[] }).rows[0] as typeof otherTown;
});

const save = (changes: object) =>
  shopper.post("user-address/update", {
    addressId,
    address1: "Via Brera",
    addressNumber: "1",
    city: "Milano",
    province: "MI",
    postalcode: "20121",
    ...changes,
  });

test("an address that moves to another store's area leaves the cart, with a message", async () => {
  const answer = parseAnswer(await save(otherTown));
  expect([answer.status, answer.infos]).toEqual([0, ["info.address.other_store"]]);
  expect(await fetchCart()).toMatchObject({ shippingAddress: null, timeslot: null, store: { storeId } });
});

test("an address corrected within its store's area stays in the cart with its slot", async () => {
  const { timeslot } = await fetchCart();
  const answer = parseAnswer(await save({ addressNumber: "12" }));
  expect([answer.status, answer.infos]).toEqual([0, []]);
  expect(await fetchCart()).toMatchObject({ shippingAddress: { addressId, addressNumber: "12" }, timeslot });
});

test("the address of an order that is being changed cannot move to another store's area", async () => {
  const { orderId } = parsePurchase(await buy(shopper, (await fetchCart()).version));
  await shopper.post(`order/modify?order_id=${orderId}`);
  expect(parseAnswer(await save(otherTown)).codes).toEqual(["error.cart.address_locked"]);
  expect((await fetchCart()).shippingAddress).toMatchObject({ city: "Milano" });
});

test("the address of an order that can still be changed cannot be deleted", async () => {
  const { orderId } = parsePurchase(await buy(shopper, (await fetchCart()).version));
  await chooseDelivery(backend, shopper);
  const remove = async () =>
    parseAnswer(await shopper.post(`user-address/delete?address_id=${addressId}`)).codes;
  expect(await remove()).toEqual(["error.address.in_order"]);
  expect(parseAnswer(await shopper.post(`order/modify?order_id=${orderId}`)).status).toBe(0);
  await shopper.post(`order/undo-modify?order_id=${orderId}`);
  expect(parseAnswer(await shopper.post(`order/delete?order_id=${orderId}`)).status).toBe(0);
  expect(await remove()).toEqual([]);
});

test("the address of an order that can still be changed cannot move to another store's area", async () => {
  const { orderId } = parsePurchase(await buy(shopper, (await fetchCart()).version));
  const refused = parseAnswer(await save(otherTown));
  expect(refused.codes).toEqual(["error.address.other_store"]);
  expect(refused.messages[0]).toContain(`l'ordine ${orderId}`);
  expect(parseAnswer(await save({ addressNumber: "12" })).codes).toEqual([]);
  await shopper.post(`order/delete?order_id=${orderId}`);
  expect(parseAnswer(await save(otherTown)).codes).toEqual([]);
});

test("an order is not changed once another store serves its address", async () => {
  const { orderId } = parsePurchase(await buy(shopper, (await fetchCart()).version));
  await backend.context.db.update(address).set(otherTown).where(eq(address.addressId, addressId));
  expect(parseAnswer(await shopper.post(`order/modify?order_id=${orderId}`)).codes).toEqual([
    "error.order.other_store",
  ]);
  expect((await fetchCart()).reopenedOrder ?? null).toBeNull();
});

onPostgres("an address that another device is choosing for the delivery is not deleted", async () => {
  const { db } = backend.context;
  await chooseDelivery(backend, shopper);
  const removal = await db.transaction(async (transaction) => {
    const tx = transaction as typeof db;
    await lockCarts(tx, shopper);
    const removing = shopper.post(`user-address/delete?address_id=${addressId}`);
    await untilWaiting(db, 1);
    await tx.update(cart).set({ addressId }).where(eq(cart.customerId, shopper.customerId));
    return { removing };
  });
  expect(parseAnswer(await removal.removing).codes).toEqual(["error.address.in_use"]);
  expect((await fetchCart()).shippingAddress).toMatchObject({ addressId });
});
