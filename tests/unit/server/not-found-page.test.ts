import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { renderNotFound, withNotFoundPage } from "@/server/not-found-page.mjs";

const HTML = { "content-type": "text/html; charset=utf-8" };
const NOT_FOUND_HTML = "<h1>Pagina non trovata</h1>";

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

/** Only "/there" exists; writes its response as Next.js does. */
const notFoundListener = (type = HTML["content-type"], cache = "s-maxage=900"): RequestListener =>
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

const renderPage = jest.fn(() => Promise.resolve<Buffer | null>(Buffer.from(NOT_FOUND_HTML)));
const shop = (listener = notFoundListener()) => serve(withNotFoundPage(listener, renderPage));

beforeEach(() => renderPage.mockImplementation(() => Promise.resolve(Buffer.from(NOT_FOUND_HTML))));

describe("a 404 response", () => {
  it("gets the shop's not-found page and keeps status and headers", async () => {
    const response = await fetch(`${await shop()}/non-c-e`);
    expect([response.status, await response.text()]).toEqual([404, NOT_FOUND_HTML]);
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    expect(response.headers.get("etag")).toBeNull();
    expect(renderPage).toHaveBeenCalledWith("/non-c-e");
  });

  it.each([
    ["s-maxage=31536000", "public, s-maxage=60"],
    ["private, no-store", "private, no-store"],
  ])("with cache-control %s is sent with %s", async (cache, expected) => {
    const response = await fetch(`${await shop(notFoundListener(HTML["content-type"], cache))}/non-c-e`);
    expect(response.headers.get("cache-control")).toBe(expected);
  });

  it.each([
    ["the shop has no not-found page", () => Promise.resolve(null)],
    ["rendering fails", () => Promise.reject(new Error("away"))],
  ])("is unchanged when %s", async (_, read) => {
    renderPage.mockImplementation(read);
    const response = await fetch(`${await shop()}/non-c-e`);
    expect([response.status, await response.text()]).toEqual([404, "<html></html>"]);
  });
});

it.each([
  ["an existing page", "/there", {}, notFoundListener()],
  ["an RSC request", "/non-c-e", { headers: { rsc: "1" } }, notFoundListener()],
  ["a JSON response", "/non-c-e", {}, notFoundListener("application/json")],
  ["a POST response", "/non-c-e", { method: "POST" }, notFoundListener()],
  ["the not-found page itself", "/not-found", {}, notFoundListener()],
])("does not change %s", async (_, path, options, listener) => {
  const response = await fetch((await shop(listener)) + path, options);
  expect(await response.text()).toBe("<html></html>");
  expect(renderPage).not.toHaveBeenCalled();
});

describe("the not-found page", () => {
  const read = async (url: string, locales = ["it", "en"]) => {
    const origin = await serve((request, response) => response.end(request.url));
    return String(await renderNotFound(origin, locales)(url));
  };

  it.each([
    ["/non-c-e", "/not-found"],
    ["/en/no", "/en/not-found"],
    ["/en", "/en/not-found"],
    ["/enoteca", "/not-found"],
  ])("for %s is %s", async (url, path) => expect(await read(url)).toBe(path));

  it("is Italian when English is inactive", async () =>
    expect(await read("/en/no", ["it"])).toBe("/not-found"));

  it("is null when it cannot be rendered", async () => {
    const origin = await serve((_, response) => response.writeHead(500).end());
    expect(await renderNotFound(origin, ["it"])("/")).toBeNull();
  });
});
