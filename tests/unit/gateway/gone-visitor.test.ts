import nock from "nock";
import { handleGateway } from "@/lib/gateway/handle-gateway";
import { log } from "@/lib/log";
import { SITE_URL } from "../../support/gateway-request";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";

const send = (path: string, options: RequestInit) =>
  handleGateway(
    new Request(`${SITE_URL}/ebsn/api/${path}`, { headers: { origin: SITE_URL }, ...options }),
    path,
    new Map(),
  );

test("a body that breaks off is a bad request, not an error of the shop", async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  const headers = { origin: SITE_URL, "content-type": "application/json" };
  const options = { method: "POST", body, headers, duplex: "half" };
  expect((await send("cart/add", options)).status).toBe(400);
});

test("a call that its visitor gave up is not logged as a failure of the shop", async () => {
  const left = new AbortController();
  nock(API_URL)
    .get("/ebsn/api/products")
    .query(true)
    .reply(() => {
      left.abort();
      return [200, "{}"];
    });
  await send("products", { signal: left.signal });
  expect(log).not.toHaveBeenCalled();
});

test("a call that fails while its visitor waits is logged", async () => {
  nock(API_URL).get("/ebsn/api/products").query(true).times(3).replyWithError("refused");
  await send("products", {});
  expect(log).toHaveBeenCalledWith("warn", "gateway", expect.objectContaining({ kind: "network" }));
});
