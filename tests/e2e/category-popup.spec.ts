import { SHOP_CLOCK } from "@/playwright.config";
import { expect, test } from "./fixtures";

const DAY_MS = 86_400_000;

type Popup = { title: string; openingDelay: number; reopeningDays: number };

test("a category's popup comes after its delay, goes by a key, and comes back after its days", async ({
  page,
  shop,
  words: { leaf },
}) => {
  const [found] = await shop.sql<{ slug: string; popup: Popup }>(
    "select slug, popup from block_page where popup is not null limit 1",
  );
  if (!found) throw new Error("no category has a popup");
  const { slug, popup } = found;
  const card = page.getByRole("region", { name: popup.title });
  const comes = () =>
    expect(async () => {
      await page.clock.fastForward(popup.openingDelay * 1000);
      await expect(card).toBeVisible({ timeout: 1000 });
    }).toPass();

  await page.goto(`/${slug}`);
  await comes();
  await card.getByRole("button", { name: leaf("close") }).focus();
  await page.keyboard.press("Enter");
  await expect(card).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();

  await page.clock.setFixedTime(Date.parse(SHOP_CLOCK) + popup.reopeningDays * DAY_MS);
  await page.reload();
  await comes();
});
