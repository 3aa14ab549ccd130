import type { Page } from "@playwright/test";
import { Keyboard } from "@/tests/support/e2e-keyboard";
import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { PASSWORD } from "@/tests/support/e2e-routes";
import { expect, test } from "./fixtures";

const OTHER_STORE = 8;

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const field = (page: Page, name: string) => page.getByRole("main").getByLabel(name, { exact: true });
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

test("two-step login is switched on, emails a pin and accepts only the right one", async ({
  page,
  context,
  shop,
  messages,
  expectAccessible,
}) => {
  const { t } = messages;
  const customer = await shop.customer();
  const { login, customerId } = customer.record;
  await shop.signIn(context, customer);
  await page.goto("/profile/profile-update");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("profile.mfa.title") })
    .click();
  await new Keyboard(page).press(page.getByRole("switch", { name: t("profile.mfa.switch") }), "Space");
  await expect(new ShopperJourney(page).notification(t("profile.mfa.on"))).toBeVisible();

  await context.clearCookies();
  await page.goto("/login?redirect=/profile/news-list");
  await field(page, t("login.login")).fill(login);
  await field(page, t("login.password")).fill(PASSWORD);
  await button(page, t("login.submit")).click();
  const pin = field(page, t("login.pin.label"));
  await expect(pin).toBeFocused();
  await expectAccessible("/login", "pin");
  const [email] = await shop.sql<{ body: string }>(
    `select body from mail where recipient = '${login}' order by mail_id desc limit 1`,
  );
  const rightPin = /\b\d{6}\b/.exec(email?.body ?? "")?.[0] ?? "";
  await page.keyboard.type(rightPin === "000000" ? "000001" : "000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("login.pin.message.wrong"))).toBeVisible();
  await button(page, t("login.pin.again")).click();
  await expect(page.getByText(t("login.pin.message.too_soon"))).toBeVisible();
  await pin.fill(rightPin);
  await pin.press("Enter");
  await expect(title(page, t("profile.news.title"))).toBeVisible();
  await expect(page).toHaveURL("/profile/news-list");
  await expect(page.getByRole("heading", { name: t("profile.news.none") })).toBeVisible();
  expect(await shop.sql(`select 1 from mfa_pin where customer_id = ${customerId}`)).toEqual([]);
});

test("a customer without a card completes the profile and consents, requests a card and is notified", async ({
  page,
  shop,
  messages,
  expectAccessible,
}) => {
  test.slow();
  const { t } = messages;
  const journey = new ShopperJourney(page);
  const customer = await shop.customer();
  const { login, customerId } = customer.record;
  await shop.sql(
    `update customer set fidelity_card = '', postalcode = '20144' where customer_id = ${customerId}`,
  );
  await shop.sql(`insert into consent (customer_id, registration_disclaimer_id, given, answered_at)
    select ${customerId}, registration_disclaimer_id, true, now() from disclaimer where store_id = ${OTHER_STORE}`);
  await page.goto("/login");
  await field(page, t("login.login")).fill(login);
  await field(page, t("login.password")).fill(PASSWORD);
  await button(page, t("login.submit")).click();
  await expect(page).toHaveURL("/profile/profile-update");
  await expect(field(page, t("profile.details.field.postalcode"))).toHaveValue("20144");

  const tabs = page.getByRole("tablist", { name: t("profile.details.consentsStore") }).getByRole("tab");
  await expect(tabs).toHaveCount(2);
  const keyboard = new Keyboard(page);
  await keyboard.press(tabs.first(), "ArrowRight");
  await page.keyboard.press("Enter");
  await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
  const consentPanel = page.getByRole("tabpanel").filter({ visible: true });
  await expect(consentPanel.getByText(t("profile.details.consentsSettled"))).toBeVisible();
  await consentPanel
    .getByRole("radio", { name: t("consents.deny") })
    .last()
    .check();
  await expect(consentPanel.getByText(t("consents.marketing"))).toBeVisible();
  await consentPanel.getByRole("button", { name: t("profile.details.consentsSave") }).click();
  await expect(journey.notification(t("profile.details.consentsSaved"))).toBeVisible();
  await expectAccessible("/profile/profile-update", "consents");

  await page.goto("/profile/fidelity");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("profile.fidelity.ask") })
    .click();
  await button(page, t("profile.cardRequest.send")).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
  await expectAccessible("/profile/request-fidelitycard", "errors");
  await field(page, t("profile.details.field.birthDate")).fill("12/04/1986");
  await field(page, t("profile.details.field.fiscalCode")).fill("FRRGLI86D52F205R");
  await page.getByRole("checkbox", { name: t("cardConditions.conditions") }).check();
  await button(page, t("profile.cardRequest.send")).click();
  await expect(page.getByRole("list", { name: t("profile.fidelity.title") }).getByRole("img")).toHaveCount(1);

  await page.goto("/profile/dashboard");
  await expect(page.getByRole("link", { name: t("profile.news.unread", { count: 1 }) })).toBeVisible();
  await expectAccessible("/profile/dashboard");
  const profileNavigation = page.getByRole("navigation", { name: t("profile.title") });
  await expect(profileNavigation.getByRole("link")).toHaveCount(19);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(profileNavigation.getByRole("link")).toHaveCount(20);
  if (size) await page.setViewportSize(size);
  await profileNavigation.getByRole("link", { name: t("profile.messages") }).click();
  const message = page.getByRole("list", { name: t("profile.news.title") }).getByRole("listitem");
  await message.locator("summary").press("Enter");
  await expect(page.getByText(t("profile.news.unread", { count: 0 }))).toBeVisible();
  await expectAccessible("/profile/news-list");
  await message.getByRole("link", { name: t("profile.news.open") }).click();
  await expect(title(page, t("profile.fidelity.title"))).toBeVisible();
});
