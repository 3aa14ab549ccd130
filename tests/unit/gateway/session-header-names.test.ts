import nock from "nock";
import { customer, requestGateway, sessionOf, user } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

process.env.EBSN_SESSION_HEADER = "X-Shop-Session";
process.env.EBSN_ACCOUNT_HEADER = "x-shop-account";

test("tokens are sent and read in the headers that the shop's settings name", async () => {
  nock("http://localhost:4000", {
    reqheaders: { "x-shop-session": "token-s", "x-shop-account": "token-a" },
    badheaders: ["x-ebsn-session", "x-ebsn-account"],
  })
    .get("/ebsn/api/cart/view")
    .reply(200, envelope({ cartId: 3 }, {}, { user }), {
      "x-shop-session": "new-s",
      "x-shop-account": "new-a",
      "x-ebsn-session": "of somebody else",
    });
  const response = await requestGateway("cart/view", { session: customer });
  expect(await sessionOf(response)).toEqual({ ...customer, session: "new-s", account: "new-a" });
});
