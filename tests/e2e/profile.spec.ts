import type { Page } from "@playwright/test";
import { Keyboard } from "@/tests/support/e2e-keyboard";
import { ShopperJourney } from "@/tests/support/e2e-shopper-journey";
import { emailedPath } from "@/tests/support/e2e-mailbox";
import { PASSWORD } from "@/tests/support/e2e-routes";
import { expect, test } from "./fixtures";

const NEW_PASSWORD = "Nuova2026!";
const BIRTH = "12/04/1986";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const field = (page: Page, name: string) => page.getByRole("main").getByLabel(name, { exact: true });
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

test("details are saved, a new e-mail is confirmed and a new password logs in", async ({
  page,
  context,
  shop,
  messages,
  expectAccessible,
}) => {
  test.slow();
  const { t } = messages;
  const customer = await shop.customer();
  await shop.signIn(context, customer);

  await page.goto("/profile/profile-update");
  await field(page, t("profile.details.field.phone")).fill("12");
  await button(page, t("profile.details.save")).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
  await expectAccessible("/profile/profile-update", "errors");
  await field(page, t("profile.details.field.phone")).fill("339 7654321");
  await field(page, t("profile.details.field.birthDate")).fill(BIRTH);
  await new Keyboard(page).press(button(page, t("profile.details.save")));
  await expect(title(page, t("profile.details.updated"))).toBeVisible();
  await expectAccessible("/profile/profile-updated");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("profile.details.backToDetails") })
    .click();
  await expect(field(page, t("profile.details.field.phone"))).toHaveValue("339 7654321");

  const email = `nuova.${customer.record.login}`;
  await field(page, t("profile.details.newEmail")).fill(email);
  await button(page, t("profile.details.emailAsk")).click();
  await expect(page.getByText(t("profile.details.emailWaiting", { email }))).toBeVisible();
  await page.goto(await emailedPath(shop, email));
  await expect(title(page, t("profile.details.emailUpdated"))).toBeVisible();
  await expectAccessible("/profile/email-updated");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("profile.details.backToDetails") })
    .click();
  await expect(page.getByText(t("profile.details.emailChanged"))).toBeVisible();
  await expect(page.getByRole("main").getByText(email, { exact: true })).toBeVisible();

  await page
    .getByRole("main")
    .getByRole("link", { name: t("profile.password.title") })
    .click();
  await expect(title(page, t("profile.password.title"))).toBeVisible();
  await expectAccessible("/profile/change-password");
  await field(page, t("profile.password.field.oldPassword")).fill(PASSWORD);
  await field(page, t("profile.password.field.newPassword")).fill(NEW_PASSWORD);
  await field(page, t("profile.password.field.again")).fill(NEW_PASSWORD);
  await button(page, t("profile.password.save")).click();
  await expect(page.getByText(t("profile.password.done"))).toBeVisible();
  expect(page.url()).not.toContain("?");

  await context.clearCookies();
  await page.goto("/login?redirect=/profile/gifts");
  await field(page, t("login.login")).fill(email);
  await field(page, t("login.password")).fill(NEW_PASSWORD);
  await button(page, t("login.submit")).click();
  await expect(title(page, t("profile.vouchers.title"))).toBeVisible();
});

test("a voucher is used, a card and billing data are added, then the account is deleted", async ({
  page,
  context,
  shop,
  messages,
  expectAccessible,
}) => {
  test.slow();
  const { t } = messages;
  const customer = await shop.customer();
  const { customerId, login } = customer.record;
  const journey = new ShopperJourney(page);
  const code = `VIAGGIO${customerId}`;
  await shop.sql(`insert into gift_certificate (gift_certificate_id, gift_code, description, kind, value, customer_id, end_date)
    values (${customerId + 100_000}, '${code}', '3 € sulla spesa', 'amount', 300, ${customerId}, '2026-11-23')`);
  const [card] = await shop.sql<{ number: string }>(
    `select fidelity_card as number from loyalty_card where customer_id is null and last_name = 'Ferrario' limit 1`,
  );
  if (!card) throw new Error("a free card of Ferrario is needed");
  await shop.signIn(context, customer);

  await page.goto("/profile/gifts");
  await button(page, t("profile.vouchers.useNamed", { name: "3 € sulla spesa" })).click();
  await expect(journey.notification(t("cart.giftAdded", { code }))).toBeVisible();
  await expect(button(page, t("profile.vouchers.removeNamed", { name: "3 € sulla spesa" }))).toBeVisible();
  await expectAccessible("/profile/gifts");

  await page.goto("/profile/fidelity");
  const cards = page.getByRole("list", { name: t("profile.fidelity.title") });
  await expect(cards.getByRole("img")).toHaveCount(1);
  await field(page, t("profile.fidelity.field.fidelityCard")).fill(card.number);
  await field(page, t("profile.fidelity.field.birthDate")).fill(BIRTH);
  await button(page, t("profile.fidelity.add")).click();
  await expect(cards.getByRole("listitem")).toHaveCount(2);
  await expectAccessible("/profile/fidelity");
  await cards
    .getByRole("button", { name: new RegExp(`^${t("profile.fidelity.remove")} `) })
    .last()
    .click();
  await journey
    .dialog(t("profile.fidelity.removeTitle"))
    .getByRole("button", { name: t("profile.fidelity.remove"), exact: true })
    .click();
  await expect(cards.getByRole("listitem")).toHaveCount(1);

  await page.goto("/profile/invoice-data");
  await button(page, t("profile.invoice.add")).click();
  await button(page, t("profile.invoice.save")).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
  await expectAccessible("/profile/invoice-data", "errors");
  for (const [name, value] of [
    ["name", "Viola Viaggi"],
    ["fiscalCode", "FRRGLI86D52F205R"],
    ["address1", "Via Brera"],
    ["addressNumber", "1"],
    ["postalcode", "20121"],
    ["city", "Milano"],
  ] as const)
    await field(page, t(`profile.invoice.field.${name}`)).fill(value);
  await field(page, t("profile.invoice.field.province")).selectOption("MI");
  await button(page, t("profile.invoice.save")).click();
  await expect(page.getByText("Viola Viaggi")).toBeVisible();

  await page.goto("/profile/account-deletion");
  await button(page, t("profile.deletion.ask")).click();
  await expect(page.getByText(t("profile.deletion.mailed"))).toBeVisible();
  await page.goto(await emailedPath(shop, login));
  const confirmationWord = t("profile.deletion.word");
  await field(page, t("profile.deletion.type", { word: confirmationWord })).fill(confirmationWord);
  await expectAccessible("/profile/account-deletion", "last step");
  await button(page, t("profile.deletion.confirm")).click();
  await expect(page).toHaveURL("/account-deleted");
  await expect(page.getByRole("heading", { level: 1, name: t("profile.deletion.doneTitle") })).toBeVisible();
  await expectAccessible("/account-deleted");
  await page.goto("/profile/gifts");
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
