import { sql } from "drizzle-orm";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { postgresPrograms, startPostgres, type Postgres } from "@/tests/support/postgres";
import { bought, decide, NAVIGLI, orderOf, stockOf, takenOf } from "@/tests/support/purchase";
import {
  add,
  buy,
  CARD,
  cartOf,
  itemsOf,
  plainProducts,
  readyShopper,
  shape,
  told,
  type ChosenSlot,
} from "@/tests/support/shopper";

allowLocalhost();

const programs = postgresPrograms();
if (!programs)
  process.stdout.write("PostgreSQL is not installed here: its half of these tests is skipped.\n");

const engines = [["PGlite", null] as const, ...(programs ? [["PostgreSQL", programs] as const] : [])];

describe.each(engines)("on %s", (_name, binaries) => {
  let postgres: Postgres | null = null;
  let backend: TestBackend;
  let productId: number;
  let otherId: number;

  beforeAll(async () => {
    postgres = binaries ? await startPostgres(binaries) : null;
    backend = await startBackend({ url: postgres?.url ?? "" });
  }, 120_000);

  afterAll(async () => {
    await backend.stop();
    await postgres?.stop();
  });

  beforeEach(async () => {
    [productId = 0, otherId = 0] = await plainProducts(backend, 2);
  });

  const execute = (text: string) => backend.context.db.execute(sql.raw(text));
  const rowsOf = async (text: string) =>
    ((await execute(text)) as unknown as { rows: Record<string, unknown>[] }).rows;

  async function ordersOf(customerId: number): Promise<number> {
    const [row] = await rowsOf(
      `select count(*)::int as orders from "order" where customer_id = ${customerId}`,
    );
    return Number(row?.orders);
  }

  /** Leaves `left` places of a slot. */
  const leave = ({ timeslotId, dateIso }: ChosenSlot, left: number) =>
    execute(
      `insert into slot_load (timeslot_id, slot_date, point_id, capacity, taken)
       values (${timeslotId}, '${dateIso}', ${NAVIGLI}, ${left}, 0)
       on conflict (timeslot_id, slot_date, point_id) do update set capacity = ${left}, taken = 0`,
    );

  async function crowd(size: number, quantity = 5, goods = productId) {
    const first = await readyShopper(backend, goods, quantity);
    const others = [];
    for (let more = 1; more < size; more += 1)
      others.push(await readyShopper(backend, goods, quantity, first.slot));
    return [first, ...others];
  }

  test("the last places of a slot go to as many as there are, the others keep their carts", async () => {
    const people = await crowd(7);
    const slot = people[0]?.slot as ChosenSlot;
    await leave(slot, 3);
    const answers = await Promise.all(people.map(({ shopper, cart }) => buy(shopper, cart.version)));
    const results = answers.map(told);
    expect(results.filter(({ status }) => status === 0)).toHaveLength(3);
    expect(await takenOf(backend, slot)).toBe(3);
    for (const [index, { status, codes, messages }] of results.entries()) {
      const { shopper, cart } = people[index] as (typeof people)[number];
      expect(await ordersOf(shopper.customerId)).toBe(status === 0 ? 1 : 0);
      if (status === 0) continue;
      expect(codes).toEqual(["error.checkout.timeslot_full"]);
      expect(messages).toEqual(["La fascia oraria scelta è appena andata esaurita: scegline un'altra."]);
      const after = cartOf(await shopper.get("cart/view"));
      expect([after.cartId, after.version, itemsOf(after).length]).toEqual([cart.cartId, cart.version, 2]);
    }
    await leave(slot, 20);
  });

  test("the last pieces go to whom they suffice for, and nothing is sold that is not there", async () => {
    await shape(backend, productId, { stock: 11 });
    const people = await crowd(6);
    const answers = await Promise.all(people.map(({ shopper, cart }) => buy(shopper, cart.version)));
    const results = answers.map(told);
    expect(results.filter(({ status }) => status === 0)).toHaveLength(2);
    expect(await stockOf(backend, productId)).toBe(1);
    for (const { status, codes } of results)
      if (status !== 0) expect(codes).toEqual(["msg.cart.availability.errors"]);
  });

  test("two carts that hold the same goods in opposite order both come through", async () => {
    for (const id of [productId, otherId]) await shape(backend, id, { stock: 100 });
    const people = await crowd(6);
    for (const [index, { shopper }] of people.entries())
      if (index % 2) {
        await shopper.post("cart/delete", { items: [{ productId }] });
        await add(shopper, otherId, 5);
        await add(shopper, productId, 5);
      } else await add(shopper, otherId, 5);
    const answers = await Promise.all(
      people.map(async ({ shopper }) => buy(shopper, cartOf(await shopper.get("cart/view")).version)),
    );
    expect(answers.map((answer) => told(answer).status)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await stockOf(backend, productId)).toBe(70);
  });

  test("one cart bought many times at once is one order", async () => {
    await shape(backend, productId, { stock: 20 });
    const { shopper, cart, slot } = await readyShopper(backend, productId);
    const before = await takenOf(backend, slot);
    const answers = await Promise.all(Array.from({ length: 6 }, () => buy(shopper, cart.version, CARD)));
    expect(answers.map((answer) => told(answer).status)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(new Set(answers.map((answer) => bought(answer).orderId)).size).toBe(1);
    expect(await ordersOf(shopper.customerId)).toBe(1);
    expect([await stockOf(backend, productId), await takenOf(backend, slot)]).toEqual([15, before + 1]);
  });

  test("orders changed at once for each other's goods and slots come through, each as one order", async () => {
    for (const id of [productId, otherId]) await shape(backend, id, { stock: 40 });
    const people = await crowd(4);
    const changed = await Promise.all(
      people.map(async ({ shopper, cart }, index) => {
        const { orderId } = bought(await buy(shopper, cart.version));
        const opened = cartOf(await shopper.post(`order/modify?order_id=${orderId}`));
        const line = itemsOf(opened).find(({ product }) => product.productId === productId);
        await add(shopper, otherId, 5);
        if (index % 2) await shopper.post("cart/delete", { items: [{ itemId: line?.itemId }] });
        return { shopper, orderId, version: cartOf(await shopper.get("cart/view")).version };
      }),
    );
    const answers = await Promise.all(
      changed.flatMap(({ shopper, version }) => [buy(shopper, version), buy(shopper, version)]),
    );
    expect(answers.map((answer) => told(answer).codes)).toEqual(answers.map(() => []));
    expect(new Set(answers.map((answer) => bought(answer).orderId)).size).toBe(4);
    expect([await stockOf(backend, productId), await stockOf(backend, otherId)]).toEqual([30, 20]);
    for (const { shopper } of people) expect(await ordersOf(shopper.customerId)).toBe(2);
  });

  test("an order is either changed or cancelled, never both", async () => {
    await shape(backend, productId, { stock: 20 });
    const { shopper, cart } = await readyShopper(backend, productId);
    const { orderId } = bought(await buy(shopper, cart.version));
    const opened = cartOf(await shopper.post(`order/modify?order_id=${orderId}`));
    const [purchase, cancelled] = await Promise.all([
      buy(shopper, opened.version),
      shopper.post(`order/delete?order_id=${orderId}`),
    ]);
    const isBought = told(purchase).status === 0;
    expect(await stockOf(backend, productId)).toBe(isBought ? 15 : 20);
    expect(told(cancelled).codes).toEqual(isBought ? ["error.order.replaced"] : []);
    expect((await orderOf(shopper, orderId)).replacedByOrderId !== null).toBe(isBought);
  });

  test("bought at once without a version it is one order, too", async () => {
    const { shopper } = await readyShopper(backend, productId);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shopper.post("checkout/buy?payment_type_id=2")),
    );
    expect(answers.map((answer) => told(answer).codes)).toEqual([[], [], [], []]);
    expect(new Set(answers.map((answer) => bought(answer).orderId)).size).toBe(1);
  });

  test("a caller who hung up and asks again finds the one order", async () => {
    const { shopper, cart } = await readyShopper(backend, productId);
    const impatient = new AbortController();
    const lost = fetch(
      `${backend.url}/ebsn/api/checkout/buy?payment_type_id=2&cart_version=${cart.version}`,
      {
        method: "POST",
        headers: shopper.headers,
        signal: impatient.signal,
      },
    ).catch(() => null);
    await backend.get("/health");
    impatient.abort();
    await lost;
    const { orderId } = bought(await buy(shopper, cart.version));
    expect(orderId).toBeGreaterThan(0);
    expect(await ordersOf(shopper.customerId)).toBe(1);
  });

  test("a purchase and a change from another tab never mix", async () => {
    const { shopper, cart } = await readyShopper(backend, productId);
    const [purchase, change] = await Promise.all([buy(shopper, cart.version), add(shopper, otherId, 1)]);
    const { status, codes } = told(purchase);
    if (status === 0) {
      const order = await orderOf(shopper, bought(purchase).orderId);
      expect(order.orderItems).toHaveLength(2);
      expect(told(change).codes).toEqual(["error.cart.timeslot"]);
    } else {
      expect(codes).toEqual(["error.cart.version"]);
      expect(itemsOf(cartOf(await shopper.get("cart/view")))).toHaveLength(3);
    }
  });

  test("clicks on several lines at once all count", async () => {
    const { shopper } = await readyShopper(backend, productId, 1);
    const ids = await plainProducts(backend, 8);
    await Promise.all(ids.map((id, index) => add(shopper, id, index + 1)));
    const cart = cartOf(await shopper.get("cart/view"));
    expect(itemsOf(cart)).toHaveLength(9);
    expect(cart.goodsTotal).toBe(360);
  });

  // On PostgreSQL the connection dies in the middle; PGlite has none to lose, there the statement fails.
  const disaster = (table: string) => `
    create or replace function disaster() returns trigger language plpgsql as $$
    begin
      ${binaries ? "perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1);" : "raise exception 'disaster';"}
      return new;
    end $$;
    create trigger disaster before insert on "${table}" for each row execute function disaster();`;

  test.each(["order", "order_item", "payment", "cart"])(
    "a crash while writing %s leaves the cart, the stock and the slot as they were",
    async (table) => {
      await shape(backend, productId, { stock: 20 });
      const { shopper, cart, slot } = await readyShopper(backend, productId);
      const taken = await takenOf(backend, slot);
      for (const statement of disaster(table).split(/(?<=\$\$;)/)) await execute(statement);
      const crashed = await buy(shopper, cart.version, CARD);
      await execute(`drop trigger disaster on "${table}"`);
      expect([crashed.http, told(crashed).codes]).toEqual([500, ["error.generic"]]);
      expect(await ordersOf(shopper.customerId)).toBe(0);
      expect([await stockOf(backend, productId), await takenOf(backend, slot)]).toEqual([20, taken]);
      const after = cartOf(await shopper.get("cart/view"));
      expect([after.cartId, after.version, itemsOf(after).length]).toEqual([cart.cartId, cart.version, 2]);
      expect(told(await buy(shopper, cart.version, CARD)).status).toBe(0);
    },
  );

  test("cancelled twice at once, stock and slot come back once", async () => {
    await shape(backend, productId, { stock: 20 });
    const { shopper, cart, slot } = await readyShopper(backend, productId);
    const taken = await takenOf(backend, slot);
    const { orderId } = bought(await buy(shopper, cart.version));
    const cancel = () => shopper.post(`order/delete?order_id=${orderId}`);
    await Promise.all([cancel(), cancel(), cancel()]);
    expect([await stockOf(backend, productId), await takenOf(backend, slot)]).toEqual([20, taken]);
  });

  test("an approval that meets the end of the time to pay is one or the other", async () => {
    await shape(backend, otherId, { stock: 20 });
    const { shopper, cart } = await readyShopper(backend, otherId);
    const { orderId, paymentUrl } = bought(await buy(shopper, cart.version, CARD));
    const now = backend.clock.now();
    backend.clock.advance(61 * 60_000);
    const [approval] = await Promise.all([
      decide(backend, paymentUrl, "approve"),
      orderOf(shopper, orderId),
      orderOf(shopper, orderId),
    ]);
    const { orderStatusId } = await orderOf(shopper, orderId);
    const paid = approval.headers.get("location")?.includes("payment-completed");
    expect(orderStatusId).toBe(paid ? 1 : 10);
    expect(await stockOf(backend, otherId)).toBe(paid ? 15 : 20);
    backend.clock.set(now);
  });
});
