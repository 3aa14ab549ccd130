import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { leafletListSchema } from "@/lib/ebsn/schemas/leaflet";
import { toLeafletCard } from "@/lib/ebsn/transforms/leaflet";
import { SHOP_CLOCK } from "@/playwright.config";
import { violations } from "@/tests/support/e2e-axe";
import type { Shop } from "@/tests/support/e2e-shop";
import { SOME } from "@/tests/support/e2e-words";
import { expect, test } from "./fixtures";

async function leaflets({ backendUrl }: Shop, query = ""): Promise<LeafletCard[]> {
  const answer = await fetch(`${backendUrl}/ebsn/api/leaflet/search?${query}`);
  const { data } = (await answer.json()) as { data: unknown };
  return leafletListSchema.parse(data).leaflets.map(toLeafletCard);
}

async function anyVolantino(shop: Shop): Promise<LeafletCard> {
  const [first] = await leaflets(shop, "leaflet_type_id=2");
  if (!first) throw new Error("no leaflet");
  return first;
}

test("a leaflet is leafed through, each page with its address, and leads to its offers", async ({
  page,
  shop,
  words,
  isMobile,
}) => {
  test.slow();
  const { t, pattern } = words;
  const { title, slug } = await anyVolantino(shop);
  await page.goto("/volantini");
  await expect(page.getByRole("heading", { level: 2, name: t("leaflets.announced") })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/volantini/${slug}`);

  const viewer = page.getByRole("region", { name: t("leaflets.viewer", { title }) });
  const at = async (number: number) => {
    await expect(
      viewer.getByText(t("leaflets.pageOf", { page: number, count: 8 }), { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(`/volantini/${slug}${number > 1 ? `/${number}` : ""}`);
  };
  const step = isMobile ? 1 : 2;
  await at(1);
  await viewer.getByRole("button", { name: t("leaflets.next") }).click();
  await at(1 + step);
  await viewer.getByRole("list", { name: t("leaflets.pages") }).focus();
  await page.keyboard.press("ArrowRight");
  await at(1 + 2 * step);
  await page.keyboard.press("End");
  await at(isMobile ? 8 : 7);
  await page.goBack();
  await at(1 + 2 * step);
  await page.reload();
  await at(1 + 2 * step);
  await viewer.getByRole("list", { name: t("leaflets.pages") }).focus();
  await page.keyboard.press("Home");
  await at(1);
  expect(await violations(page)).toEqual([]);

  const offer = viewer.getByRole("link", { name: pattern(t("leaflets.goToOffer", { name: SOME })) }).first();
  await offer.click();
  const card = page.locator(":target");
  await expect(card).toBeInViewport();
  await expect(card.getByText("€").first()).toBeVisible();
  await expect(card.getByRole("button").first()).toBeEnabled();
});

test("a page can be made larger, moved by keys, downloaded and shown on the whole screen", async ({
  page,
  shop,
  words,
}) => {
  const { t } = words;
  const { title, slug } = await anyVolantino(shop);
  await page.goto(`/volantini/${slug}`);
  const viewer = page.getByRole("region", { name: t("leaflets.viewer", { title }) });
  await expect(viewer.getByRole("link", { name: t("leaflets.download") })).toHaveAttribute("download", "");
  const zoom = viewer.getByRole("button", { name: t("leaflets.zoom") });
  await zoom.click();
  const dialog = page.getByRole("dialog", { name: t("leaflets.pageOf", { page: 1, count: 8 }) });
  const ground = dialog.getByRole("group");
  await expect(ground).toBeFocused();
  await dialog.getByRole("button", { name: t("leaflets.larger") }).click();
  await page.keyboard.press("+");
  await expect(dialog.getByText("200%")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const left = () => ground.evaluate((element) => element.scrollLeft);
  const before = await left();
  await ground.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeGreaterThan(before);
  await page.keyboard.press("0");
  await expect(dialog.getByText("100%")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(zoom).toBeFocused();

  await viewer.getByRole("button", { name: t("leaflets.fullscreen") }).click();
  const leave = viewer.getByRole("button", { name: t("leaflets.exitFullscreen") });
  await expect(leave).toBeInViewport({ ratio: 1 });
  await leave.click();
  await expect(viewer.getByRole("button", { name: t("leaflets.fullscreen") })).toBeVisible();
});

test("who has chosen a store sees its leaflets", async ({ page, shop, words }) => {
  const { t } = words;
  const [all, own] = await Promise.all([leaflets(shop), leaflets(shop, "parent_warehouse_id=503")]);
  const foreign = all.filter(({ slug }) => !own.some((one) => one.slug === slug));
  expect(foreign.length).toBeGreaterThan(0);
  await page.goto("/volantini");
  const link = ({ title }: LeafletCard) =>
    page.getByRole("main").getByRole("link", { name: title, exact: true });
  for (const leaflet of all) await expect(link(leaflet)).toBeVisible();

  await page.goto("/punti-vendita/bergamo-borgo-palazzo");
  const store = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: t("stores.pickHere") }).click();
  const dialog = page.getByRole("dialog", { name: t("delivery.addressTitle") });
  await dialog.getByRole("button", { name: t("delivery.chooseNamed", { name: store }), exact: true }).click();
  await expect(page.getByRole("dialog", { name: t("delivery.timeslotTitle") })).toBeVisible();
  await page.goto("/volantini");
  for (const leaflet of foreign) await expect(link(leaflet)).toBeHidden();
  for (const leaflet of own) await expect(link(leaflet)).toBeVisible();
});

test("a customer to whom one leaflet is left goes straight to it; going back leads past the list", async ({
  page,
  context,
  shop,
  words: { t },
}) => {
  const [locker] = await shop.sql<{ id: number }>(
    "select address_id as id from address where customer_id is null and delivery_service_id = 4 order by 1 limit 1",
  );
  const customer = await shop.customer();
  await customer.call(`user-address/select?address_id=${locker?.id}&delivery_service_id=4`, {});
  await shop.signIn(context, customer);
  const [[only, ...more], all] = await Promise.all([
    leaflets(shop, "parent_delivery_service_id=4"),
    leaflets(shop),
  ]);
  expect(more).toEqual([]);
  await page.goto("/news");
  await page.goto("/volantini");
  await expect(page).toHaveURL(`/volantini/${only?.slug}`);
  await page.goBack();
  await expect(page).toHaveURL("/news");
  await page.goForward();
  const way = page.getByRole("navigation", { name: t("layout.breadcrumb") });
  await way.getByRole("link", { name: t("leaflets.title") }).click();
  for (const { leafletId, title } of all) {
    const link = page.getByRole("main").getByRole("link", { name: title, exact: true });
    await expect(link).toBeVisible({ visible: leafletId === only?.leafletId });
  }
  await expect(page).toHaveURL("/volantini");
});

test("an announced leaflet tells its prices and from when they hold, and sells none of them yet", async ({
  page,
  shop,
  words: { t, pattern },
}) => {
  const announced = (await leaflets(shop)).find(({ from }) => from > SHOP_CLOCK.slice(0, 10));
  const title = announced?.title ?? "";
  await page.goto(`/volantini/${announced?.slug}`);
  await expect(page.getByText(t("leaflets.announcedPrices"))).toBeVisible();
  const offers = page.getByRole("region", { name: t("leaflets.offers", { title }) });
  await expect(offers.getByText(pattern(t("leaflets.validFrom", { from: SOME }))).first()).toBeVisible();
  await expect(offers.getByText("€").first()).toBeVisible();
  await expect(offers.getByRole("button")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a leaflet shows its pages and lists its offers with their prices", async ({ page, shop, words }) => {
    const { t } = words;
    const { title, slug } = await anyVolantino(shop);
    await page.goto("/volantini");
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("img", { name: title }).first()).toBeVisible();
    const offers = page.getByRole("region", { name: t("leaflets.offers", { title }) });
    await expect(offers.getByText("€").first()).toBeVisible();
    await page.goto(`/volantini/${slug}/3`);
    await expect(page.getByRole("img", { name: title }).first()).toBeHidden();
    await expect(page.locator("#pagina-3 img")).toBeVisible();
  });
});
