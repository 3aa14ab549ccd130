import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { headerRules } from "@/config/headers.mjs";
import { Body } from "@/server/response-cache/body.mjs";
import { HTML, NOT_FOUND, setUp } from "@/tests/support/pass-through";

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
    const { url } = await setUp(serve(500, PAGE));
    expect(scriptsOf(await fetch(`${url}/cart`))).toBe(admits(BOOT, ...DATA));
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
