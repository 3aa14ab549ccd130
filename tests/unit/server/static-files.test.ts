import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStaticHandler } from "@/server/static-files.mjs";
import { allowLocalhost } from "@/tests/support/jest-localhost";

allowLocalhost();

let server: Server;
let origin = "";
const distDir = mkdtempSync(join(tmpdir(), "madia-static-"));

beforeAll(async () => {
  mkdirSync(join(distDir, "static"));
  writeFileSync(join(distDir, "static/a.js"), "const a = 1;");
  writeFileSync(join(distDir, "BUILD_ID"), "secret");
  const serve = createStaticHandler({ distDir, isHttps: true });
  server = createServer((request, response) => serve(request, response, () => response.end("a page")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(distDir, { recursive: true });
});

test("a static file is sent, and other addresses are a page's", async () => {
  const file = await fetch(`${origin}/_next/static/a.js`);
  expect(await file.text()).toBe("const a = 1;");
  expect(file.headers.get("cache-control")).toContain("immutable");
  expect(await (await fetch(`${origin}/pane`)).text()).toBe("a page");
});

test.each(["none.js", "..%2fBUILD_ID", "%", ""])("/_next/static/%s is a plain 404", async (name) => {
  const response = await fetch(`${origin}/_next/static/${name}`);
  expect(response.status).toBe(404);
  expect((await response.text()).length).toBeLessThan(100);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.stringContaining("max-age="),
  });
});
