import { SHOP_CLOCK } from "@/playwright.config";
import { expect, test } from "./fixtures";

const DAY_MS = 86_400_000;

type Popup = { title: string; openingDelay: number; reopeningDays: number };

test("a category popup opens after its delay, closes by keyboard and reopens after its days", async ({
  page,
  shop,
  messages: { clientMessage },
}) => {
  const [popupPage] = await shop.sql<{ slug: string; popup: Popup }>(
    "select slug, popup from block_page where popup is not null limit 1",
  );
  if (!popupPage) throw new Error("no category has a popup");
  const { slug, popup } = popupPage;
  const card = page.getByRole("region", { name: popup.title });
  const expectPopup = () =>
    expect(async () => {
      await page.clock.fastForward(popup.openingDelay * 1000);
      await expect(card).toBeVisible({ timeout: 1000 });
    }).toPass();

  await page.goto(`/${slug}`);
  await expectPopup();
  await card.getByRole("button", { name: clientMessage("close") }).focus();
  await page.keyboard.press("Enter");
  await expect(card).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();

  await page.clock.setFixedTime(Date.parse(SHOP_CLOCK) + popup.reopeningDays * DAY_MS);
  await page.reload();
  await expectPopup();
});
