import { spawn } from "node:child_process";
import { expect, test } from "./fixtures";

const DOCUMENT = "text/html; charset=utf-8";

async function findScript(home: string): Promise<string> {
  // The first is for old browsers.
  return home.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g)?.at(-1) ?? "";
}

for (const encoding of ["br", "gzip"])
  test(`pages and scripts are compressed with ${encoding} on request`, async ({ request }) => {
    const headers = { "accept-encoding": encoding };
    const page = await request.get("/", { headers });
    expect(page.headers()).toMatchObject({ "content-encoding": encoding, "content-type": DOCUMENT });
    expect(page.headers().vary).toContain("Accept-Encoding");
    const script = await request.get(await findScript(await page.text()), { headers });
    expect(script.headers()).toMatchObject({
      "content-encoding": encoding,
      "cache-control": "public,max-age=31536000,immutable",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    expect(Number(script.headers()["content-length"])).toBeGreaterThan(0);
    expect(await script.text()).toContain("TURBOPACK");
  });

test("clients without compression get plain bytes", async ({ request }) => {
  const headers = { "accept-encoding": "identity" };
  const page = await request.get("/", { headers });
  expect(page.headers()["content-encoding"]).toBeUndefined();
  const script = await request.get(await findScript(await page.text()), { headers });
  expect(script.headers()["content-encoding"]).toBeUndefined();
  expect(await script.text()).toContain("TURBOPACK");
});

for (const path of ["/_next/static/chunks/unknown.js", "/_next/static/..%2f..%2fBUILD_ID", "/_next/static/%"])
  test(`${path} is not served`, async ({ request }) => {
    expect((await request.get(path)).status()).toBeGreaterThanOrEqual(400);
  });

test("a port in use is reported in one line", async ({ baseURL }) => {
  const child = spawn(process.execPath, ["server/main.mjs"], {
    env: { ...process.env, PORT: new URL(baseURL ?? "").port, SESSION_SECRET: "x".repeat(32) },
  });
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(stderr).toMatch(/^Port \d+ is in use\. [^\n]+\n$/);
  expect(code).toBe(1);
});
