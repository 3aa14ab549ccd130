import { previewQuery } from "@/lib/preview/link";
import { expect, test } from "./fixtures";

const SECRET = process.env.REVALIDATE_SECRET ?? "journeys-only-revalidate-secret-of-32-chars";
const PATH = "/news/il-pranzo-di-natale-si-prepara-adesso";

test("marketing sees an article before its day, customers do not", async ({
  page,
  request,
  context,
  expectConsole,
  words: { t },
}) => {
  expectConsole(/404/);
  // The link's time is the real one: only pages stand still.
  const until = Math.floor(Date.now() / 1000) + 600;
  await page.goto(`/api/preview?${previewQuery({ path: PATH, date: "2026-12-10" }, until, SECRET)}`);
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Natale");
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  const seen = await context.request.get(PATH);
  expect(seen.headers()["cache-control"]).toMatch(/no-store|no-cache/);
  expect((await request.get(PATH)).status()).toBe(404);
  await page.getByRole("button", { name: t("content.previewEnd") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("notFound.title") })).toBeVisible();
});

test("a link that was changed opens nothing", async ({ request }) => {
  const until = Math.floor(Date.now() / 1000) + 600;
  const query = previewQuery({ path: PATH, date: "2026-12-10" }, until, SECRET).replace("natale", "pasqua");
  expect((await request.get(`/api/preview?${query}`, { maxRedirects: 0 })).status()).toBe(403);
});
