import { previewQuery } from "@/lib/preview/link";
import { expect, test } from "./fixtures";

const SECRET = process.env.REVALIDATE_SECRET ?? "journeys-only-revalidate-secret-of-32-chars";
const LATER = "/news/il-pranzo-di-natale-si-prepara-adesso";

// Links expire by the real clock, while pages run on SHOP_CLOCK.
const inTenMinutes = () => Math.floor(Date.now() / 1000) + 600;
const previewLink = (path: string, date: string) =>
  `/api/preview?${previewQuery({ path, date }, inTenMinutes(), SECRET)}`;

test("a preview shows drafts and future pages of every kind, hidden from customers", async ({
  page,
  request,
  context,
  expectConsole,
  messages: { t },
}) => {
  test.setTimeout(120_000);
  expectConsole(/404/, /preloaded using link preload/);
  const kinds: [string, string, "article" | "page" | "leaflet" | "category", RegExp][] = [
    [LATER, "2026-12-10", "article", /Natale/],
    ["/news/orto-di-lina-una-giornata", "", "article", /Orto di Lina/],
    ["/page/consegna-in-bicicletta", "", "page", /bicicletta/],
    ["/volantini/aspettando-natale", "", "leaflet", /Aspettando Natale/],
    ["/natale-in-tavola", "", "category", /Natale in tavola/],
  ];
  for (const [path, date, kind, title] of kinds) {
    expect((await request.get(path)).status(), path).toBe(404);
    await page.goto(previewLink(path, date));
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page.getByRole("link", { name: t("content.previewOf", { kind }) })).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    const previewResponse = await context.request.get(path);
    expect(previewResponse.headers()["cache-control"]).toMatch(/no-store|no-cache/);
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto("/pescheria");
  await expect(page.getByText("Il cenone della vigilia").first()).toBeVisible();
  expect(await (await request.get("/pescheria")).text()).not.toContain("Il cenone della vigilia");

  await page.getByRole("button", { name: t("content.previewEnd") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("notFound.title") })).toBeVisible();
  await page.goto("/pescheria");
  await expect(page.getByText("Il cenone della vigilia")).toHaveCount(0);
});

test("a tampered or expired preview link returns 403", async ({ request }) => {
  const expiredQuery = previewQuery({ path: LATER, date: "" }, inTenMinutes() - 1200, SECRET);
  for (const url of [
    previewLink(LATER, "2026-12-10").replace("natale", "pasqua"),
    `/api/preview?${expiredQuery}`,
  ])
    expect((await request.get(url, { maxRedirects: 0 })).status()).toBe(403);
});
