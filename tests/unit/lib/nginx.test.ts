import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "@/config/locales.mjs";
import { isSharedPath, segmentsWhere } from "@/config/routes.mjs";
import { freePort } from "../../support/free-port";
import { allowLocalhost } from "../../support/jest-localhost";
import { hasNginx, shopNginxConfig, spawnNginx, untilUp } from "../../support/nginx";

if (!hasNginx) process.stdout.write("nginx is not installed: the tests of deploy/nginx are skipped.\n");

allowLocalhost();

let folder = "";
let nginx: ChildProcess;
let storefront: Server;
let url = "";
let asked = 0;
const encodings: string[] = [];
const requestIds: unknown[] = [];

async function setUp() {
  storefront = createServer(({ headers }, response) => {
    asked += 1;
    encodings.push(headers["accept-encoding"] ?? "");
    requestIds.push(headers["x-request-id"]);
    // As Next: anything else than 1 is no request for data.
    const isData = headers.rsc === "1";
    response.setHeader("Content-Type", isData ? "text/x-component" : "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "s-maxage=900, stale-while-revalidate=600");
    response.end(isData ? "data" : "document");
  });
  await new Promise<void>((resolve) => storefront.listen(0, resolve));
  folder = mkdtempSync(join(tmpdir(), "madia-nginx-"));
  const ports = { port: await freePort(), storefront: (storefront.address() as AddressInfo).port };
  nginx = spawnNginx(folder, shopNginxConfig(folder, ports));
  url = `http://127.0.0.1:${ports.port}`;
  await untilUp(url);
}

async function tearDown() {
  const ended = new Promise((resolve) => nginx.once("exit", resolve));
  nginx.kill("SIGTERM");
  await ended;
  storefront.closeAllConnections();
  storefront.close();
  rmSync(folder, { recursive: true, force: true });
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers });
  return [await response.text(), response.headers.get("x-cache")];
}

(hasNginx ? describe : describe.skip)("nginx in front of the shop keeps", () => {
  beforeAll(setUp);
  afterAll(tearDown);

  test.each([
    ["data", { rsc: "1" }],
    ["a prefetch", { rsc: "1", "next-router-prefetch": "1" }],
    [
      "a segment",
      { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/(shop)/$d$slug/_tree" },
    ],
  ])("%s beside the document of the same address", async (name, headers: Record<string, string>) => {
    const path = `/${name.replace(" ", "-")}`;
    expect(await get(path, headers)).toEqual(["data", "MISS"]);
    expect(await get(path)).toEqual(["document", "MISS"]);
    expect(await get(path, headers)).toEqual(["data", "HIT"]);
    expect(await get(path)).toEqual(["document", "HIT"]);
  });

  test.each([
    ["br", "br"],
    ["gzip, deflate, br", "br"],
    ["br;q=0.5, gzip", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip, br; q=0.000", "gzip"],
    ["gzip", "gzip"],
  ])("one copy for those who accept %s, in %s", async (accepted, encoding) => {
    await get(`/${encodeURIComponent(accepted)}`, { "accept-encoding": accepted });
    expect(encodings.at(-1)).toBe(encoding);
  });

  const log = () => readFileSync(join(folder, "access.log"), "utf8");
  const untilLogged = async (path: string) => {
    while (!log().includes(`"${path}"`)) await new Promise((resolve) => setTimeout(resolve, 50));
  };

  test("the id and the process of a request in its log, as the storefront's log has it", async () => {
    await get("/asked");
    const [id] = requestIds.slice(-1);
    await untilLogged("/asked");
    const lines = log()
      .split("\n")
      .filter((line) => line.includes('"/asked"'))
      .map((line) => JSON.parse(line) as object);
    const { port } = storefront.address() as AddressInfo;
    expect(lines).toMatchObject([{ requestId: id, storefront: `127.0.0.1:${port}` }]);
  });

  test("no secret of an address in its log", async () => {
    const paths = ["/bank/pay/s3cret", "/en/reset-password-confirm/s3cret", "/order/710001", "/last"];
    for (const path of paths) await get(path);
    await untilLogged("/last");
    expect(log()).not.toContain("s3cret");
    expect(log()).toContain('"path":"/bank/pay/…"');
    expect(log()).toContain('"path":"/order/710001"');
  });

  test.each<Record<string, string>>([
    { rsc: "0" },
    { rsc: "2" },
    { rsc: "1, 1" },
    { rsc: "1", "next-router-prefetch": "9" },
    { rsc: "1", "next-router-segment-prefetch": "/_tree" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "a b" },
    { "next-router-prefetch": "1" },
  ])("nothing for %j, which no page of the shop sends", async (headers) => {
    const path = `/unexpected-${encodeURIComponent(JSON.stringify(headers))}`;
    const before = asked;
    await get(path, headers);
    await get(path, headers);
    expect(asked - before).toBe(2);
    expect(await get(path, { rsc: "1" })).toEqual(["data", "MISS"]);
    expect(await get(path)).toEqual(["document", "MISS"]);
  });
});

(hasNginx ? describe : describe.skip)("nginx in front of several processes, one of which ended", () => {
  const received: string[] = [];
  const servers = ["old", "new"].map((build) =>
    createServer(({ method = "", url: path = "", socket }, response) => {
      received.push(`${method} ${path}`);
      if (path.endsWith("/broken")) socket.destroy();
      else if (path.includes("/static/") && !path.includes(build)) response.writeHead(404).end();
      else response.end("done");
    }),
  );
  const home = mkdtempSync(join(tmpdir(), "madia-nginx-"));
  let process: ChildProcess;
  let address = "";

  beforeAll(async () => {
    for (const server of servers) await new Promise<void>((resolve) => server.listen(0, resolve));
    const storefronts = [
      await freePort(),
      ...servers.map((server) => (server.address() as AddressInfo).port),
    ].map((port) => `server 127.0.0.1:${port} max_fails=0;`);
    const port = await freePort();
    const config = shopNginxConfig(home, { port, storefront: 1 });
    process = spawnNginx(home, config.replace("server localhost:1;", storefronts.join(" ")));
    address = `http://127.0.0.1:${port}`;
    await untilUp(address);
  });

  afterAll(async () => {
    const ended = new Promise((resolve) => process.once("exit", resolve));
    process.kill("SIGTERM");
    await ended;
    for (const server of servers) server.closeAllConnections();
    for (const server of servers) server.close();
    rmSync(home, { recursive: true, force: true });
  });

  const send = async (method: string, path: string) => {
    received.length = 0;
    const { status } = await fetch(address + path, { method });
    return [status, received.length];
  };

  test.each(["GET", "POST"])("gives a call (%s) to one that lives", async (method) => {
    for (let at = 0; at < 6; at += 1) expect(await send(method, "/ebsn/api/cart")).toEqual([200, 1]);
  });

  test.each(["old", "new"])("finds a script of the %s build while both run", async (build) => {
    for (let at = 0; at < 6; at += 1)
      expect(await send("GET", `/_next/static/${build}-${at}.js`)).toContain(200);
  });

  test("sends a write that broke off to no other, as it may have been done", async () => {
    for (let at = 0; at < 6; at += 1) expect(await send("POST", "/ebsn/api/broken")).toEqual([503, 1]);
  });
});

test("nginx opens none of its own outputs: under systemd they are sockets", () => {
  expect(readFileSync("deploy/nginx/nginx.conf", "utf8")).not.toContain("/dev/");
});

describe("the location of personal pages", () => {
  const [, source = ""] =
    /location ~ (\S*login\S*) \{/.exec(readFileSync("deploy/nginx/nginx.conf", "utf8")) ?? [];
  const personal = new RegExp(source);
  const prefixes = LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? "" : `/${locale}`));
  const renderedForVisitors = segmentsWhere(({ access, isDynamic }) => access ?? isDynamic);

  test.each(renderedForVisitors)(
    "has /%s, which is rendered for each visitor, in every language",
    (segment) => {
      for (const prefix of prefixes) {
        expect(`${prefix}/${segment}`).toMatch(personal);
        expect(`${prefix}/${segment}/7`).toMatch(personal);
      }
    },
  );

  test("has no page that is the same for everybody, and no language that the shop lacks", () => {
    const shared = [
      "/",
      ...segmentsWhere(({ isHandler }) => !isHandler).map((segment) => `/${segment}`),
    ].filter(isSharedPath);
    expect(shared.filter((path) => personal.test(path))).toEqual([]);
    expect(LOCALES).not.toContain("xx");
    expect("/xx/login").not.toMatch(personal);
  });
});
