import nock from "nock";
import { env } from "@/lib/env";
import { envelope } from "../../support/envelope";
import { customer, requestGateway } from "../../support/gateway-request";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("@/lib/env", () => ({ env: jest.fn() }));

const given = jest.requireActual<{ env: typeof env }>("@/lib/env").env();
const types = [12, 11, 101].map((paymentTypeId) => ({ paymentTypeId, name: `Tipo ${paymentTypeId}` }));

async function offered(path: string, method: "get" | "post", data: object): Promise<number[]> {
  nock("http://localhost:4000")[method](`/ebsn/api/${path}`).query(true).reply(200, envelope(data));
  const request = method === "post" ? { body: {} } : {};
  const response = await requestGateway(`${path}?order_id=7`, { ...request, session: customer });
  const { data: answer } = (await response.json()) as {
    data: { paymentTypes: { paymentTypeId: number }[] };
  };
  return answer.paymentTypes.map(({ paymentTypeId }) => paymentTypeId);
}

afterEach(() => nock.cleanAll());

test.each([
  [true, [12, 11, 101]],
  [false, [12, 101]],
])("a shop that has decided so (%s) offers consumers payment after the delivery", async (isAllowed, ids) => {
  jest.mocked(env).mockReturnValue({ ...given, deferredPayment: isAllowed });
  expect(await offered("checkout/prepare", "post", { paymentTypes: types })).toEqual(ids);
  expect(await offered("order/view", "get", { order: { orderId: 7, paymentTypes: types } })).toEqual(ids);
});
