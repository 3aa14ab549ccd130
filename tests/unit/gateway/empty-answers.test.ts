import nock from "nock";
import { codeOf, customer, requestGateway, sessionOf, user } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";
const cart = envelope({ cartId: 3, version: 8 }, {}, { user });
const post = (path: string, body: Record<string, unknown> = {}) =>
  requestGateway(path, { body, session: customer });

describe("a write that the shop answers without a body", () => {
  it("is done", async () => {
    nock(API_URL).get("/ebsn/api/user-address/delete").query({ address_id: "7" }).reply(204);
    const response = await post("user-address/delete", { address_id: 7 });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      response: { status: 0, errors: [], infos: [], warnings: [] },
      data: null,
    });
  });

  it.each([
    ["cart/add", "POST", "cart/view", { items: [] }, cart, { cartId: 3, version: 8 }],
    ["cart-giftcertificate/add_code", "POST", "cart/view", { code: "X" }, cart, { cartId: 3 }],
    ["timeslot/select", "GET", "cart/view", { timeslot_id: 4 }, cart, { cartId: 3 }],
    [
      "wishlist/rename",
      "POST",
      "wishlist/list",
      { list_id: 5, name: "Cena" },
      envelope({ wishlists: [{ listId: 5, name: "Cena" }] }),
      [{ name: "Cena" }],
    ],
    [
      "registration/update_contact",
      "POST",
      "registration/user_detail",
      { phone: "3331234567" },
      envelope({ user: { ...user, phone: "3331234567" } }),
      { phone: "3331234567" },
    ],
    [
      "registration/update_mfa",
      "POST",
      "registration/mfa_enabled",
      { enabled: true },
      envelope({ enabled: true }),
      true,
    ],
    [
      "cu-form/update?cuform_id=9",
      "PUT",
      "cu-form/view",
      { content: { note: "x" } },
      envelope({ cuFormId: 9, cuFormTypeId: 4 }),
      { cuFormId: 9 },
    ],
    [
      "registration-card/convert_points_polv?points=500",
      "POST",
      "points/list",
      { balance: 900 },
      envelope({ points: 400, pointsMovements: [] }),
      { points: 400 },
    ],
    [
      "donation/add",
      "POST",
      "donation/list",
      { donation_project_id: 1, points: 100 },
      envelope({ points: 400, donationProjects: [] }),
      { points: 400 },
    ],
    [
      "reward-cart/set",
      "POST",
      "reward-cart/view",
      { reward_id: 1, quantity: 2 },
      envelope({ points: 400, rewards: [] }),
      { points: 400 },
    ],
    ...["reward-cart/request", "requested-reward/cancel"].map(
      (path): [string, string, string, Record<string, unknown>, object, object] => [
        path,
        "POST",
        "requested-reward/list",
        { reward_request_id: 1, total_points: 400 },
        envelope({ rewardRequests: [{ rewardRequestId: 1, status: "requested" }] }),
        { rewardRequests: [{ rewardRequestId: 1 }] },
      ],
    ),
    [
      "personal-offer/create",
      "POST",
      "personal-offer/view",
      { productIds: [1] },
      envelope({ maxProducts: 3 }),
      { maxProducts: 3 },
    ],
  ])("%s is answered with what the shop has then", async (path, method, read, body, answer, expected) => {
    const [call = ""] = path.split("?");
    nock(API_URL).intercept(`/ebsn/api/${call}`, method).query(true).reply(204);
    const scope = nock(API_URL).get(`/ebsn/api/${read}`).query(true).reply(200, answer);
    const response = await post(path, body);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ response: { status: 0 }, data: expected });
    expect(scope.isDone()).toBe(true);
  });

  it("may have its data left out of a body too: its messages count, and the session of both answers", async () => {
    nock(API_URL)
      .post("/ebsn/api/cart/update", { items: [] })
      .query({ show_sectors: "true" })
      .reply(200, envelope(null, { infos: [{ code: "info.x", message: "Fatto" }] }), {
        "x-ebsn-session": "renewed",
      });
    nock(API_URL, { reqheaders: { "x-ebsn-session": "renewed" } })
      .get("/ebsn/api/cart/view")
      .query({ show_sectors: "true" })
      .reply(200, cart, { "x-ebsn-account": "renewed too" });
    const response = await requestGateway("cart/update?show_sectors=true", {
      body: { items: [] },
      session: customer,
    });
    expect(await response.clone().json()).toMatchObject({
      response: { infos: [{ code: "info.x", message: "Fatto" }] },
      data: { cartId: 3 },
    });
    expect(await sessionOf(response)).toMatchObject({ session: "renewed", account: "renewed too" });
  });

  it("is no success where what it changed cannot be read", async () => {
    nock(API_URL).post("/ebsn/api/cart/empty").reply(204);
    nock(API_URL)
      .get("/ebsn/api/cart/view")
      .reply(200, envelope(null, { status: 1, errors: [{ code: "error.cart", message: "No" }] }));
    const response = await post("cart/empty");
    expect(await codeOf(response)).toBe("error.cart");
  });
});

describe.each([
  ["without data", null],
  ["with data of another kind", { note: "ok" }],
])("a question that the shop answers with success %s", (_, data) => {
  const ask = async (path: string, method: string, body: Record<string, unknown>) => {
    nock(API_URL).intercept(`/ebsn/api/${path}`, method).query(true).reply(200, envelope(data));
    return ((await (await post(path, body)).json()) as { data: unknown }).data;
  };

  it("is affirmed: a card, and the token of a deletion", async () => {
    expect(await ask("registration-card/check-card", "GET", { fidelity_card: "1" })).toBe(true);
    expect(await ask("registration/anonymize_token_check", "GET", { token: "t" })).toBe(true);
  });

  it("is affirmed: the email of a deletion was sent", async () => {
    expect(await ask("registration/anonymize_token_request", "GET", {})).toEqual({
      mailed: true,
      openOrders: [],
    });
  });
});

test.each([false, "false", 0])("a card that is not valid (%j) is not", async (valid) => {
  nock(API_URL).get("/ebsn/api/registration-card/check-card").query(true).reply(200, envelope({ valid }));
  const response = await post("registration-card/check-card", { fidelity_card: "1" });
  expect(await response.json()).toMatchObject({ data: false });
});

test("open orders block a deletion, whatever else is said", async () => {
  nock(API_URL)
    .get("/ebsn/api/registration/anonymize_token_request")
    .reply(200, envelope({ openOrders: [{ orderId: 4 }] }));
  const response = await post("registration/anonymize_token_request");
  expect(await response.json()).toMatchObject({ data: { mailed: false, openOrders: [4] } });
});

test("a rejected write is not read again", async () => {
  nock(API_URL)
    .post("/ebsn/api/cart/add")
    .reply(200, envelope(null, { status: 1, errors: [{ code: "error.full", message: "Pieno" }] }));
  expect(await codeOf(await post("cart/add", { items: [] }))).toBe("error.full");
});

test("a read without a body is an error of the shop, not an empty cart", async () => {
  nock(API_URL).get("/ebsn/api/cart/view").reply(204);
  expect((await requestGateway("cart/view", { session: customer })).status).toBe(502);
});
