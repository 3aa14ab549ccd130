import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import nock from "nock";
import { currentRequestId, supportCode } from "@/config/request-context.mjs";
import { EbsnFailure } from "@/lib/ebsn/failure";
import { log } from "@/lib/log";
import { correlationHeaders } from "@/lib/upstream/correlation";
import { createPassThrough } from "@/server/pass-through/index.mjs";
import { Renderer } from "@/server/renderer.mjs";

// nock does not know local sockets.
beforeAll(() => nock.restore());

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  jest.spyOn(process.stderr, "write").mockImplementation((text) => {
    lines.push(JSON.parse(String(text)) as Record<string, unknown>);
    return true;
  });
});

let shops = 0;

async function open(next: RequestListener, isBehindProxy = false): Promise<string> {
  const name = `madia-request-id-${process.pid}-${++shops}`;
  const renderer = new Renderer({ handle: next, name, slot: 0, slots: 1, otherProcessMs: 5_000 });
  await renderer.listen();
  const thirdParties = { maps: false, tagManager: false };
  const passThrough = createPassThrough({
    renderer,
    notFoundBody: async () => null,
    thirdParties,
    siteOrigin: "https://shop.example",
    isBehindProxy,
  });
  const server = createServer(passThrough);
  await new Promise<void>((ready) => server.listen(0, ready));
  closers.push(() => {
    renderer.close(() => undefined);
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test("each request has an id of its own, in its log lines and in what is asked of the shop", async () => {
  const url = await open((_request, response) => {
    log("info", "test");
    response.end(correlationHeaders()["x-request-id"]);
  });
  const ids = [await (await fetch(`${url}/a`)).text(), await (await fetch(`${url}/b`)).text()];
  expect(new Set(ids).size).toBe(2);
  expect(lines.map(({ requestId }) => requestId)).toEqual(ids);
});

test.each([
  ["is the proxy's", true, "0123456789abcdef", true],
  ["is not the visitor's", false, "0123456789abcdef", false],
  ["is none that could break a log", true, 'a"} {"level":"error', false],
])("an id %s", async (_name, isBehindProxy, sent, isReused) => {
  const url = await open((_request, response) => void response.end(currentRequestId()), isBehindProxy);
  const id = await (await fetch(url, { headers: { "x-request-id": sent } })).text();
  expect(id === sent).toBe(isReused);
  expect(id).toMatch(/^[\w-]{8,64}$/);
});

test("a page that failed shows the code under which the log has it, and the log no query", async () => {
  const url = await open((_request, response) => {
    response.writeHead(500, { "content-type": "text/html" }).end("<html><body></body></html>");
  });
  const response = await fetch(`${url}/login?token=geheim`, { headers: { accept: "text/html" } });
  const id = response.headers.get("x-request-id") ?? "";
  expect(await response.text()).toContain(`Codice per l'assistenza: ${supportCode(id)}`);
  expect(lines).toEqual([
    {
      time: expect.any(String) as string,
      level: "warn",
      event: "request",
      requestId: id,
      method: "GET",
      path: "/login",
      status: 500,
    },
  ]);
});

test("a failure of the shop carries the code to the error page", async () => {
  const url = await open((_request, response) => {
    response.end(new EbsnFailure({ kind: "timeout", path: "/ebsn/api/products" }).digest);
  });
  expect(await (await fetch(url)).text()).toMatch(/^[0-9A-F]{8}$/);
});
