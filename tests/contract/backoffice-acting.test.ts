import { paymentAuth } from "@/backend/db/schema";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import {
  add,
  cartOf,
  itemsOf,
  newShopper,
  plainProducts,
  settleDelivery,
  told,
} from "@/tests/support/shopper";
import { GIULIA, SERENA, STAFF_CUSTOMER, staffOf } from "@/tests/support/staff";

allowLocalhost();

let backend: TestBackend;
let shop: ReturnType<typeof staffOf>;

beforeAll(async () => {
  backend = await startBackend();
  shop = staffOf(backend);
});

afterAll(() => backend.stop());

// Log-ins are counted: each test begins with none.
beforeEach(async () => {
  await shop.rowsOf("delete from login_attempt");
});

describe("in a customer's place", () => {
  test("staff have that customer's cart and orders, which are the customer's own", async () => {
    const [productId = 0] = await plainProducts(backend, 1);
    const anna = await newShopper(backend);
    await settleDelivery(backend, anna);
    const member = await shop.staff();
    const acting = await shop.actAs(member, anna.customerId);
    expect(told(await acting.get("auth/test")).data).toMatchObject({ user: { userId: anna.customerId } });
    expect(told(await add(acting, productId, 2))).toMatchObject({ status: 0, messages: [] });
    const lines = itemsOf(cartOf(await anna.get("cart/view")));
    expect(lines.map(({ product, quantity }) => [product?.productId, quantity])).toEqual([[productId, 2]]);
    const { orders } = told(await (await shop.actAs(member, GIULIA)).get("order/list")).data as {
      orders: { orderId: number }[];
    };
    expect(orders.map(({ orderId }) => orderId)).toContain(700001);
  });

  test("what they do is written down under their name", async () => {
    await shop.rowsOf("delete from staff_act");
    const [productId = 0] = await plainProducts(backend, 1);
    const anna = await newShopper(backend);
    await settleDelivery(backend, anna);
    const acting = await shop.actAs(await shop.staff(), anna.customerId);
    await add(acting, productId, 1);
    await acting.post("cart/add", { items: "x" });
    const acts = await shop.rowsOf<Record<string, unknown>>(
      "select username, customer_id, method, url, status from staff_act order by act_id",
    );
    const mine = { username: "staff@madia.test", customer_id: anna.customerId };
    expect(acts).toEqual([
      {
        ...mine,
        method: "GET",
        url: `/ebsn/api/user-search/select_user?user_id=${anna.customerId}`,
        status: 0,
      },
      { ...mine, method: "POST", url: "/ebsn/api/cart/add", status: 0 },
      { ...mine, method: "POST", url: "/ebsn/api/cart/add", status: 400 },
    ]);
    await add(anna, productId, 1);
    expect(await shop.rowsOf("select 1 from staff_act")).toHaveLength(3);
  });

  test.each([
    ["post", "registration/update_password"],
    ["post", "registration/update%5Fpassword/?x"],
    ["get", "registration/update_email_request?new_email=altra@madia.test"],
    ["get", "registration/anonymize_token_request"],
    ["get", "registration/user_anonymize?token=x"],
    ["post", "user-registration-disclaimer/update-disclaimer"],
    ["post", "payment-type/remove-auth?user_payment_auth_id=1"],
    ["post", "checkout/buy?payment_type_id=12&cart_version=1&user_payment_auth_id=1"],
  ] as const)("%s %s stays the customer's alone", async (method, path) => {
    const acting = await shop.actAs(await shop.staff(), GIULIA);
    const answer = told(method === "get" ? await acting.get(path) : await acting.post(path, {}));
    expect(answer).toMatchObject({ http: 403, codes: ["error.staff.customer_only"] });
  });

  test("saved cards are shown to the customer alone", async () => {
    const anna = await newShopper(backend);
    await backend.context.db.insert(paymentAuth).values({
      customerId: anna.customerId,
      paymentTypeId: 12,
      brand: "Visa",
      lastDigits: "1111",
      expiry: "203001",
      createdAt: backend.clock.now(),
    });
    const cardsOf = async (who: typeof anna) =>
      (told(await who.get("payment-type/list-auth")).data as { auths: unknown[] }).auths;
    expect(await cardsOf(anna)).toHaveLength(1);
    expect(await cardsOf(await shop.actAs(await shop.staff(), anna.customerId))).toEqual([]);
  });

  test("nobody of the shop can be chosen, nor somebody who is not there", async () => {
    const member = await shop.staff();
    for (const userId of [STAFF_CUSTOMER, 999_999]) {
      const answer = await member.get(`user-search/select_user?user_id=${userId}`);
      expect(told(answer).codes).toEqual(["error.user_search.not_found"]);
      expect(answer.headers.get("x-ebsn-session")).toBeNull();
    }
    expect(told(await member.get("user-search/select_user?user_id=x")).http).toBe(400);
  });

  test("choosing another customer ends the place of the one before", async () => {
    const member = await shop.staff();
    const other = await newShopper(backend);
    const first = await shop.actAs(member, GIULIA);
    const second = await shop.actAs(member, other.customerId);
    expect((await first.get("cart/view")).http).toBe(419);
    expect((await second.get("cart/view")).http).toBe(200);
    expect((await other.get("cart/view")).http).toBe(200);
  });

  test("leaving it keeps staff logged in; their log-out ends both", async () => {
    const member = await shop.staff();
    const first = await shop.actAs(member, GIULIA);
    await first.post("auth/logout", {});
    expect((await first.get("cart/view")).http).toBe(419);
    const second = await shop.actAs(member, GIULIA);
    expect(told(await member.post("sso-auth/logout", {})).status).toBe(0);
    for (const path of ["user-search/list_user?q=ferrario", `user-search/select_user?user_id=${GIULIA}`])
      expect((await member.get(path)).http).toBe(419);
    expect((await second.get("cart/view")).http).toBe(419);
    expect(told(await member.post("sso-auth/logout", {})).http).toBe(200);
  });

  test("a member who is taken away is out at once", async () => {
    await shop.rowsOf(
      "insert into staff_member (username, name, password_hash, roles) select 'breve', 'Breve', password_hash, '{ADMIN}' from staff_member where username = 'staff@madia.test'",
    );
    const acting = await shop.actAs(await shop.staff({ ...SERENA, backoffice_user: "breve" }), GIULIA);
    await shop.rowsOf("delete from staff_member where username = 'breve'");
    expect((await acting.get("cart/view")).http).toBe(419);
  });
});

test("staff with the role read a customer's request; who acts for somebody else does not", async () => {
  const carla = await newShopper(backend);
  const content = {
    prodotto: "Farina",
    quantita: "1",
    ricerca: "no",
    email: "carla@example.it",
    privacy: true,
  };
  const sent = told(await carla.post("cu-form/insert?cuform_type_id=1", { content })).data;
  const path = `backoffice-access/get-form?cu_form_id=${(sent as { cuFormId: number }).cuFormId}&user_id=${carla.customerId}`;
  for (const member of [await shop.staff(), await shop.dario()])
    expect(told(await member.get(path)).data).toMatchObject({ content: { prodotto: "Farina" } });
  const acting = await shop.actAs(await shop.staff(), GIULIA);
  expect(told(await acting.get(path))).toMatchObject({ http: 403, data: {} });
  await shop.rowsOf("update staff_member set roles = '{STORE}' where username = 'staff@madia.test'");
  expect(told(await (await shop.staff()).get(path)).codes).toEqual(["error.auth.role"]);
  await shop.rowsOf("update staff_member set roles = '{CUSTOMER_CARE}' where username = 'staff@madia.test'");
});
