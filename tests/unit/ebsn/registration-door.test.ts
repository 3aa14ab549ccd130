import nock from "nock";
import { codeOf, door } from "../../support/ask-door";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const SHOP = "http://localhost:4000";
const API = "/ebsn/api/registration";
const mailed = envelope({ mailed: true });

const data = async (response: Response) => ((await response.json()) as { data: unknown }).data;

it("registers by POST, with the known parts only", async () => {
  const shop = nock(SHOP)
    .post(`${API}/register_user`, { email: "nora@madia.test", password: "Pane&latte1", business: false })
    .reply(200, mailed);
  const body = { email: "nora@madia.test", password: "Pane&latte1", business: false, userTypeId: 3 };
  expect(await data(await door("registration/register_user", { body }))).toEqual({ mailed: true });
  expect(shop.isDone()).toBe(true);
});

it.each(["registration_resend_email", "password_reset_token_request"])(
  "%s is EBSN's GET and our POST",
  async (name) => {
    const shop = nock(SHOP).get(`${API}/${name}`).query({ e_mail: "nora@madia.test" }).reply(200, mailed);
    const body = { e_mail: "nora@madia.test", password: "Pane&latte1" };
    expect(await data(await door(`registration/${name}`, { body }))).toEqual({ mailed: true });
    expect(shop.isDone()).toBe(true);
    expect((await door(`registration/${name}?e_mail=nora@madia.test`)).status).toBe(405);
  },
);

it("never puts a new password or its token into an address", async () => {
  const sent = { e_mail: "nora@madia.test", reset_token: "abc", password: "Pane&latte1" };
  const shop = nock(SHOP)
    .post(`${API}/password_reset`, sent)
    .query((query) => Object.keys(query).length === 0)
    .reply(200, envelope({}));
  expect((await door("registration/password_reset", { body: sent })).status).toBe(200);
  expect(shop.isDone()).toBe(true);
});

it("leaves a mail's codes to the pages that open them", async () => {
  for (const name of ["registration_confirm", "password_reset_token_check"])
    expect((await door(`registration/${name}?e_mail=nora@madia.test`)).status).toBe(404);
});

it("stops an address that asks without end", async () => {
  nock(SHOP).persist().post("/ebsn/api/finiper/registration-with-card-load").reply(200, envelope({}));
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const ask = () =>
    door("finiper/registration-with-card-load", { body: { fidelityCard: "1", lastName: "R" }, headers });
  for (let index = 0; index < 30; index += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, await codeOf(refused)]).toEqual([429, "error.registration.too_many"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  nock.cleanAll();
});
