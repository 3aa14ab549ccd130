import { expect, test } from "./fixtures";

test("version.json is answered and never cached", async ({ request }) => {
  const response = await request.get("/version.json");
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-type": expect.stringContaining("application/json"),
  });
  expect(await response.json()).toEqual({ version: expect.any(String), builtAt: expect.any(String) });
});

test("the page links the manifest and the icons", async ({ page, request, baseURL }) => {
  await page.goto("/");
  const addresses = await page
    .locator("link[rel='manifest'], link[rel~='icon'], link[rel='apple-touch-icon']")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(addresses.map((address) => new URL(address).pathname).sort()).toEqual([
    "/apple-touch-icon.png",
    "/favicon.ico",
    "/icon.svg",
    "/manifest.webmanifest",
  ]);
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string }[];
  };
  for (const address of [...addresses, ...manifest.icons.map(({ src }) => new URL(src, baseURL).href)])
    expect((await request.get(address)).status(), address).toBe(200);
});

test("icons are cached for a day", async ({ request }) => {
  for (const path of ["/favicon.ico", "/icon-512.png", "/apple-touch-icon.png", "/share.png"])
    expect((await request.get(path)).headers()["cache-control"]).toBe("public, max-age=86400");
});
