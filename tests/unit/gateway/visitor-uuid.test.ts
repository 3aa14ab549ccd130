import nock from "nock";
import { envelope } from "../../support/envelope";
import { customer, requestGateway } from "../../support/gateway-request";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API = "http://localhost:4000/ebsn/api";

const colleague = { ...customer, userId: 8, session: "other-s", account: "other-a" };
const visitor = { ...customer, userId: -1, account: "" };

async function uuidOf(path: string, session: typeof customer): Promise<string> {
  let uuid = "";
  nock(API)
    .intercept(/./, "POST")
    .reply(200, function () {
      uuid = String(this.req.headers["x-ebsn-uuid"]);
      return envelope({}, { status: 1 });
    });
  const body = { login: "a@b.it", old_password: "x", token: "x", code: "x", orderId: 1, email: "a@b.it" };
  await requestGateway(path, { body, session });
  return uuid;
}

afterEach(() => nock.cleanAll());

test.each([
  ["registration/update_password", "others"],
  ["cart-giftcertificate/add_code", "others"],
  ["auth/login", "one"],
  ["finiper/verify-login", "one"],
  ["withdrawal/add", "one"],
])("for the shop's own limits of %s customers of one address are %s", async (path, expected) => {
  const uuids = [await uuidOf(path, customer), await uuidOf(path, colleague)];
  expect(uuids).not.toContain("");
  expect(new Set(uuids).size).toBe(expected === "one" ? 1 : 2);
});

test("an anonymous visitor gets no other limit with another cart", async () => {
  const path = "cart-giftcertificate/add_code";
  const uuids = [await uuidOf(path, visitor), await uuidOf(path, { ...visitor, session: "another" })];
  expect(uuids).not.toContain("");
  expect(new Set(uuids).size).toBe(1);
});
