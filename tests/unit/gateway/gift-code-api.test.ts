import nock from "nock";
import { CALLS } from "@/lib/gateway/calls";
import { envelope } from "../../support/envelope";
import { customer, requestGateway } from "../../support/gateway-request";

jest.mock("@/lib/config", () => {
  const { config } = jest.requireActual<typeof import("@/lib/config")>("@/lib/config");
  return { config: { ...config, giftCodeApi: "finiper-cart-giftcertificate" } };
});

afterEach(() => nock.cleanAll());

test("a shop of the chain is asked about codes under its own name", () => {
  const upstream = (path: string) => CALLS.find((call) => call.path === path)?.upstreamPath;
  for (const call of ["check", "add_code", "remove_code"])
    expect(upstream(`cart-giftcertificate/${call}`)).toBe(`finiper-cart-giftcertificate/${call}`);
});

test("it is asked what a code would do by a POST with a body", async () => {
  const scope = nock("http://localhost:4000")
    .post("/ebsn/api/finiper-cart-giftcertificate/check", { code: "PANE10" })
    .reply(200, envelope({ giftCertificate: { giftCertificateId: 1, giftCode: "PANE10" } }));
  const response = await requestGateway("cart-giftcertificate/check?code=PANE10", { session: customer });
  expect(scope.isDone()).toBe(true);
  expect(((await response.json()) as { data: object }).data).toMatchObject({ giftCode: "PANE10" });
});
