import { paymentAuth } from "@/backend/db/schema";
import { backendForFile } from "@/tests/support/file-backend";
import {
  addToCart,
  parseCart,
  getCartItems,
  newShopper,
  resetProducts,
  chooseDelivery,
  parseAnswer,
} from "@/tests/support/shopper";
import { GIULIA, SERENA, STAFF_CUSTOMER, createStaffApi } from "@/tests/support/staff";

const backend = backendForFile();
let staffApi: ReturnType<typeof createStaffApi>;

beforeAll(async () => {
  staffApi = createStaffApi(backend);
});

beforeEach(async () => {
  await staffApi.queryRows("delete from login_attempt");
});

describe("impersonation", () => {
  test("gives staff the customer's own cart and orders", async () => {
    const [productId = 0] = await resetProducts(backend, 1);
    const anna = await newShopper(backend);
    await chooseDelivery(backend, anna);
    const member = await staffApi.logInStaff();
    const impersonating = await staffApi.impersonate(member, anna.customerId);
    expect(parseAnswer(await impersonating.get("auth/test")).data).toMatchObject({
      user: { userId: anna.customerId },
    });
    expect(parseAnswer(await addToCart(impersonating, productId, 2))).toMatchObject({
      status: 0,
      messages: [],
    });
    const lines = getCartItems(parseCart(await anna.get("cart/view")));
    expect(lines.map(({ product, quantity }) => [product?.productId, quantity])).toEqual([[productId, 2]]);
    const { orders } = parseAnswer(await (await staffApi.impersonate(member, GIULIA)).get("order/list"))
      .data as {
      orders: { orderId: number }[];
    };
    expect(orders.map(({ orderId }) => orderId)).toContain(700001);
  });

  test("records staff actions in the audit log", async () => {
    await staffApi.queryRows("delete from staff_act");
    const [productId = 0] = await resetProducts(backend, 1);
    const anna = await newShopper(backend);
    await chooseDelivery(backend, anna);
    const impersonating = await staffApi.impersonate(await staffApi.logInStaff(), anna.customerId);
    await addToCart(impersonating, productId, 1);
    await impersonating.post("cart/add", { items: "x" });
    const auditLog = await staffApi.queryRows<Record<string, unknown>>(
      "select username, customer_id, method, url, status from staff_act order by act_id",
    );
    const expectedEntry = { username: "staff@madia.test", customer_id: anna.customerId };
    expect(auditLog).toEqual([
      {
        ...expectedEntry,
        method: "GET",
        url: `/ebsn/api/user-search/select_user?user_id=${anna.customerId}`,
        status: 0,
      },
      { ...expectedEntry, method: "POST", url: "/ebsn/api/cart/add", status: 0 },
      { ...expectedEntry, method: "POST", url: "/ebsn/api/cart/add", status: 400 },
    ]);
    await addToCart(anna, productId, 1);
    expect(await staffApi.queryRows("select 1 from staff_act")).toHaveLength(3);
  });

  test.each([
    ["post", "registration/update_password"],
    ["post", "registration/update%5Fpassword/?x"],
    ["get", "registration/update_email_request?new_email=altra@madia.test"],
    ["get", "registration/anonymize_token_request"],
    ["get", "registration/user_anonymize?token=x"],
    ["post", "user-registration-disclaimer/update-disclaimer"],
    ["post", "payment-type/remove-auth?user_payment_auth_id=1"],
    ["post", "registration-card/remove-card?fidelity_card=2900000000018"],
    ["post", "registration-card/registration_confirm?action=agreement"],
    ["post", "registration-card/register-user?registration_card_action=request"],
    ["post", "marketingcloud/remove"],
    ["get", "externalregistration/register?uuid=x"],
    ["post", "friend-invitation/send?e_mail=amica@example.org"],
    ["post", "registration/update_person_info?personInfoTypeId=202&value=vegan%3Bmilk"],
    ["post", "checkout/buy?payment_type_id=12&cart_version=1&user_payment_auth_id=1"],
  ] as const)("%s %s is reserved to the customer", async (method, path) => {
    const impersonating = await staffApi.impersonate(await staffApi.logInStaff(), GIULIA);
    const answer = parseAnswer(
      method === "get" ? await impersonating.get(path) : await impersonating.post(path, {}),
    );
    expect(answer).toMatchObject({ http: 403, codes: ["error.staff.customer_only"] });
  });

  test("hides saved cards from staff", async () => {
    const anna = await newShopper(backend);
    await backend.context.db.insert(paymentAuth).values({
      customerId: anna.customerId,
      paymentTypeId: 12,
      brand: "Visa",
      lastDigits: "1111",
      expiry: "203001",
      createdAt: backend.clock.now(),
    });
    const cardsOf = async (caller: typeof anna) =>
      (parseAnswer(await caller.get("payment-type/list-auth")).data as { auths: unknown[] }).auths;
    expect(await cardsOf(anna)).toHaveLength(1);
    expect(await cardsOf(await staffApi.impersonate(await staffApi.logInStaff(), anna.customerId))).toEqual(
      [],
    );
  });

  test("rejects staff members and unknown customers", async () => {
    const member = await staffApi.logInStaff();
    for (const userId of [STAFF_CUSTOMER, 999_999]) {
      const answer = await member.get(`user-search/select_user?user_id=${userId}`);
      expect(parseAnswer(answer).codes).toEqual(["error.user_search.not_found"]);
      expect(answer.headers.get("x-ebsn-session")).toBeNull();
    }
    expect(parseAnswer(await member.get("user-search/select_user?user_id=x")).http).toBe(400);
  });

  test("selecting another customer ends the previous impersonation", async () => {
    const member = await staffApi.logInStaff();
    const other = await newShopper(backend);
    const first = await staffApi.impersonate(member, GIULIA);
    const second = await staffApi.impersonate(member, other.customerId);
    expect((await first.get("cart/view")).http).toBe(419);
    expect((await second.get("cart/view")).http).toBe(200);
    expect((await other.get("cart/view")).http).toBe(200);
  });

  test("stopping keeps staff logged in; their logout ends both sessions", async () => {
    const member = await staffApi.logInStaff();
    const first = await staffApi.impersonate(member, GIULIA);
    await first.post("auth/logout", {});
    expect((await first.get("cart/view")).http).toBe(419);
    const second = await staffApi.impersonate(member, GIULIA);
    expect(parseAnswer(await member.post("sso-auth/logout", {})).status).toBe(0);
    for (const path of ["user-search/list_user?q=ferrario", `user-search/select_user?user_id=${GIULIA}`])
      expect((await member.get(path)).http).toBe(419);
    expect((await second.get("cart/view")).http).toBe(419);
    expect(parseAnswer(await member.post("sso-auth/logout", {})).http).toBe(200);
  });

  test("deleting a staff member ends their sessions at once", async () => {
    await staffApi.queryRows(
      "insert into staff_member (username, name, password_hash, roles) select 'breve', 'Breve', password_hash, '{ADMIN}' from staff_member where username = 'staff@madia.test'",
    );
    const impersonating = await staffApi.impersonate(
      await staffApi.logInStaff({ ...SERENA, backoffice_user: "breve" }),
      GIULIA,
    );
    await staffApi.queryRows("delete from staff_member where username = 'breve'");
    expect((await impersonating.get("cart/view")).http).toBe(419);
  });
});

test("staff with the role read a customer's request, not while impersonating another customer", async () => {
  const carla = await newShopper(backend);
  const content = {
    prodotto: "Farina",
    quantita: "1",
    ricerca: "no",
    email: "carla@example.it",
    privacy: true,
  };
  const sent = parseAnswer(await carla.post("cu-form/insert?cuform_type_id=1", { content })).data;
  const path = `backoffice-access/get-form?cu_form_id=${(sent as { cuFormId: number }).cuFormId}&user_id=${carla.customerId}`;
  for (const member of [await staffApi.logInStaff(), await staffApi.logInDario()])
    expect(parseAnswer(await member.get(path)).data).toMatchObject({ content: { prodotto: "Farina" } });
  const impersonating = await staffApi.impersonate(await staffApi.logInStaff(), GIULIA);
  expect(parseAnswer(await impersonating.get(path))).toMatchObject({ http: 403, data: {} });
  await staffApi.queryRows("update staff_member set roles = '{STORE}' where username = 'staff@madia.test'");
  expect(parseAnswer(await (await staffApi.logInStaff()).get(path)).codes).toEqual(["error.auth.role"]);
  await staffApi.queryRows(
    "update staff_member set roles = '{CUSTOMER_CARE}' where username = 'staff@madia.test'",
  );
});
