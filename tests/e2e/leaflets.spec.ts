import type { Page } from "@playwright/test";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { leafletListSchema } from "@/lib/ebsn/schemas/leaflet";
import { toLeafletCard } from "@/lib/ebsn/transforms/leaflet";
import { SHOP_CLOCK } from "@/playwright.config";
import type { Shop } from "@/tests/support/e2e-shop";
import { ANY_TEXT, t } from "@/tests/support/e2e-messages";
import { expect, test } from "./fixtures";

async function leaflets({ backendUrl }: Shop, query = ""): Promise<LeafletCard[]> {
  const answer = await fetch(`${backendUrl}/ebsn/api/leaflet/search?${query}`);
  const { data } = (await answer.json()) as { data: unknown };
  return leafletListSchema.parse(data).leaflets.map(toLeafletCard);
}

const viewerOf = (page: Page, title: string) =>
  page.getByRole("region", { name: t("leaflets.viewer", { title }) });

/** Its number in the viewer and in the address. */
async function expectPage(page: Page, { title, slug }: LeafletCard, number: number): Promise<void> {
  const words = t("leaflets.pageOf", { page: number, count: 8 });
  await expect(viewerOf(page, title).getByText(words, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/volantini/${slug}${number > 1 ? `/${number}` : ""}`);
}

async function anyLeaflet(shop: Shop): Promise<LeafletCard> {
  const [first] = await leaflets(shop, "leaflet_type_id=2");
  if (!first) throw new Error("no leaflet");
  return first;
}

test("a leaflet is browsed page by page, each with its URL, and links to its offers", async ({
  page,
  shop,
  messages: { pattern },
  expectAccessible,
}) => {
  test.slow();
  const leaflet = await anyLeaflet(shop);
  await page.goto("/volantini");
  await expect(page.getByRole("heading", { level: 2, name: t("leaflets.announced") })).toBeVisible();
  await expectAccessible("/volantini");
  await page.getByRole("link", { name: leaflet.title, exact: true }).click();
  await expect(page).toHaveURL(`/volantini/${leaflet.slug}`);

  const viewer = viewerOf(page, leaflet.title);
  const pages = viewer.getByRole("list", { name: t("leaflets.pages") });
  await expectPage(page, leaflet, 1);
  await viewer.getByRole("button", { name: t("leaflets.next") }).click();
  await expectPage(page, leaflet, 2);
  await pages.focus();
  await page.keyboard.press("ArrowRight");
  await expectPage(page, leaflet, 3);
  await page.keyboard.press("End");
  await expectPage(page, leaflet, 8);
  await page.reload();
  await expectPage(page, leaflet, 8);
  await page.goBack();
  await expect(page).toHaveURL("/volantini");
  await page.goForward();
  await expectPage(page, leaflet, 8);
  await pages.focus();
  await page.keyboard.press("Home");
  await expectPage(page, leaflet, 1);
  await expectAccessible("/volantini/[leaflet]/[[...page]]");

  const offer = viewer
    .getByRole("link", { name: pattern(t("leaflets.goToOffer", { name: ANY_TEXT })) })
    .first();
  await offer.click();
  const card = page.locator(":target");
  await expect(card).toBeInViewport();
  await expect(card.getByText("€").first()).toBeVisible();
  await expect(card.getByRole("button").first()).toBeEnabled();
});

test("a wide window shows a leaflet two pages at a time @desktop", async ({ page, shop }) => {
  const leaflet = await anyLeaflet(shop);
  await page.goto(`/volantini/${leaflet.slug}`);
  const viewer = viewerOf(page, leaflet.title);
  await expectPage(page, leaflet, 1);
  await viewer.getByRole("button", { name: t("leaflets.next") }).click();
  await expectPage(page, leaflet, 3);
  await viewer.getByRole("list", { name: t("leaflets.pages") }).focus();
  for (const [key, number] of [
    ["ArrowRight", 5],
    ["End", 7],
    ["Home", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectPage(page, leaflet, number);
  }
});

test("a page can be zoomed, panned by keyboard, downloaded and shown full screen", async ({
  page,
  shop,
  expectAccessible,
}) => {
  const { title, slug } = await anyLeaflet(shop);
  await page.goto(`/volantini/${slug}`);
  const viewer = viewerOf(page, title);
  await expect(viewer.getByRole("link", { name: t("leaflets.download") })).toHaveAttribute("download", "");
  const zoom = viewer.getByRole("button", { name: t("leaflets.zoom") });
  await zoom.click();
  const dialog = page.getByRole("dialog", { name: t("leaflets.pageOf", { page: 1, count: 8 }) });
  const pageImage = dialog.getByRole("group");
  await expect(pageImage).toBeFocused();
  await dialog.getByRole("button", { name: t("leaflets.larger") }).click();
  await page.keyboard.press("+");
  await expect(dialog.getByText("200%")).toBeVisible();
  await expectAccessible("/volantini/[leaflet]/[[...page]]", "a page enlarged");
  const scrollLeft = () => pageImage.evaluate((element) => element.scrollLeft);
  const before = await scrollLeft();
  await pageImage.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(scrollLeft).toBeGreaterThan(before);
  await page.keyboard.press("0");
  await expect(dialog.getByText("100%")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(zoom).toBeFocused();

  const enterButton = viewer.getByRole("button", { name: t("leaflets.fullscreen") });
  const exitButton = viewer.getByRole("button", { name: t("leaflets.exitFullscreen") });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await enterButton.click();
    await expect(exitButton).toBeInViewport({ ratio: 1 });
    await exitButton.click();
    await expect(enterButton).toBeVisible();
  }
});

test("the page turned to while enlarged is shown when back closes it, and on returning from another page", async ({
  page,
  shop,
}) => {
  const leaflet = await anyLeaflet(shop);
  await page.goto(`/volantini/${leaflet.slug}`);
  const viewer = viewerOf(page, leaflet.title);
  await viewer.getByRole("button", { name: t("leaflets.next") }).click();
  await expectPage(page, leaflet, 2);
  const zoom = viewer.getByRole("button", { name: t("leaflets.zoom"), exact: true });
  await zoom.click();
  const enlarged = (number: number) =>
    page.getByRole("dialog", { name: t("leaflets.pageOf", { page: number, count: 8 }) });
  await enlarged(2)
    .getByRole("button", { name: t("leaflets.next") })
    .click();
  await expect(enlarged(3)).toBeVisible();
  await page.goBack();
  await expect(enlarged(3)).toBeHidden();
  await expect(zoom).toBeFocused();
  await expectPage(page, leaflet, 3);

  const breadcrumb = page.getByRole("navigation", { name: t("layout.breadcrumb") });
  await breadcrumb.getByRole("link", { name: t("leaflets.title") }).click();
  await expect(page).toHaveURL("/volantini");
  await page.goBack();
  await expectPage(page, leaflet, 3);
});

test("a customer with one leaflet skips the list, also when going back", async ({ page, context, shop }) => {
  const [locker] = await shop.sql<{ id: number }>(
    "select address_id as id from address where customer_id is null and delivery_service_id = 4 order by 1 limit 1",
  );
  const customer = await shop.customer();
  await customer.call(`user-address/select?address_id=${locker?.id}&delivery_service_id=4`, {});
  await shop.signIn(context, customer);
  const [[onlyLeaflet, ...others], all] = await Promise.all([
    leaflets(shop, "parent_delivery_service_id=4"),
    leaflets(shop),
  ]);
  expect(others).toEqual([]);
  await page.goto("/news");
  await page.goto("/volantini");
  await expect(page).toHaveURL(`/volantini/${onlyLeaflet?.slug}`);
  await page.goBack();
  await expect(page).toHaveURL("/news");
  await page.goForward();
  const breadcrumb = page.getByRole("navigation", { name: t("layout.breadcrumb") });
  await breadcrumb.getByRole("link", { name: t("leaflets.title") }).click();
  for (const { leafletId, title } of all) {
    const leafletLink = page.getByRole("main").getByRole("link", { name: title, exact: true });
    await expect(leafletLink).toBeVisible({ visible: leafletId === onlyLeaflet?.leafletId });
  }
  await expect(page).toHaveURL("/volantini");
});

test("an announced leaflet shows future prices without add buttons", async ({
  page,
  shop,
  messages: { pattern },
}) => {
  const announced = (await leaflets(shop)).find(({ from }) => from > SHOP_CLOCK.slice(0, 10));
  const title = announced?.title ?? "";
  await page.goto(`/volantini/${announced?.slug}`);
  await expect(page.getByText(t("leaflets.announcedPrices"))).toBeVisible();
  const offers = page.getByRole("region", { name: t("leaflets.offers", { title }) });
  await expect(offers.getByText(pattern(t("leaflets.validFrom", { from: ANY_TEXT }))).first()).toBeVisible();
  await expect(offers.getByText("€").first()).toBeVisible();
  await expect(offers.getByRole("button")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a leaflet shows its pages and its offers with prices", async ({ page, shop }) => {
    const { title, slug } = await anyLeaflet(shop);
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
