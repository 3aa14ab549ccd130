import { createHash } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import nock from "nock";
import { headerRules } from "@/config/headers.mjs";
import { createPassThrough } from "@/server/pass-through.mjs";
import { Renderer, slotOf } from "@/server/renderer.mjs";
import { Body } from "@/server/response-cache/body.mjs";
import { addPageTags } from "@/lib/cache-handler/page-tags.mjs";

// nock does not know local sockets.
beforeAll(() => nock.restore());

const HTML = "text/html; charset=utf-8";
const NOT_FOUND = "<h1>Pagina non trovata</h1>";
const LONG = "Il tuo ordine arriva domani. ".repeat(100);

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

let shops = 0;

async function setUp(
  next: RequestListener,
  { slot = 0, slots = 1, name = `madia-test-${process.pid}-${++shops}` } = {},
) {
  const renderer = new Renderer({ handle: next, name, slot, slots });
  await renderer.listen();
  const notFoundBody = jest.fn(async () => Body.of(Buffer.from(NOT_FOUND), HTML));
  const server: Server = createServer(
    createPassThrough({ renderer, notFoundBody, thirdParties: { maps: false, tagManager: false } }),
  );
  await new Promise<void>((ready) => server.listen(0, ready));
  closers.push(() => {
    renderer.close(() => undefined);
    server.close();
    server.closeAllConnections();
  });
  return { renderer, name, url: `http://localhost:${(server.address() as AddressInfo).port}`, notFoundBody };
}

describe("a preview", () => {
  it.each([200, 404])("with status %i is neither cached nor indexed", async (status) => {
    const { url } = await setUp((_request, response) => {
      response.writeHead(status, { "Content-Type": HTML, "Cache-Control": "s-maxage=900" }).end(LONG);
    });
    const { headers } = await fetch(url, { headers: { cookie: "__prerender_bypass=1" } });
    expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
      "private, no-store",
      "noindex",
    ]);
    expect((await fetch(url)).headers.get("x-robots-tag")).toBeNull();
  });
});

describe("what is somebody's own", () => {
  it("reaches Next with method, address, cookies and body, and comes back with its headers", async () => {
    const { url } = await setUp((request, response) => {
      response.setHeader("Set-Cookie", ["a=1", "b=2"]);
      response.setHeader("Cache-Control", "private, no-store");
      response.statusCode = 201;
      response.write(`${request.method} ${request.url} ${request.headers.cookie} `);
      request.pipe(response);
    });
    const sent = { method: "POST", body: "latte", headers: { cookie: "madia=1" } };
    const response = await fetch(`${url}/cart?x=1`, sent);
    expect([response.status, await response.text()]).toEqual([201, "POST /cart?x=1 madia=1 latte"]);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it.each([
    ["br", HTML, LONG, "br"],
    ["gzip", HTML, LONG, "gzip"],
    ["identity", HTML, LONG, null],
    ["br", "image/webp", LONG, null],
    ["br", HTML, "kurz", null],
  ])("for %s, %s is compressed when it is worth it", async (accepted, type, body, encoding) => {
    const { url } = await setUp((_, response) => {
      response.setHeader("Content-Type", type);
      response.setHeader("Content-Length", Buffer.byteLength(body));
      response.end(body);
    });
    const response = await fetch(url, { headers: { "accept-encoding": accepted } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(await response.text()).toBe(body);
  });

  it("arrives part by part while Next still renders", async () => {
    let finish = () => {};
    const { url } = await setUp((_, response) => {
      response.setHeader("Content-Type", "text/x-component");
      response.write(LONG);
      finish = () => response.end("fine");
    });
    const response = await fetch(url, { headers: { "accept-encoding": "br" } });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toContain("arriva domani");
    finish();
  });

  it("gets an error without content when Next breaks off", async () => {
    const { url } = await setUp((request) => void request.socket.destroy());
    const response = await fetch(url);
    expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"]);
  });
});

describe("the policy of a document that nobody keeps", () => {
  const POLICY = headerRules({ development: false, https: true })
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === "Content-Security-Policy");
  const DATA = [
    "(self.__next_f=self.__next_f||[]).push([0])",
    'self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"b"])',
  ];
  const BOOT = "document.documentElement.dataset.signedIn";
  const PAGE = `<!DOCTYPE html><body><script>${BOOT}</script><p>Carrello</p>${DATA.map((text) => `<script>${text}</script>`).join("")}</body>`;

  const serve =
    (status: number, body: string): RequestListener =>
    (_, response) => {
      response.writeHead(status, { "Content-Type": HTML, [POLICY?.key ?? ""]: POLICY?.value ?? "" });
      response.end(body);
    };
  const scriptsOf = ({ headers }: Response) =>
    /script-src ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1];
  const admits = (...texts: string[]) =>
    ["'self'", ...texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)].join(
      " ",
    );

  it("names its inline scripts, of which the data are one, and no other", async () => {
    const { url } = await setUp(serve(200, PAGE));
    const response = await fetch(`${url}/cart`);
    expect(await response.text()).toContain(`<p>Carrello</p><script>${DATA.join(";")}</script>`);
    expect(scriptsOf(response)).toBe(admits(BOOT, DATA.join(";")));
  });

  it("names those of a failed one", async () => {
    const { url } = await setUp(serve(500, PAGE.replace(/__next_f/g, "__next_e")));
    const texts = DATA.map((text) => text.replace(/__next_f/g, "__next_e"));
    expect(scriptsOf(await fetch(`${url}/cart`))).toBe(admits(BOOT, ...texts));
  });

  it("names those of the shop's own page in place of a missing one", async () => {
    const { url, notFoundBody } = await setUp(serve(404, PAGE));
    const body = await Body.of(Buffer.from(NOT_FOUND), HTML);
    body.scripts = ["'sha256-known'"];
    notFoundBody.mockResolvedValue(body);
    expect(scriptsOf(await fetch(`${url}/profile/orders/1`))).toBe("'self' 'sha256-known'");
    notFoundBody.mockResolvedValue(null as never);
    expect(scriptsOf(await fetch(`${url}/profile/orders/1`))).toBe(admits(BOOT, DATA.join(";")));
  });

  it("admits none where nothing is sent, and leaves that of a browser's copy as it is", async () => {
    const { url } = await setUp((request, response) => {
      serve(request.headers["if-none-match"] ? 304 : 200, "")(request, response);
    });
    expect(scriptsOf(await fetch(url, { method: "HEAD" }))).toBe("'self'");
    const known = await fetch(url, { headers: { "if-none-match": '"a"' } });
    expect([known.status, known.headers.get("content-security-policy")]).toEqual([304, null]);
  });

  it("has a message when Next aborts", async () => {
    const { url } = await setUp((_, response) => {
      response.writeHead(200, { "Content-Type": HTML });
      response.write("<p>", () => response.destroy());
    });
    const response = await fetch(url, { headers: { accept: HTML } });
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining("<h1>Si è")]);
  });
});

describe("a missing page of one's own", () => {
  const missing: RequestListener = (_, response) => {
    response.writeHead(404, { "Content-Type": HTML, "Cache-Control": "private, no-store", ETag: '"bare"' });
    response.end("<html></html>");
  };

  it("has the shop's message and keeps its headers", async () => {
    const { url, notFoundBody } = await setUp(missing);
    const response = await fetch(`${url}/en/profile/orders/1`);
    expect([response.status, await response.text()]).toEqual([404, NOT_FOUND]);
    expect([response.headers.get("cache-control"), response.headers.get("etag")]).toEqual([
      "private, no-store",
      null,
    ]);
    expect(notFoundBody).toHaveBeenCalledWith("/en/profile/orders/1");
  });

  it("is cached for a minute by shared caches even if Next sends longer", async () => {
    const { url } = await setUp((_, response) => {
      response.writeHead(404, { "Content-Type": HTML, "Cache-Control": "s-maxage=31536000" });
      response.end();
    });
    expect((await fetch(`${url}/~hidden`)).headers.get("cache-control")).toBe("public, s-maxage=60");
  });

  it("stays Next's own for the client router, and when the shop has none", async () => {
    const { url, notFoundBody } = await setUp(missing);
    expect(await (await fetch(url, { headers: { rsc: "1" } })).text()).toBe("<html></html>");
    notFoundBody.mockResolvedValue(null as never);
    expect(await (await fetch(url)).text()).toBe("<html></html>");
  });
});

describe("a page for the response cache", () => {
  const target = { path: "/pasta", headers: { accept: "text/html" } };

  it("tells the tags of what it was made from, and when", async () => {
    const { renderer } = await setUp((_, response) => {
      addPageTags(["category", "_N_T_/pasta"]);
      addPageTags(["product:latte,è"]);
      addPageTags(["category"], 1_700_000_000_000);
      response.end("pasta");
    });
    const answer = await renderer.fetchPage(target);
    expect(answer.headers["x-madia-tags"]).toBe("category,product%3Alatte%2C%C3%A8");
    expect(answer.headers["x-madia-stored-at"]).toBe("1700000000000");
    expect(answer.body.toString()).toBe("pasta");
  });

  it("is always rendered by the same process, and by the own one while that is away", async () => {
    const name = `madia-test-${process.pid}-pair`;
    const first = await setUp((_, response) => void response.end("first"), { slot: 0, slots: 2, name });
    const second = await setUp((_, response) => void response.end("second"), { slot: 1, slots: 2, name });
    const rendered = async (renderer: Renderer) => (await renderer.fetchPage(target)).body.toString();
    const owner = slotOf(target.path, 2) === 0 ? "first" : "second";
    expect([await rendered(first.renderer), await rendered(second.renderer)]).toEqual([owner, owner]);
    const [away, left] = owner === "first" ? [first, second] : [second, first];
    await new Promise<void>((closed) => away.renderer.close(closed));
    expect(await rendered(left.renderer)).not.toBe(owner);
  });

  it.each(["/pasta?_rsc=abc", "/pasta?page=2&_rsc=abc"])(
    "%s belongs to the process of its document",
    (path) => {
      for (const slots of [1, 2, 3, 4])
        expect(slotOf(path, slots)).toBe(slotOf(path.replace(/[?&]_rsc.*/, ""), slots));
    },
  );
});

describe("a page that failed", () => {
  const failed: RequestListener = (_request, response) => {
    response.writeHead(500, { "Content-Type": HTML });
    response.end(
      '<!DOCTYPE html><html id="__next_error__"><head></head><body><script></script></body></html>',
    );
  };

  it.each([
    ["/cart", "Si è verificato un errore"],
    ["/en/cart", "Something went wrong"],
  ])("has a message without scripts: %s", async (path, title) => {
    const { url } = await setUp(failed);
    const response = await fetch(url + path);
    const html = await response.text();
    expect([response.status, response.headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain("<script></script>");
  });

  it("has a message when Next is unavailable", async () => {
    const { url } = await setUp((request) => request.socket.destroy());
    const response = await fetch(url, { headers: { accept: HTML } });
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining("<h1>Si è")]);
  });

  it("is logged, unlike one whose visitor left", async () => {
    const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const leaving = new AbortController();
    let gone: Promise<unknown> = Promise.resolve();
    const { url } = await setUp((request) => {
      if (request.url !== "/left") return void request.socket.destroy();
      gone = new Promise((resolve) => request.socket.once("close", resolve));
      leaving.abort();
    });
    await expect(fetch(`${url}/left`, { signal: leaving.signal })).rejects.toThrow("aborted");
    await gone;
    await fetch(`${url}/failed`);
    expect(log.mock.calls.map(([line]) => /"path":"([^"]+)"/.exec(String(line))?.[1])).toEqual(["/failed"]);
  });

  it("of data is left as it is", async () => {
    const { url } = await setUp((_request, response) => {
      response.writeHead(500, { "Content-Type": "application/json" });
      response.end("{}");
    });
    expect(await (await fetch(url)).text()).toBe("{}");
  });
});
