import { sql } from "drizzle-orm";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import {
  parsePurchase,
  decideAtBank,
  NAVIGLI,
  fetchOrder,
  fetchStock,
  countTakenPlaces,
} from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  CARD,
  parseCart,
  getCartItems,
  resetProducts,
  readyShopper,
  updateProduct,
  parseAnswer,
  type ChosenSlot,
} from "@/tests/support/shopper";

allowLocalhost();
// A retry would hide the lost race that these tests look for.
jest.retryTimes(0);

const isPostgresTested = Boolean(process.env.TEST_POSTGRES_URL);
if (!isPostgresTested)
  process.stdout.write("PostgreSQL is not installed: its half of these tests is skipped.\n");

type Engine = { name: string; engine: "pglite" | "any"; isComplete: boolean };

const engines: Engine[] = [
  { name: "PGlite", engine: "pglite", isComplete: !isPostgresTested },
  ...(isPostgresTested ? [{ name: "PostgreSQL", engine: "any" as const, isComplete: true }] : []),
];

describe.each(engines)("on $name", ({ engine, isComplete }) => {
  let backend: TestBackend;
  let productId: number;
  let otherId: number;

  beforeAll(async () => {
    backend = await startBackend({ engine });
  }, 120_000);

  afterAll(() => backend.stop());

  beforeEach(async () => {
    [productId = 0, otherId = 0] = await resetProducts(backend, 2);
  });

  const executeSql = (text: string) => backend.context.db.execute(sql.raw(text));
  const stockAndPlaces = async (slot: ChosenSlot) => [
    await fetchStock(backend, productId),
    await countTakenPlaces(backend, slot),
  ];
  const queryRows = async (text: string) =>
    ((await executeSql(text)) as unknown as { rows: Record<string, unknown>[] }).rows;

  async function countOrders(customerId: number): Promise<number> {
    const [row] = await queryRows(
      `select count(*)::int as orders from "order" where customer_id = ${customerId}`,
    );
    return Number(row?.orders);
  }

  const setFreePlaces = ({ timeslotId, dateIso }: ChosenSlot, freePlaces: number) =>
    executeSql(
      `insert into slot_load (timeslot_id, slot_date, point_id, capacity, taken)
       values (${timeslotId}, '${dateIso}', ${NAVIGLI}, ${freePlaces}, 0)
       on conflict (timeslot_id, slot_date, point_id) do update set capacity = ${freePlaces}, taken = 0`,
    );

  async function readyShoppers(size: number, quantity = 5, boughtProductId = productId) {
    const first = await readyShopper(backend, boughtProductId, quantity);
    const others = [];
    for (let index = 1; index < size; index += 1)
      others.push(await readyShopper(backend, boughtProductId, quantity, first.slot));
    return [first, ...others];
  }

  test("stock is never oversold", async () => {
    await updateProduct(backend, productId, { stock: 11 });
    const people = await readyShoppers(6);
    const answers = await Promise.all(people.map(({ shopper, cart }) => buy(shopper, cart.version)));
    const results = answers.map(parseAnswer);
    expect(results.filter(({ status }) => status === 0)).toHaveLength(2);
    expect(await fetchStock(backend, productId)).toBe(1);
    for (const { status, codes } of results)
      if (status !== 0) expect(codes).toEqual(["msg.cart.availability.errors"]);
  });

  test("concurrent purchases of one cart create one order", async () => {
    await updateProduct(backend, productId, { stock: 20 });
    const { shopper, cart, slot } = await readyShopper(backend, productId);
    const before = await countTakenPlaces(backend, slot);
    const answers = await Promise.all(Array.from({ length: 6 }, () => buy(shopper, cart.version, CARD)));
    expect(answers.map((answer) => parseAnswer(answer).status)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(new Set(answers.map((answer) => parsePurchase(answer).orderId)).size).toBe(1);
    expect(await countOrders(shopper.customerId)).toBe(1);
    expect(await stockAndPlaces(slot)).toEqual([15, before + 1]);
  });

  // PostgreSQL loses the connection halfway; on PGlite the statement fails instead.
  const failingTrigger = (table: string) => `
    create or replace function disaster() returns trigger language plpgsql as $$
    begin
      ${engine === "any" ? "perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1);" : "raise exception 'disaster';"}
      return new;
    end $$;
    create trigger disaster before insert on "${table}" for each row execute function disaster();`;

  test.each(isComplete ? ["order", "order_item", "payment", "cart"] : ["order_item"])(
    "a crash while writing %s leaves the cart, the stock and the slot as they were",
    async (table) => {
      await updateProduct(backend, productId, { stock: 20 });
      const { shopper, cart, slot } = await readyShopper(backend, productId);
      const taken = await countTakenPlaces(backend, slot);
      for (const statement of failingTrigger(table).split(/(?<=\$\$;)/)) await executeSql(statement);
      const crashed = await buy(shopper, cart.version, CARD);
      await executeSql(`drop trigger disaster on "${table}"`);
      expect([crashed.http, parseAnswer(crashed).codes]).toEqual([500, ["error.generic"]]);
      expect(await countOrders(shopper.customerId)).toBe(0);
      expect(await stockAndPlaces(slot)).toEqual([20, taken]);
      const after = parseCart(await shopper.get("cart/view"));
      expect([after.cartId, after.version, getCartItems(after).length]).toEqual([
        cart.cartId,
        cart.version,
        2,
      ]);
      expect(parseAnswer(await buy(shopper, cart.version, CARD)).status).toBe(0);
    },
  );

  // On the one connection of PGlite no two transactions overlap.
  if (!isComplete) return;

  test("a slot is never overbooked, and the other customers keep their carts", async () => {
    const people = await readyShoppers(7);
    const slot = people[0]?.slot as ChosenSlot;
    await setFreePlaces(slot, 3);
    const answers = await Promise.all(people.map(({ shopper, cart }) => buy(shopper, cart.version)));
    const results = answers.map(parseAnswer);
    expect(results.filter(({ status }) => status === 0)).toHaveLength(3);
    expect(await countTakenPlaces(backend, slot)).toBe(3);
    for (const [index, { status, codes, messages }] of results.entries()) {
      const { shopper, cart } = people[index] as (typeof people)[number];
      expect(await countOrders(shopper.customerId)).toBe(status === 0 ? 1 : 0);
      if (status === 0) continue;
      expect(codes).toEqual(["error.checkout.timeslot_full"]);
      expect(messages).toEqual(["La fascia oraria scelta è appena andata esaurita: scegline un'altra."]);
      const after = parseCart(await shopper.get("cart/view"));
      expect([after.cartId, after.version, getCartItems(after).length]).toEqual([
        cart.cartId,
        cart.version,
        2,
      ]);
    }
    await setFreePlaces(slot, 20);
  });

  test("carts with the same products in opposite order do not deadlock", async () => {
    for (const id of [productId, otherId]) await updateProduct(backend, id, { stock: 100 });
    const people = await readyShoppers(6);
    for (const [index, { shopper }] of people.entries())
      if (index % 2) {
        await shopper.post("cart/delete", { items: [{ productId }] });
        await addToCart(shopper, otherId, 5);
        await addToCart(shopper, productId, 5);
      } else await addToCart(shopper, otherId, 5);
    const answers = await Promise.all(
      people.map(async ({ shopper }) => buy(shopper, parseCart(await shopper.get("cart/view")).version)),
    );
    expect(answers.map((answer) => parseAnswer(answer).status)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await fetchStock(backend, productId)).toBe(70);
  });

  test("concurrent order changes over the same products and slots each create one order", async () => {
    for (const id of [productId, otherId]) await updateProduct(backend, id, { stock: 40 });
    const people = await readyShoppers(4);
    const reopened = await Promise.all(
      people.map(async ({ shopper, cart }, index) => {
        const { orderId } = parsePurchase(await buy(shopper, cart.version));
        const reopenedCart = parseCart(await shopper.post(`order/modify?order_id=${orderId}`));
        const line = getCartItems(reopenedCart).find(({ product }) => product.productId === productId);
        await addToCart(shopper, otherId, 5);
        if (index % 2) await shopper.post("cart/delete", { items: [{ itemId: line?.itemId }] });
        return { shopper, orderId, version: parseCart(await shopper.get("cart/view")).version };
      }),
    );
    const answers = await Promise.all(
      reopened.flatMap(({ shopper, version }) => [buy(shopper, version), buy(shopper, version)]),
    );
    expect(answers.map((answer) => parseAnswer(answer).codes)).toEqual(answers.map(() => []));
    expect(new Set(answers.map((answer) => parsePurchase(answer).orderId)).size).toBe(4);
    expect([await fetchStock(backend, productId), await fetchStock(backend, otherId)]).toEqual([30, 20]);
    for (const { shopper } of people) expect(await countOrders(shopper.customerId)).toBe(2);
  });

  test("a concurrent change and cancellation: only one succeeds", async () => {
    await updateProduct(backend, productId, { stock: 20 });
    const { shopper, cart } = await readyShopper(backend, productId);
    const { orderId } = parsePurchase(await buy(shopper, cart.version));
    const reopenedCart = parseCart(await shopper.post(`order/modify?order_id=${orderId}`));
    const [purchase, cancelled] = await Promise.all([
      buy(shopper, reopenedCart.version),
      shopper.post(`order/delete?order_id=${orderId}`),
    ]);
    const isBought = parseAnswer(purchase).status === 0;
    expect(await fetchStock(backend, productId)).toBe(isBought ? 15 : 20);
    expect(parseAnswer(cancelled).codes).toEqual(isBought ? ["error.order.replaced"] : []);
    expect((await fetchOrder(shopper, orderId)).replacedByOrderId !== null).toBe(isBought);
  });

  test("concurrent purchases without a version create one order", async () => {
    const { shopper } = await readyShopper(backend, productId);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shopper.post("checkout/buy?payment_type_id=2")),
    );
    expect(answers.map((answer) => parseAnswer(answer).codes)).toEqual([[], [], [], []]);
    expect(new Set(answers.map((answer) => parsePurchase(answer).orderId)).size).toBe(1);
  });

  test("a retry after an aborted request makes one order", async () => {
    const { shopper, cart } = await readyShopper(backend, productId);
    const controller = new AbortController();
    const abortedRequest = fetch(
      `${backend.url}/ebsn/api/checkout/buy?payment_type_id=2&cart_version=${cart.version}`,
      {
        method: "POST",
        headers: shopper.headers,
        signal: controller.signal,
      },
    ).catch(() => null);
    await backend.get("/health");
    controller.abort();
    await abortedRequest;
    const { orderId } = parsePurchase(await buy(shopper, cart.version));
    expect(orderId).toBeGreaterThan(0);
    expect(await countOrders(shopper.customerId)).toBe(1);
  });

  test("a purchase and a cart change from another tab are serialised", async () => {
    const { shopper, cart } = await readyShopper(backend, productId);
    const [purchase, change] = await Promise.all([
      buy(shopper, cart.version),
      addToCart(shopper, otherId, 1),
    ]);
    const { status, codes } = parseAnswer(purchase);
    if (status === 0) {
      const order = await fetchOrder(shopper, parsePurchase(purchase).orderId);
      expect(order.orderItems).toHaveLength(2);
      expect(parseAnswer(change).codes).toEqual([]);
      expect(getCartItems(parseCart(await shopper.get("cart/view")))).toHaveLength(1);
    } else {
      expect(codes).toEqual(["error.cart.version"]);
      expect(getCartItems(parseCart(await shopper.get("cart/view")))).toHaveLength(3);
    }
  });

  test("concurrent changes of several lines all apply", async () => {
    const { shopper } = await readyShopper(backend, productId, 1);
    const ids = await resetProducts(backend, 8);
    await Promise.all(ids.map((id, index) => addToCart(shopper, id, index + 1)));
    const cart = parseCart(await shopper.get("cart/view"));
    expect(getCartItems(cart)).toHaveLength(9);
    expect(cart.goodsTotal).toBe(360);
  });

  test("concurrent cancellations release stock and slot once", async () => {
    await updateProduct(backend, productId, { stock: 20 });
    const { shopper, cart, slot } = await readyShopper(backend, productId);
    const taken = await countTakenPlaces(backend, slot);
    const { orderId } = parsePurchase(await buy(shopper, cart.version));
    const cancel = () => shopper.post(`order/delete?order_id=${orderId}`);
    await Promise.all([cancel(), cancel(), cancel()]);
    expect(await stockAndPlaces(slot)).toEqual([20, taken]);
  });

  test("an approval racing the payment deadline either pays or expires the order", async () => {
    await updateProduct(backend, otherId, { stock: 20 });
    const { shopper, cart } = await readyShopper(backend, otherId);
    const { orderId, paymentUrl } = parsePurchase(await buy(shopper, cart.version, CARD));
    const now = backend.clock.now();
    backend.clock.advance(61 * 60_000);
    const [approval] = await Promise.all([
      decideAtBank(backend, paymentUrl, "approve"),
      fetchOrder(shopper, orderId),
      fetchOrder(shopper, orderId),
    ]);
    const { orderStatusId } = await fetchOrder(shopper, orderId);
    const paid = approval.headers.get("location")?.includes("payment-completed");
    expect(orderStatusId).toBe(paid ? 1 : 10);
    expect(await fetchStock(backend, otherId)).toBe(paid ? 15 : 20);
    backend.clock.set(now);
  });
});
