import { expect, test } from "./fixtures";

test("a social log-in opens an account, asks for what is missing and leads on", async ({
  page,
  messages,
}) => {
  const { t } = messages;
  const main = page.getByRole("main");
  await page.goto("/login?redirect=/profile/invite");
  await main.getByRole("link", { name: t("login.social", { provider: t("login.socialDemo") }) }).click();
  await page.getByLabel("E-mail").fill(`nora.${Date.now()}@social.test`);
  await page.getByRole("button", { name: "Continua" }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("social.completeTitle") })).toBeVisible();
  await main.getByRole("checkbox").first().check();
  for (const group of await main.getByRole("group").all()) await group.getByRole("radio").first().check();
  await main.getByRole("button", { name: t("profile.details.consentsSave") }).click();
  await main.getByLabel(t("profile.details.field.phone")).fill("333 1234567");
  await main.getByRole("button", { name: t("profile.details.save") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("benefits.invite.title") })).toBeVisible();
});
