import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { lostPageOf, withLostPage } from "@/server/lost-page.mjs";

const HTML = { "content-type": "text/html; charset=utf-8" };
const LOST = "<h1>Pagina non trovata</h1>";

const servers: Server[] = [];

allowLocalhost();

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, ready));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A shop where nothing is there but "/there", and which writes as Next does. */
const nothingThere = (type = HTML["content-type"], cache = "s-maxage=900"): RequestListener =>
  function answer(request, response) {
    response.statusCode = request.url === "/there" ? 200 : 404;
    response.setHeader("Content-Type", type);
    response.setHeader("Cache-Control", cache);
    response.setHeader("ETag", '"bare"');
    response.setHeader("X-Frame-Options", "DENY");
    response.flushHeaders();
    response.write("<html>");
    response.end("</html>");
  };

const lost = jest.fn(() => Promise.resolve<Buffer | null>(Buffer.from(LOST)));
const shop = (listener = nothingThere()) => serve(withLostPage(listener, lost));

beforeEach(() => lost.mockImplementation(() => Promise.resolve(Buffer.from(LOST))));

describe("a missing page", () => {
  it("is told in the shop's words, with its own status and headers", async () => {
    const response = await fetch(`${await shop()}/non-c-e`);
    expect([response.status, await response.text()]).toEqual([404, LOST]);
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    expect(response.headers.get("etag")).toBeNull();
    expect(lost).toHaveBeenCalledWith("/non-c-e");
  });

  it.each([
    ["s-maxage=31536000", "public, s-maxage=60"],
    ["private, no-store", "private, no-store"],
  ])("with %s is kept as %s", async (cache, kept) => {
    const response = await fetch(`${await shop(nothingThere(HTML["content-type"], cache))}/non-c-e`);
    expect(response.headers.get("cache-control")).toBe(kept);
  });

  it.each([
    ["there is no such page of the shop", () => Promise.resolve(null)],
    ["it cannot be read", () => Promise.reject(new Error("away"))],
  ])("stays as it was when %s", async (_, read) => {
    lost.mockImplementation(read);
    const response = await fetch(`${await shop()}/non-c-e`);
    expect([response.status, await response.text()]).toEqual([404, "<html></html>"]);
  });
});

it.each([
  ["a page that is there", "/there", {}, nothingThere()],
  ["the data of a client navigation", "/non-c-e", { headers: { rsc: "1" } }, nothingThere()],
  ["what is no document", "/non-c-e", {}, nothingThere("application/json")],
  ["the answer to a form", "/non-c-e", { method: "POST" }, nothingThere()],
  ["the page itself", "/not-found", {}, nothingThere()],
])("%s is left alone", async (_, path, options, listener) => {
  const response = await fetch((await shop(listener)) + path, options);
  expect(await response.text()).toBe("<html></html>");
  expect(lost).not.toHaveBeenCalled();
});

describe("the shop's words for it", () => {
  const read = async (url: string, locales = ["it", "en"]) => {
    const origin = await serve((request, response) => response.end(request.url));
    return String(await lostPageOf(origin, locales)(url));
  };

  it.each([
    ["/non-c-e", "/not-found"],
    ["/en/no", "/en/not-found"],
    ["/en", "/en/not-found"],
    ["/enoteca", "/not-found"],
  ])("for %s are %s", async (url, path) => expect(await read(url)).toBe(path));

  it("are Italian where English is switched off", async () =>
    expect(await read("/en/no", ["it"])).toBe("/not-found"));

  it("are none when the shop cannot say them", async () => {
    const origin = await serve((_, response) => response.writeHead(500).end());
    expect(await lostPageOf(origin, ["it"])("/")).toBeNull();
  });
});
