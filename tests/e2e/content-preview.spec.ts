import { previewQuery } from "@/lib/preview/link";
import { readDocument } from "@/tests/support/e2e-crawl";
import { expect, test } from "./fixtures";

const SECRET = process.env.REVALIDATE_SECRET ?? "journeys-only-revalidate-secret-of-32-chars";
const LATER = "/news/il-pranzo-di-natale-si-prepara-adesso";
const CHRISTMAS = "/natale-in-tavola";

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
  expectConsole(/404/, /preloaded using link preload/);
  const kinds: [string, string, "article" | "page" | "leaflet" | "category", RegExp][] = [
    [LATER, "2026-12-10", "article", /Natale/],
    ["/news/orto-di-lina-una-giornata", "", "article", /Orto di Lina/],
    ["/page/consegna-in-bicicletta", "", "page", /bicicletta/],
    ["/volantini/aspettando-natale", "", "leaflet", /Aspettando Natale/],
    [CHRISTMAS, "", "category", /Natale in tavola/],
  ];
  for (const [path, date, kind, title] of kinds) {
    expect((await request.get(path)).status(), path).toBe(404);
    const preview = await context.request.get(previewLink(path, date));
    expect(new URL(preview.url()).pathname).toBe(path);
    expect(preview.headers()["cache-control"]).toMatch(/no-store|no-cache/);
    const html = await preview.text();
    const { heading, robots } = readDocument(html);
    expect(heading).toMatch(title);
    expect(robots).toContain("noindex");
    expect(html).toContain(`>${t("content.previewOf", { kind })}<`);
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto(previewLink(CHRISTMAS, ""));
  await expect(page).toHaveURL(CHRISTMAS);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Natale in tavola");
  await expect(page.getByRole("link", { name: t("content.previewOf", { kind: "category" }) })).toBeVisible();
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
