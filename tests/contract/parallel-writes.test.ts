import { sql } from "drizzle-orm";
import { mergeVisitorCart } from "@/backend/modules/cart/merge-visitor-cart";
import { lockCarts } from "@/backend/modules/cart/current-cart";
import { createSession } from "@/backend/modules/session/session";
import { hashToken } from "@/backend/modules/session/token";
import { backendForFile } from "@/tests/support/file-backend";
import { untilWaiting } from "@/tests/support/lock-waits";
import { onPostgres } from "@/tests/support/on-postgres";
import { decideAtBank, parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  BAG,
  buy,
  CARD,
  chooseDelivery,
  newShopper,
  ON_DELIVERY,
  parseAnswer,
  parseCart,
  readConsent,
  readyShopper,
  resetProducts,
  shopperWithToken,
  updateProduct,
  type Shopper,
} from "@/tests/support/shopper";

// A retry would hide the lost race that these tests look for.
jest.retryTimes(0);

const SATISPAY = 24;

const HOME_FORM = {
  addressName: "Casa",
  address1: "Via Brera",
  addressNumber: "1",
  city: "Milano",
  province: "MI",
  postalcode: "20121",
  referencePhoneNumber: "3331234567",
};

const backend = backendForFile();
let productId: number;
let otherId: number;

beforeEach(async () => {
  [productId = 0, otherId = 0] = await resetProducts(backend, 2);
});

const queryRows = async (text: string) =>
  ((await backend.context.db.execute(sql.raw(text))) as unknown as { rows: Record<string, unknown>[] }).rows;
const statusesOf = (answers: { http: number }[]) => answers.map(({ http }) => http);
const buyAny = (shopper: Shopper) => shopper.post(`checkout/buy?payment_type_id=${ON_DELIVERY}`);
const fill = async (shopper: Shopper, quantity = 5) =>
  shopper.post("cart/add", {
    items: [
      { productId, quantity },
      { productId: otherId, quantity },
      { productId: BAG, quantity: 1 },
    ],
  });

describe("one customer on many devices at once", () => {
  test("sees no server error, and stock and slots match the orders", async () => {
    await updateProduct(backend, productId, { stock: 1000 });
    const { shopper, slot } = await readyShopper(backend, productId);
    const path = `timeslot/select?sel_date=${slot.date}&timeslot_id=${slot.timeslotId}`;
    const seen: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const [latest] = await queryRows(
        `select order_id from "order" where customer_id = ${shopper.customerId} and order_status_id <> 4
         order by order_id desc limit 1`,
      );
      const orderId = latest?.order_id ?? 0;
      const answers = await Promise.all([
        fill(shopper, 5 + round),
        shopper.get("cart/view"),
        shopper.get(path),
        buyAny(shopper),
        shopper.post(`order/modify?order_id=${orderId}`),
        addToCart(shopper, otherId, 2),
        shopper.post(`order/undo-modify?order_id=${orderId}`),
        shopper.get("cart/view"),
        shopper.post(`order/delete?order_id=${orderId}`),
        shopper.post(`checkout/buy?payment_type_id=${CARD}`),
        fill(shopper, 6),
        shopper.post("cart/empty"),
        shopper.get(path),
        fill(shopper, 7),
      ]);
      seen.push(...statusesOf(answers));
    }
    expect(seen.filter((status) => status >= 500)).toEqual([]);
    // An order that waits for the payment of its change holds with it the larger quantity of both.
    const [quantities] = await queryRows(`with lines as (
        select o.order_id, o.replaced_by_id, sum(i.quantity) as quantity
        from order_item i join "order" o using (order_id)
        where i.product_id = ${productId} and not o.released and o.customer_id = ${shopper.customerId}
        group by o.order_id, o.replaced_by_id)
      select 1000 - stock as gone, (
        select coalesce(sum(case when change.order_id is null then own.quantity
          else greatest(own.quantity - change.quantity, 0) end), 0)
        from lines own left join lines change on change.order_id = own.replaced_by_id) as sold
      from product where product_id = ${productId}`);
    expect(Number(quantities?.gone)).toBe(Number(quantities?.sold));
    expect(
      await queryRows(`select count(*)::int as carts from cart
        where customer_id = ${shopper.customerId} and cart_status_id in (1, 7)`),
    ).toEqual([{ carts: 1 }]);
  });

  test("always has a cart while it is bought again and again", async () => {
    const { shopper } = await readyShopper(backend, productId);
    for (let round = 0; round < 8; round += 1) {
      await fill(shopper);
      const reads = Array.from({ length: 6 }, () => shopper.get("cart/view"));
      const answers = await Promise.all([
        shopper.post(`checkout/buy?payment_type_id=${ON_DELIVERY}`),
        ...reads,
        addToCart(shopper, otherId, 1),
        shopper.get("auth/test"),
      ]);
      expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([]);
    }
  });
});

onPostgres("a transaction that the database ends for a deadlock is made again", async () => {
  const { db } = backend.context;
  let tries = 0;
  const lockBoth = (first: number, second: number, meet: () => Promise<void>) =>
    db.transaction(async (tx) => {
      tries += 1;
      await tx.execute(sql`select 1 from product where product_id = ${first} for update`);
      await meet();
      await tx.execute(sql`select 1 from product where product_id = ${second} for update`);
      return first;
    });
  let waiting: (() => void)[] = [];
  // The second attempt of the loser comes alone.
  const meet = () =>
    tries > 2
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          waiting.push(resolve);
          if (waiting.length === 2) for (const go of waiting.splice(0)) go();
        });
  await expect(
    Promise.all([lockBoth(productId, otherId, meet), lockBoth(otherId, productId, meet)]),
  ).resolves.toEqual([productId, otherId]);
  expect(tries).toBe(3);
  waiting = [];
});

describe("a write that waits for the lock of a customer's carts", () => {
  const MILANO = "user-address/select?postalcode=20121&city=Milano";

  /** While `write` waits for the lock of the carts; the row is that of the cart. */
  async function isRowFree(owner: Shopper, cartId: number, write: () => Promise<unknown>): Promise<boolean> {
    const { db } = backend.context;
    let written: Promise<unknown> = Promise.resolve();
    const isFree = await db.transaction(async (transaction) => {
      const tx = transaction as typeof db;
      await lockCarts(tx, owner);
      written = write();
      await untilWaiting(db, 1);
      const rows = await queryRows(`select from cart where cart_id = ${cartId} for update skip locked`);
      return rows.length > 0;
    });
    await written;
    return isFree;
  }

  onPostgres("locks no cart row, not even that of the visitor who logs in", async () => {
    const { db, clock } = backend.context;
    const token = await createSession(db, clock.now(), null);
    const visitor = shopperWithToken(backend, -1, token);
    await visitor.post(MILANO);
    const { cartId } = parseCart(await addToCart(visitor, productId, 1));
    const customer = await newShopper(backend);
    const adoption = { sessionHash: hashToken(token), customer, now: clock.now() };
    expect(await isRowFree(customer, Number(cartId), () => mergeVisitorCart(db, adoption))).toBe(true);
  });

  onPostgres("locks no cart row when it changes an address", async () => {
    const { shopper, cart } = await readyShopper(backend, productId);
    const [row] = await queryRows(`select address_id from address where customer_id = ${shopper.customerId}`);
    const form = { ...HOME_FORM, addressId: row?.address_id };
    expect(
      await isRowFree(shopper, Number(cart.cartId), () => shopper.post("user-address/update", form)),
    ).toBe(true);
  });
});

describe("an order whose payment type changes", () => {
  test("is not paid by what the bank was asked for before", async () => {
    await updateProduct(backend, productId, { infos: { TIPOLOGIA: "Sfuso", MINACQ: "1" } });
    const { shopper, cart } = await readyShopper(backend, productId, 5);
    const first = parsePurchase(await buy(shopper, cart.version, CARD));
    const second = parsePurchase(
      await shopper.post(
        `order/modify-payment-type?order_id=${first.orderId}&payment_type_id=${SATISPAY}`,
        await readConsent(shopper, SATISPAY, first.orderId),
      ),
    );
    const payments = () =>
      queryRows(`select p.transaction_status_id as status, p.amount_cents = o.prebilled_cents as same,
          p.payment_type_id = o.payment_type_id as "sameType", o.order_status_id as "order"
        from payment p join "order" o using (order_id) where order_id = ${first.orderId} order by payment_id`);
    await decideAtBank(backend, first.paymentUrl, "approve");
    expect(await payments()).toEqual([
      { status: 0, same: false, sameType: false, order: 11 },
      { status: 1, same: true, sameType: true, order: 11 },
    ]);
    await decideAtBank(backend, second.paymentUrl, "approve");
    expect((await payments())[1]).toEqual({ status: 2, same: true, sameType: true, order: 1 });
  });

  test("waits for a payment that the bank is checking", async () => {
    const { shopper, cart } = await readyShopper(backend, productId, 5);
    const { orderId, paymentUrl } = parsePurchase(await buy(shopper, cart.version, CARD));
    await decideAtBank(backend, paymentUrl, "pending");
    const changed = await shopper.post(
      `order/modify-payment-type?order_id=${orderId}&payment_type_id=${ON_DELIVERY}`,
    );
    expect(parseAnswer(changed).codes).toEqual(["error.payment.pending"]);
  });
});

test("the daily maximum holds over a parked cart and a reopened order", async () => {
  const { shopper, slot } = await readyShopper(backend, otherId, 9);
  const first = parsePurchase(
    await buy(shopper, parseCart(await shopper.get("cart/view")).version, ON_DELIVERY),
  );
  await updateProduct(backend, productId, { dailyMax: 6 });
  await shopper.get(`timeslot/select?sel_date=${slot.date}&timeslot_id=${slot.timeslotId}`);
  expect(parseAnswer(await fill(shopper, 6)).infos).toEqual([]);
  expect(parseAnswer(await shopper.post(`order/modify?order_id=${first.orderId}`)).status).toBe(0);
  expect(parseAnswer(await addToCart(shopper, productId, 6)).infos).toEqual([]);
  expect(parsePurchase(await buyAny(shopper)).orderId).toBeGreaterThan(first.orderId);
  await shopper.get(`timeslot/select?sel_date=${slot.date}&timeslot_id=${slot.timeslotId}`);
  const rejected = parseAnswer(await buyAny(shopper));
  expect(rejected.codes).toContain("errors.dailyMax");
  expect(rejected.messages.join()).toContain("Hai superato la quantità massima giornaliera");
});

describe("what one customer can keep", () => {
  test("is a bounded number of addresses, also when written at once", async () => {
    const shopper = await newShopper(backend);
    await chooseDelivery(backend, shopper);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => shopper.post("user-address/update", HOME_FORM)),
    );
    const results = answers.map(parseAnswer);
    expect(results.filter(({ status }) => status === 0)).toHaveLength(29);
    expect(new Set(results.flatMap(({ messages }) => messages))).toEqual(
      new Set(["Puoi salvare al massimo 30 indirizzi: eliminane uno che non usi più."]),
    );
  });

  test("is a bounded number of lists, also when written at once", async () => {
    const shopper = await newShopper(backend);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => shopper.post("wishlist/create", { name: `Lista ${index}` })),
    );
    const { wishlists } = parseAnswer(await shopper.get("wishlist/list")).data as { wishlists: unknown[] };
    expect(wishlists).toHaveLength(30);
  });

  test("is a bounded number of articles in a list, also when written at once", async () => {
    const shopper = await newShopper(backend);
    const { wishlists } = parseAnswer(await shopper.get("wishlist/list")).data as {
      wishlists: { listId: number }[];
    };
    const listId = wishlists[0]?.listId ?? 0;
    await queryRows(`insert into wishlist_item (list_id, product_id, quantity, added_at)
      select ${listId}, product_id, 1, now() from product
      where product_id not in (${productId}, ${otherId}) limit 299`);
    const answers = await Promise.all(
      [productId, otherId].map((id) =>
        shopper.post("wishlist/add", { list_id: listId, product_id: id, quantity: 1 }),
      ),
    );
    expect(answers.flatMap((answer) => parseAnswer(answer).messages)).toEqual([
      "Una lista può avere al massimo 300 articoli: comincia una lista nuova.",
    ]);
  });
});
