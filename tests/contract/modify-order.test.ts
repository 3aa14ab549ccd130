import { openSession } from "@/backend/modules/session/session";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { bought, decide, orderOf, stockOf, takenOf } from "@/tests/support/purchase";
import {
  add,
  buy,
  CARD,
  cartOf,
  freeSlots,
  itemsOf,
  ON_DELIVERY,
  plainProducts,
  readyShopper,
  shape,
  shopperWith,
  told,
  type ChosenSlot,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let shopper: Shopper;
let slot: ChosenSlot;
let orderId: number;
let productId: number;
let otherId: number;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

beforeEach(async () => {
  [productId = 0, otherId = 0] = await plainProducts(backend, 2);
  await shape(backend, productId, { stock: 5 });
  const ready = await readyShopper(backend, productId, 5);
  ({ shopper, slot } = ready);
  ({ orderId } = bought(await buy(shopper, ready.cart.version)));
});

const modify = (id = orderId) => shopper.post(`order/modify?order_id=${id}`);
const undo = () => shopper.post(`order/undo-modify?order_id=${orderId}`);
const cart = async () => cartOf(await shopper.get("cart/view"));
const quantities = async () => itemsOf(await cart()).map(({ quantity }) => quantity);
const statusOf = async (id = orderId) => (await orderOf(shopper, id)).orderStatusId;
const setQuantity = async (quantity: number) => {
  const line = itemsOf(await cart()).find(({ product }) => product.productId === productId);
  return shopper.post("cart/update", { items: [{ itemId: line?.itemId, quantity }] });
};

describe("an order opened again", () => {
  test("comes back as a cart of status 7 with its goods, its address and its slot, and is told so", async () => {
    expect((await orderOf(shopper, orderId)).canBeModified).toBe(true);
    const answer = await modify();
    expect(told(answer).infos).toEqual(["info.order.reopen"]);
    const opened = cartOf(answer);
    expect(opened).toMatchObject({ cartStatusId: 7, reopenedOrder: { orderId } });
    expect(opened.timeslot).toMatchObject({ timeslotId: slot.timeslotId, dateIso: slot.dateIso });
    expect(await quantities()).toEqual([5, 1]);
  });

  test("goes on holding its stock and slot, for its own cart alone", async () => {
    await modify();
    expect(await stockOf(backend, productId)).toBe(0);
    expect(told(await setQuantity(4)).status).toBe(0);
    expect(told(await setQuantity(5)).status).toBe(0);
    expect(told(await setQuantity(6)).messages).toEqual(["Di questo articolo restano solo 5 pz."]);
    const fresh = await readyShopper(backend, otherId, 5);
    expect(told(await add(fresh.shopper, productId, 1)).status).toBe(1);
  });

  test("is replaced by one order when it is bought, with what was taken out given back", async () => {
    const taken = await takenOf(backend, slot);
    await modify();
    await setQuantity(2);
    await add(shopper, otherId, 3);
    const { version } = await cart();
    const fresh = bought(await buy(shopper, version));
    expect(fresh.orderId).not.toBe(orderId);
    expect(bought(await buy(shopper, version)).orderId).toBe(fresh.orderId);
    expect([await stockOf(backend, productId), await takenOf(backend, slot)]).toEqual([3, taken]);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      orderStatusId: 10,
      replacedByOrderId: fresh.orderId,
      canBeModified: false,
    });
    const { data } = told(await shopper.get("order/list"));
    expect((data as { orders: { orderId: number }[] }).orders.map((one) => one.orderId)).toEqual([
      fresh.orderId,
    ]);
    const all = told(await shopper.get("order/list?show_replaced=true")).data;
    expect((all as { orders: unknown[] }).orders).toHaveLength(2);
  });

  test("stays as it was when the change is given up, and the cart that waited comes back", async () => {
    const taken = await takenOf(backend, slot);
    const waiting = (await cart()).cartId;
    await modify();
    await setQuantity(1);
    expect(cartOf(await undo())).toMatchObject({ cartId: waiting, cartStatusId: 1, reopenedOrder: null });
    expect(await statusOf()).toBe(1);
    expect((await orderOf(shopper, orderId)).orderItems.map(({ quantity }) => quantity)).toEqual([5, 1]);
    expect([await stockOf(backend, productId), await takenOf(backend, slot)]).toEqual([0, taken]);
    expect(told(await undo()).codes).toEqual(["error.order.not_modifying"]);
  });

  test("keeps its address, and a second order waits for its turn", async () => {
    await modify();
    expect(told(await shopper.post("store/select?store_id=8")).codes).toEqual(["error.cart.address_locked"]);
    expect(told(await modify()).status).toBe(0);
    expect(told(await modify(700001)).codes).toEqual(["error.order.already_modifying"]);
  });

  test("may still be cancelled, which ends the change", async () => {
    await modify();
    expect(told(await shopper.post(`order/delete?order_id=${orderId}`)).status).toBe(0);
    expect(await cart()).toMatchObject({ cartStatusId: 1, reopenedOrder: null });
    expect(await stockOf(backend, productId)).toBe(5);
  });

  test("cannot be opened after its cut-off, nor replaced when that passes meanwhile", async () => {
    await modify();
    const before = backend.clock.now();
    const { cutoff } = (await orderOf(shopper, orderId)).timeslot ?? { cutoff: "" };
    backend.clock.set(cutoff);
    const { customerId } = shopper;
    const session = await openSession(backend.context.db, backend.clock.now(), customerId);
    shopper = shopperWith(backend, customerId, session);
    const late = told(await buy(shopper, (await cart()).version));
    expect(late.codes).toEqual(["error.order.not_modifiable"]);
    await undo();
    expect(told(await modify()).codes).toEqual(["error.order.not_modifiable"]);
    expect((await orderOf(shopper, orderId)).canBeModified).toBe(false);
    backend.clock.set(before.toISOString());
  });

  test("keeps the payment it has when that covers the change, and is paid again when it does not", async () => {
    const paid = await readyShopper(backend, otherId, 6);
    shopper = paid.shopper;
    const first = bought(await buy(shopper, paid.cart.version, CARD));
    orderId = first.orderId;
    expect(told(await modify()).codes).toEqual(["error.order.not_modifiable"]);
    await decide(backend, first.paymentUrl, "approve");
    await modify();
    productId = otherId;
    await setQuantity(5);
    const smaller = bought(await buy(shopper, (await cart()).version, CARD));
    expect(smaller).toMatchObject({ orderStatusId: 1, paymentUrl: "" });
    orderId = smaller.orderId;
    await modify();
    await setQuantity(9);
    const larger = bought(await buy(shopper, (await cart()).version, CARD));
    expect(larger).toMatchObject({ orderStatusId: 11 });
    await decide(backend, larger.paymentUrl, "approve");
    expect(await statusOf(larger.orderId)).toBe(1);
  });

  describe("whose change costs more than was paid", () => {
    let raised: { orderId: number; paymentUrl: string };
    let taken: number;
    let dearId: number;

    beforeEach(async () => {
      [, , dearId = 0] = await plainProducts(backend, 3);
      await shape(backend, otherId, { stock: 20 });
      const paid = await readyShopper(backend, otherId, 6);
      ({ shopper, slot } = paid);
      const first = bought(await buy(shopper, paid.cart.version, CARD));
      orderId = first.orderId;
      await decide(backend, first.paymentUrl, "approve");
      taken = await takenOf(backend, slot);
      await modify();
      const line = itemsOf(await cart()).find(({ product }) => product.productId === otherId);
      await shopper.post("cart/update", { items: [{ itemId: line?.itemId, quantity: 2 }] });
      await shape(backend, dearId, { stock: 5, priceCents: 9900 });
      await add(shopper, dearId, 5);
      raised = bought(await buy(shopper, (await cart()).version, CARD));
    });

    const held = async () => [await stockOf(backend, otherId), await takenOf(backend, slot)];

    test("stands by with all it holds until the new one is paid, and is over then", async () => {
      expect(await held()).toEqual([14, taken]);
      expect(told(await modify()).codes).toEqual(["error.order.not_modifiable"]);
      await decide(backend, raised.paymentUrl, "approve");
      expect(await statusOf(raised.orderId)).toBe(1);
      expect(await statusOf()).toBe(10);
      expect(await held()).toEqual([18, taken]);
    });

    test.each([
      ["is not paid in time", async () => backend.clock.advance(61 * 60 * 1000)],
      ["is cancelled", async () => shopper.post(`order/delete?order_id=${raised.orderId}`)],
    ])("counts again when the new one %s", async (_, end) => {
      await end();
      const { orders } = told(await shopper.get("order/list")).data as { orders: { orderId: number }[] };
      expect(orders.map((one) => one.orderId)).toContain(orderId);
      expect(await statusOf(raised.orderId)).toBe(10);
      expect(await orderOf(shopper, orderId)).toMatchObject({
        orderStatusId: 1,
        replacedByOrderId: null,
        canBeModified: true,
      });
      expect(await held()).toEqual([14, taken]);
      expect(await stockOf(backend, dearId)).toBe(5);
    });
  });

  test("is nobody else's", async () => {
    const stranger = await readyShopper(backend, otherId, 5);
    expect(told(await stranger.shopper.post(`order/modify?order_id=${orderId}`)).codes).toEqual([
      "error.order.unknown",
    ]);
  });
});

describe("the day of an order", () => {
  const move = (to: ChosenSlot, id = orderId) =>
    shopper.post(`order/change-date?order_id=${id}&new_order_date=${to.date}&timeslot_id=${to.timeslotId}`);
  const another = async () =>
    (await freeSlots(shopper)).find(({ dateIso }) => dateIso > slot.dateIso) as ChosenSlot;

  test("moves to another slot at what it cost, and frees the old one", async () => {
    const to = await another();
    const [before, there] = [await takenOf(backend, slot), await takenOf(backend, to)];
    const { grossTotal } = await orderOf(shopper, orderId);
    expect(told(await move(to)).status).toBe(0);
    expect(await orderOf(shopper, orderId)).toMatchObject({ grossTotal, timeslot: { dateIso: to.dateIso } });
    expect([await takenOf(backend, slot), await takenOf(backend, to)]).toEqual([before - 1, there + 1]);
  });

  test("keeps its hours when only a day is asked for", async () => {
    const { timeslot } = await orderOf(shopper, orderId);
    const to = (await another()).date;
    await shopper.post(`order/change-date?order_id=${orderId}&new_order_date=${to}`);
    expect((await orderOf(shopper, orderId)).timeslot?.beginTime).toBe(timeslot?.beginTime);
  });

  test("does not move to a full slot, nor where its goods do not come, nor while it is being changed", async () => {
    const to = await another();
    await backend.context.db.execute(
      `insert into slot_load (timeslot_id, slot_date, point_id, capacity, taken)
       values (${to.timeslotId}, '${to.dateIso}', 501, 2, 2)
       on conflict (timeslot_id, slot_date, point_id) do update set capacity = 2, taken = 2`,
    );
    expect(told(await move(to)).codes).toEqual(["error.checkout.timeslot_full"]);
    await backend.context.db.execute(`delete from slot_load where slot_date = '${to.dateIso}'`);
    await shape(backend, productId, { infos: { TIPOLOGIA: "Pezzo", MINACQ: "1", LEAD_TIME: "2000" } });
    expect(told(await move(to)).codes).toEqual(["msg.cart.availability.errors"]);
    await shape(backend, productId, { infos: { TIPOLOGIA: "Pezzo", MINACQ: "1" } });
    await modify();
    expect(told(await move(to)).codes).toEqual(["error.order.already_modifying"]);
    expect((await orderOf(shopper, orderId)).timeslot?.dateIso).toBe(slot.dateIso);
  });

  test("on delivery and online orders alike need to be confirmed", async () => {
    const ready = await readyShopper(backend, otherId, 6);
    shopper = ready.shopper;
    const unpaid = bought(await buy(shopper, ready.cart.version, CARD));
    expect(told(await move(await another(), unpaid.orderId)).codes).toEqual(["error.order.not_modifiable"]);
    await shopper.post(`order/modify-payment-type?order_id=${unpaid.orderId}&payment_type_id=${ON_DELIVERY}`);
    expect(told(await move(await another(), unpaid.orderId)).status).toBe(0);
  });
});
