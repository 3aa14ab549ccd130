import { readDocument } from "@/tests/support/e2e-crawl";
import { expect, test } from "./fixtures";

const MARKETING = { user: "marketing@madia.test", password: "Madia2026!" };
const POST = "/news/borsa-termica-e-catena-del-freddo";
const TITLE = "Come viaggia la spesa, dal banco a casa";

test("marketing changes an article, previews, shares and publishes it; a customer sees it immediately @desktop", async ({
  page,
  context,
  browser,
  baseURL,
  expectConsole,
  messages,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const { t } = messages;
  expectConsole(/403/, /404/, /preloaded using link preload/);
  const customer = await browser.newContext({ baseURL });
  const heading = async (path: string) =>
    readDocument(await (await customer.request.get(path)).text()).heading;
  const before = await heading(POST);
  expect(before).not.toBe("");

  await page.goto("/backoffice");
  await page.getByLabel(t("backoffice.login.user"), { exact: true }).fill(MARKETING.user);
  await page.getByLabel(t("backoffice.login.password"), { exact: true }).fill(MARKETING.password);
  await page.getByRole("button", { name: t("backoffice.login.submit"), exact: true }).click();
  await expect(page).toHaveURL("/backoffice/content");
  expect((await page.goto("/backoffice/content"))?.status()).toBe(200);
  await page.getByText(t("backoffice.content.previewOptions"), { exact: true }).click();
  await expectAccessible("/backoffice/content");

  await page.getByLabel(t("backoffice.content.query")).fill("borsa-termica");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: t("backoffice.content.count", { count: 1 }) }),
  ).toBeVisible();
  await page.getByRole("link", { name: before }).click();
  await page.getByLabel(t("backoffice.contentEdit.title"), { exact: true }).fill(TITLE);
  await expectAccessible("/backoffice/content/edit");
  await page.getByRole("button", { name: t("backoffice.contentEdit.save") }).click();
  await expect(page.getByText(t("backoffice.contentEdit.done.saved"))).toBeVisible();
  expect(await heading(POST)).toBe(before);

  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: t("backoffice.contentEdit.preview"), exact: true }).click();
  const preview = await opened;
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await preview.close();

  await page.goto("/backoffice/content?q=borsa-termica&drafts=true");
  await page.getByRole("button", { name: t("backoffice.content.shareOf", { name: before }) }).click();
  await expect(page.getByText(t("backoffice.links.created"))).toBeVisible();
  await expectAccessible("/backoffice/content/links");
  const address = await page.getByLabel(t("backoffice.links.address")).first().inputValue();
  expect(await heading(address)).toBe(TITLE);
  const revoke = page.getByRole("button", { name: t("backoffice.links.revokeOf", { path: POST }) });
  const given = await revoke.count();
  await revoke.first().click();
  await expect(revoke).toHaveCount(given - 1);
  expect(await heading(POST)).toBe(before);
  expect((await customer.request.get(address)).status()).toBe(403);

  await page.goto(`/backoffice/content/edit?kind=article&slug=${POST.split("/")[2] ?? ""}`);
  await page.getByRole("button", { name: t("backoffice.contentEdit.publish"), exact: true }).click();
  await expect(page.getByText(t("backoffice.contentEdit.done.published"))).toBeVisible();
  const visitor = await browser.newContext({ baseURL });
  const published = await visitor.request.get(POST);
  expect(await published.text()).toContain(TITLE);

  expect((await page.goto("/backoffice/customers"))?.status()).toBe(404);
  await page.goto("/backoffice/synonyms");
  await page.getByText(t("backoffice.synonyms.add")).click();
  await page
    .getByLabel(t("backoffice.synonyms.phrases"), { exact: true })
    .first()
    .fill("smangiucchini\ngrissini");
  await page
    .getByRole("button", { name: t("backoffice.synonyms.save"), exact: true })
    .first()
    .click();
  await expect(page.getByText(t("backoffice.synonyms.done"))).toBeVisible();
  await expectAccessible("/backoffice/synonyms");
  await visitor.close();
  await customer.close();
});
