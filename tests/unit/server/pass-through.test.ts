import type { RequestListener } from "node:http";
import { MISSING_PAGE_META } from "@/config/missing-page.mjs";
import { Body } from "@/server/response-cache/body.mjs";
import { HTML, NOT_FOUND, setUp, SITE_ORIGIN } from "@/tests/support/pass-through";

const LONG = "Il tuo ordine arriva domani. ".repeat(100);

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

describe("a missing page of a preview", () => {
  const PREVIEW = { headers: { cookie: "__prerender_bypass=1" } };

  it.each([
    ["/non-c-e", "/not-found"],
    ["/en/non-c-e", "/en/not-found"],
  ])("%s is the shop's page rendered for the preview, which says so", async (path, notFoundPath) => {
    const { url, notFoundBody } = await setUp((request, response) => {
      const isMissing = request.url !== notFoundPath;
      response.writeHead(isMissing ? 404 : 200, { "Content-Type": HTML, "Cache-Control": "no-store" });
      response.end(isMissing ? "<html></html>" : `<p>Anteprima ${request.headers.cookie}</p>`);
    });
    const response = await fetch(url + path, PREVIEW);
    expect([response.status, await response.text()]).toEqual([404, "<p>Anteprima __prerender_bypass=1</p>"]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(notFoundBody).not.toHaveBeenCalled();
  });

  it("is everybody's page where that cannot be rendered", async () => {
    const { url } = await setUp((request, response) => {
      response.writeHead(request.url === "/not-found" ? 500 : 404, { "Content-Type": HTML }).end("-");
    });
    const response = await fetch(`${url}/non-c-e`, PREVIEW);
    expect([response.status, await response.text()]).toEqual([404, NOT_FOUND]);
  });
});

it("is 404 for a page that says itself that it is missing, and keeps its content", async () => {
  const { url, notFoundBody } = await setUp((_, response) => {
    const meta = `<meta name="${MISSING_PAGE_META.name}" content="${MISSING_PAGE_META.content}"/>`;
    response.writeHead(200, { "Content-Type": HTML, "Cache-Control": "no-store" });
    response.end(`${meta}<h1>Non troviamo questo ordine</h1>`);
  });
  const response = await fetch(`${url}/profile/orders/1`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("<h1>Non troviamo questo ordine</h1>");
  expect(notFoundBody).not.toHaveBeenCalled();
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
    ["the shop's own page", SITE_ORIGIN, "shop.example"],
    ["another site", "https://evil.example", undefined],
    ["an unsafe copy of the shop", "http://shop.example", undefined],
    ["a program", undefined, undefined],
  ])(
    "sent by %s behind a proxy with a host of its own names that host: %s, %s",
    async (_name, origin, host) => {
      const { url } = await setUp((request, response) => {
        response.end(JSON.stringify([request.headers.host, request.headers["x-forwarded-host"]]));
      });
      const response = await fetch(`${url}/login`, {
        method: "POST",
        ...(origin && { headers: { origin } }),
      });
      expect(await response.text()).toBe(JSON.stringify([new URL(url).host, host]));
    },
  );

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

  it.each([
    ["short", '{"ok":true}', null],
    ["long", JSON.stringify(LONG), "br"],
  ])(
    "a %s answer in JSON comes in one piece, compressed when it is worth it",
    async (_name, json, encoding) => {
      const { url } = await setUp((_, response) => {
        response.setHeader("Content-Type", "application/json");
        response.write(json.slice(0, 5));
        response.end(json.slice(5));
      });
      const response = await fetch(url, { headers: { "accept-encoding": "br" } });
      expect([response.headers.get("content-encoding"), await response.text()]).toEqual([encoding, json]);
      expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
    },
  );

  it.each([HTML, "application/json"])(
    "of type %s that breaks off is an error, not half an answer",
    async (type) => {
      const { url } = await setUp((request, response) => {
        response.writeHead(200, { "Content-Type": type });
        response.write(LONG, () => request.socket.destroy());
      });
      const response = await fetch(url);
      expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"]);
    },
  );

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

  it("stays Next's own when the shop's has just been dropped", async () => {
    const { url, notFoundBody } = await setUp(missing);
    const body = await Body.of(Buffer.from(NOT_FOUND), HTML);
    jest.spyOn(body, "bytesIn").mockRejectedValue(new Error("The body has been dropped."));
    notFoundBody.mockResolvedValue(body);
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([404, "<html></html>"]);
  });

  it("closes the connection when its body cannot be looked up", async () => {
    const { url, notFoundBody } = await setUp(missing);
    notFoundBody.mockRejectedValue(new Error("unexpected"));
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  });
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

  it.each([
    ["/reset-password-confirm/mario@example.it?token=s3cret", "/reset-password-confirm/…"],
    ["/en/registration/confirm/s3cret", "/en/registration/confirm/…"],
    ["/reset-password-confirm?token=s3cret", "/reset-password-confirm"],
    ["/order/710001?token=s3cret", "/order/710001"],
  ])("%s is logged as %s", async (address, path) => {
    const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const { url } = await setUp((request) => request.socket.destroy());
    await fetch(url + address);
    expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({ path });
  });

  it("of data is left as it is", async () => {
    const { url } = await setUp((_request, response) => {
      response.writeHead(500, { "Content-Type": "application/json" });
      response.end("{}");
    });
    expect(await (await fetch(url)).text()).toBe("{}");
  });
});
