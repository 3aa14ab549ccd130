import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startStorefront } from "@/tests/support/e2e-storefront";
import { expect, test } from "./fixtures";

test.skip(({ isMobile }) => isMobile, "answers do not depend on the window");

const DOCUMENT = "text/html; charset=utf-8";

async function scriptOf(home: string): Promise<string> {
  const [script] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(home) ?? [];
  return script ?? "";
}

for (const packing of ["br", "gzip"])
  test(`pages and scripts are packed as ${packing} for who reads it`, async ({ request }) => {
    const headers = { "accept-encoding": packing };
    const page = await request.get("/", { headers });
    expect(page.headers()).toMatchObject({ "content-encoding": packing, "content-type": DOCUMENT });
    expect(page.headers().vary).toContain("Accept-Encoding");
    const script = await request.get(await scriptOf(await page.text()), { headers });
    expect(script.headers()).toMatchObject({
      "content-encoding": packing,
      "cache-control": "public,max-age=31536000,immutable",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    expect(Number(script.headers()["content-length"])).toBeGreaterThan(0);
    expect(await script.text()).toContain("TURBOPACK");
  });

test("who reads no packing gets plain bytes", async ({ request }) => {
  const headers = { "accept-encoding": "identity" };
  const page = await request.get("/", { headers });
  expect(page.headers()["content-encoding"]).toBeUndefined();
  const script = await request.get(await scriptOf(await page.text()), { headers });
  expect(script.headers()["content-encoding"]).toBeUndefined();
  expect(await script.text()).toContain("TURBOPACK");
});

for (const path of ["/_next/static/chunks/unknown.js", "/_next/static/..%2f..%2fBUILD_ID", "/_next/static/%"])
  test(`${path} is no file of the build`, async ({ request }) => {
    expect((await request.get(path)).status()).toBeGreaterThanOrEqual(400);
  });

test("a port in use is told in one line", async ({ baseURL }) => {
  const child = spawn(process.execPath, ["server/main.mjs"], {
    env: { ...process.env, PORT: new URL(baseURL ?? "").port, SESSION_SECRET: "x".repeat(32) },
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((end) => child.once("close", end));
  expect(said).toMatch(/^Port \d+ is in use\. [^\n]+\n$/);
  expect(code).toBe(1);
});

test("a process told to end finishes the answer it has begun", async () => {
  let answer = () => {};
  let asked = () => {};
  const isAsked = new Promise<void>((yes) => (asked = yes));
  const slow: Server = createServer((_, response) => {
    answer = () => response.writeHead(200, { "content-type": "image/webp" }).end("RIFF");
    asked();
  });
  await new Promise<void>((ready) => slow.listen(0, ready));
  const storefront = await startStorefront(`http://localhost:${(slow.address() as AddressInfo).port}`);
  const picture = fetch(`${storefront.url}/photo/slow.webp`);
  await isAsked;
  const stopped = storefront.stop();
  answer();
  expect(await (await picture).text()).toBe("RIFF");
  await stopped;
  slow.close();
});
