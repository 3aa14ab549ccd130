import { expect, test } from "./fixtures";

test("a social log-in opens an account, asks for missing data and redirects", async ({
  page,
  messages,
  expectAccessible,
}) => {
  const { t } = messages;
  const main = page.getByRole("main");
  await page.goto("/login?redirect=/profile/invite");
  const identity = main.getByRole("link", {
    name: t("login.social", { provider: t("login.identity.name") }),
  });
  await identity.click();
  await page.getByRole("link", { name: "Annulla e torna al negozio" }).click();
  await expect(main.getByText(`AP200009:${t("login.identity.cancelled")}`)).toBeVisible();
  await identity.click();
  await page.getByLabel("E-mail").fill(`nora.${Date.now()}@social.test`);
  await page.getByRole("button", { name: "Continua" }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("social.completeTitle") })).toBeVisible();
  await expectAccessible("/registration-social-completed");
  await main.getByRole("checkbox").first().check();
  for (const group of await main.getByRole("group").all()) await group.getByRole("radio").first().check();
  await main.getByRole("button", { name: t("profile.details.consentsSave") }).click();
  await expect(main.getByRole("heading", { name: t("social.card.title") })).toBeVisible();
  await main.getByLabel(t("profile.details.field.phone")).fill("333 1234567");
  await main.getByRole("button", { name: t("profile.details.save") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("benefits.invite.title") })).toBeVisible();
});

test("staff log in at their identity provider and are logged out of it", async ({ page, messages }) => {
  const { t } = messages;
  await page.goto("/backoffice/login?redirect=/backoffice/returns");
  await page.getByRole("link", { name: t("backoffice.login.saml") }).click();
  await page.getByLabel("Utente").fill("staff@madia.test");
  await page.getByLabel("Password").fill("Madia2026!");
  await page.getByRole("button", { name: "Continua" }).click();
  await expect(page).toHaveURL("/backoffice/returns");
  await page.goto("/backoffice/customers");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("backoffice.customers.logOut") })
    .click();
  await expect(page).toHaveURL("/backoffice/login");
  await page.goto("/backoffice/login?saml=failed");
  await expect(page.getByRole("status").getByText(t("backoffice.login.samlFailed"))).toBeVisible();
});
