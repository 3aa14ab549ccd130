import { createSession } from "@/backend/modules/session/session";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmailTo } from "@/tests/support/mailbox";
import {
  parsePurchase,
  decideAtBank,
  fetchOrder,
  fetchStock,
  countTakenPlaces,
} from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  CARD,
  parseCart,
  freeSlots,
  getCartItems,
  ON_DELIVERY,
  resetProducts,
  readyShopper,
  updateProduct,
  shopperWithToken,
  parseAnswer,
  type ChosenSlot,
  type Shopper,
} from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;
let slot: ChosenSlot;
let orderId: number;
let productId: number;
let otherId: number;

beforeEach(async () => {
  [productId = 0, otherId = 0] = await resetProducts(backend, 2);
  await updateProduct(backend, productId, { stock: 5 });
  const ready = await readyShopper(backend, productId, 5);
  ({ shopper, slot } = ready);
  ({ orderId } = parsePurchase(await buy(shopper, ready.cart.version)));
});

const modify = (id = orderId) => shopper.post(`order/modify?order_id=${id}`);
const undoModify = () => shopper.post(`order/undo-modify?order_id=${orderId}`);
const fetchCart = async () => parseCart(await shopper.get("cart/view"));
const listQuantities = async () => getCartItems(await fetchCart()).map(({ quantity }) => quantity);
const fetchStatus = async (id = orderId) => (await fetchOrder(shopper, id)).orderStatusId;
const setQuantity = async (quantity: number) => {
  const line = getCartItems(await fetchCart()).find(({ product }) => product.productId === productId);
  return shopper.post("cart/update", { items: [{ itemId: line?.itemId, quantity }] });
};

describe("a reopened order", () => {
  test("becomes a cart in status 7 with its products, address and slot", async () => {
    expect((await fetchOrder(shopper, orderId)).canBeModified).toBe(true);
    const answer = await modify();
    expect(parseAnswer(answer).infos).toEqual(["info.order.reopen"]);
    const reopenedCart = parseCart(answer);
    expect(reopenedCart).toMatchObject({ cartStatusId: 7, reopenedOrder: { orderId, paymentTypeId: 2 } });
    expect(reopenedCart.timeslot).toMatchObject({ timeslotId: slot.timeslotId, dateIso: slot.dateIso });
    expect(await listQuantities()).toEqual([5, 1]);
  });

  test("keeps its stock and slot reserved for its own cart", async () => {
    await modify();
    expect(await fetchStock(backend, productId)).toBe(0);
    expect(parseAnswer(await setQuantity(4)).status).toBe(0);
    expect(parseAnswer(await setQuantity(5)).status).toBe(0);
    expect(parseAnswer(await setQuantity(6)).messages).toEqual(["Di questo articolo restano solo 5 pz."]);
    const created = await readyShopper(backend, otherId, 5);
    expect(parseAnswer(await addToCart(created.shopper, productId, 1)).status).toBe(1);
  });

  test("is replaced by one new order, and removed products return to stock", async () => {
    const taken = await countTakenPlaces(backend, slot);
    await modify();
    await setQuantity(2);
    await addToCart(shopper, otherId, 3);
    const { version } = await fetchCart();
    const created = parsePurchase(await buy(shopper, version));
    expect(created.orderId).not.toBe(orderId);
    const { subject } = await lastEmailTo(backend, shopper.customerId);
    expect(subject).toBe(`Il tuo ordine è cambiato: ora è il n. ${created.orderId}`);
    expect(parsePurchase(await buy(shopper, version)).orderId).toBe(created.orderId);
    expect([await fetchStock(backend, productId), await countTakenPlaces(backend, slot)]).toEqual([3, taken]);
    expect(await fetchOrder(shopper, orderId)).toMatchObject({
      orderStatusId: 10,
      replacedByOrderId: created.orderId,
      canBeModified: false,
    });
    const { data } = parseAnswer(await shopper.get("order/list"));
    expect((data as { orders: { orderId: number }[] }).orders.map((order) => order.orderId)).toEqual([
      created.orderId,
    ]);
    const all = parseAnswer(await shopper.get("order/list?show_replaced=true")).data;
    expect((all as { orders: unknown[] }).orders).toHaveLength(2);
  });

  test("stays unchanged when the change is undone, and the previous cart returns", async () => {
    const taken = await countTakenPlaces(backend, slot);
    const previousCartId = (await fetchCart()).cartId;
    await modify();
    await setQuantity(1);
    expect(parseCart(await undoModify())).toMatchObject({
      cartId: previousCartId,
      cartStatusId: 1,
      reopenedOrder: null,
    });
    expect(await fetchStatus()).toBe(1);
    expect((await fetchOrder(shopper, orderId)).orderItems.map(({ quantity }) => quantity)).toEqual([5, 1]);
    expect([await fetchStock(backend, productId), await countTakenPlaces(backend, slot)]).toEqual([0, taken]);
    expect(parseAnswer(await undoModify()).codes).toEqual(["error.order.not_modifying"]);
  });

  test("has a locked address, and only one order can be reopened at a time", async () => {
    await modify();
    expect(parseAnswer(await shopper.post("store/select?store_id=8")).codes).toEqual([
      "error.cart.address_locked",
    ]);
    expect(parseAnswer(await modify()).status).toBe(0);
    expect(parseAnswer(await modify(700001)).codes).toEqual(["error.order.modifying_other"]);
  });

  test("can be cancelled, which ends the change", async () => {
    await modify();
    expect(parseAnswer(await shopper.post(`order/delete?order_id=${orderId}`)).status).toBe(0);
    expect(await fetchCart()).toMatchObject({ cartStatusId: 1, reopenedOrder: null });
    expect(await fetchStock(backend, productId)).toBe(5);
  });

  test("cannot be reopened or replaced after its cut-off", async () => {
    await modify();
    const before = backend.clock.now();
    const { cutoff } = (await fetchOrder(shopper, orderId)).timeslot ?? { cutoff: "" };
    backend.clock.set(cutoff);
    const { customerId } = shopper;
    const session = await createSession(backend.context.db, backend.clock.now(), customerId);
    shopper = shopperWithToken(backend, customerId, session);
    const lateAnswer = parseAnswer(await buy(shopper, (await fetchCart()).version));
    expect(lateAnswer.codes).toEqual(["error.order.not_modifiable"]);
    await undoModify();
    expect(parseAnswer(await modify()).codes).toEqual(["error.order.not_modifiable"]);
    expect((await fetchOrder(shopper, orderId)).canBeModified).toBe(false);
    backend.clock.set(before.toISOString());
  });

  test("keeps its payment when that covers the change, and is paid again otherwise", async () => {
    const ready = await readyShopper(backend, otherId, 6);
    shopper = ready.shopper;
    const firstOrder = parsePurchase(await buy(shopper, ready.cart.version, CARD));
    orderId = firstOrder.orderId;
    expect(parseAnswer(await modify()).codes).toEqual(["error.order.not_modifiable"]);
    await decideAtBank(backend, firstOrder.paymentUrl, "approve");
    await modify();
    productId = otherId;
    await setQuantity(5);
    const smallerOrder = parsePurchase(await buy(shopper, (await fetchCart()).version, CARD));
    expect(smallerOrder).toMatchObject({ orderStatusId: 1, paymentUrl: "" });
    orderId = smallerOrder.orderId;
    await modify();
    await setQuantity(9);
    const largerOrder = parsePurchase(await buy(shopper, (await fetchCart()).version, CARD));
    expect(largerOrder).toMatchObject({ orderStatusId: 11 });
    await decideAtBank(backend, largerOrder.paymentUrl, "approve");
    expect(await fetchStatus(largerOrder.orderId)).toBe(1);
  });

  describe("whose change exceeds the paid amount", () => {
    let newOrder: { orderId: number; paymentUrl: string };
    let taken: number;
    let expensiveId: number;

    beforeEach(async () => {
      [, , expensiveId = 0] = await resetProducts(backend, 3);
      await updateProduct(backend, otherId, { stock: 20 });
      const ready = await readyShopper(backend, otherId, 6);
      ({ shopper, slot } = ready);
      const firstOrder = parsePurchase(await buy(shopper, ready.cart.version, CARD));
      orderId = firstOrder.orderId;
      await decideAtBank(backend, firstOrder.paymentUrl, "approve");
      taken = await countTakenPlaces(backend, slot);
      await modify();
      const line = getCartItems(await fetchCart()).find(({ product }) => product.productId === otherId);
      await shopper.post("cart/update", { items: [{ itemId: line?.itemId, quantity: 2 }] });
      await updateProduct(backend, expensiveId, { stock: 5, priceCents: 9900 });
      await addToCart(shopper, expensiveId, 5);
      newOrder = parsePurchase(await buy(shopper, (await fetchCart()).version, CARD));
    });

    const fetchReserved = async () => [
      await fetchStock(backend, otherId),
      await countTakenPlaces(backend, slot),
    ];

    test("keeps its reservations until the new order is paid, then is cancelled", async () => {
      expect(await fetchReserved()).toEqual([14, taken]);
      expect(parseAnswer(await modify()).codes).toEqual(["error.order.not_modifiable"]);
      await decideAtBank(backend, newOrder.paymentUrl, "approve");
      expect(await fetchStatus(newOrder.orderId)).toBe(1);
      expect(await fetchStatus()).toBe(10);
      expect(await fetchReserved()).toEqual([18, taken]);
    });

    test.each([
      ["is not paid in time", async () => backend.clock.advance(61 * 60 * 1000)],
      ["is cancelled", async () => shopper.post(`order/delete?order_id=${newOrder.orderId}`)],
    ])("becomes active again when the new order %s", async (_, endOrder) => {
      await endOrder();
      const { orders } = parseAnswer(await shopper.get("order/list")).data as {
        orders: { orderId: number }[];
      };
      expect(orders.map((order) => order.orderId)).toContain(orderId);
      expect(await fetchStatus(newOrder.orderId)).toBe(10);
      expect(await fetchOrder(shopper, orderId)).toMatchObject({
        orderStatusId: 1,
        replacedByOrderId: null,
        canBeModified: true,
      });
      expect(await fetchReserved()).toEqual([14, taken]);
      expect(await fetchStock(backend, expensiveId)).toBe(5);
    });
  });

  test("cannot be reopened by other customers", async () => {
    const otherCustomer = await readyShopper(backend, otherId, 5);
    expect(parseAnswer(await otherCustomer.shopper.post(`order/modify?order_id=${orderId}`)).codes).toEqual([
      "error.order.unknown",
    ]);
  });
});

describe("the delivery date of an order", () => {
  const changeDate = (to: ChosenSlot, id = orderId) =>
    shopper.post(`order/change-date?order_id=${id}&new_order_date=${to.date}&timeslot_id=${to.timeslotId}`);
  const findLaterSlot = async () =>
    (await freeSlots(shopper)).find(({ dateIso }) => dateIso > slot.dateIso) as ChosenSlot;

  test("moves to another slot at the same price and frees the old one", async () => {
    const to = await findLaterSlot();
    const [before, targetBefore] = [
      await countTakenPlaces(backend, slot),
      await countTakenPlaces(backend, to),
    ];
    const { grossTotal } = await fetchOrder(shopper, orderId);
    expect(parseAnswer(await changeDate(to)).status).toBe(0);
    expect(await fetchOrder(shopper, orderId)).toMatchObject({
      grossTotal,
      timeslot: { dateIso: to.dateIso },
    });
    expect([await countTakenPlaces(backend, slot), await countTakenPlaces(backend, to)]).toEqual([
      before - 1,
      targetBefore + 1,
    ]);
  });

  test("keeps its hours when only a day is given", async () => {
    const { timeslot } = await fetchOrder(shopper, orderId);
    const to = (await findLaterSlot()).date;
    await shopper.post(`order/change-date?order_id=${orderId}&new_order_date=${to}`);
    expect((await fetchOrder(shopper, orderId)).timeslot?.beginTime).toBe(timeslot?.beginTime);
  });

  test("does not move to a full slot, to a slot without its products, or while reopened", async () => {
    const to = await findLaterSlot();
    await backend.context.db.execute(
      `insert into slot_load (timeslot_id, slot_date, point_id, capacity, taken)
       values (${to.timeslotId}, '${to.dateIso}', 501, 2, 2)
       on conflict (timeslot_id, slot_date, point_id) do update set capacity = 2, taken = 2`,
    );
    expect(parseAnswer(await changeDate(to)).codes).toEqual(["error.checkout.timeslot_full"]);
    await backend.context.db.execute(`delete from slot_load where slot_date = '${to.dateIso}'`);
    await updateProduct(backend, productId, {
      infos: { TIPOLOGIA: "Pezzo", MINACQ: "1", LEAD_TIME: "2000" },
    });
    expect(parseAnswer(await changeDate(to)).codes).toEqual(["msg.cart.availability.errors"]);
    await updateProduct(backend, productId, { infos: { TIPOLOGIA: "Pezzo", MINACQ: "1" } });
    await modify();
    expect(parseAnswer(await changeDate(to)).codes).toEqual(["error.order.already_modifying"]);
    expect((await fetchOrder(shopper, orderId)).timeslot?.dateIso).toBe(slot.dateIso);
  });

  test("moves only for confirmed orders", async () => {
    const ready = await readyShopper(backend, otherId, 6);
    shopper = ready.shopper;
    const unpaid = parsePurchase(await buy(shopper, ready.cart.version, CARD));
    expect(parseAnswer(await changeDate(await findLaterSlot(), unpaid.orderId)).codes).toEqual([
      "error.order.not_modifiable",
    ]);
    await shopper.post(`order/modify-payment-type?order_id=${unpaid.orderId}&payment_type_id=${ON_DELIVERY}`);
    expect(parseAnswer(await changeDate(await findLaterSlot(), unpaid.orderId)).status).toBe(0);
  });
});
