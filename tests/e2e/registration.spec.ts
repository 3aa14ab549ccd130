import type { Page } from "@playwright/test";
import { unassignedCards } from "@/backend/seed/loyalty-cards";
import { emailedPath } from "@/tests/support/e2e-mailbox";
import { type messages, ANY_TEXT } from "@/tests/support/e2e-messages";
import { expect, test } from "./fixtures";

type Messages = typeof messages;

const PASSWORD = "Pane&latte1";
const NEW_PASSWORD = "Nuova&lunga1";

const FIELDS = {
  firstName: "Nora",
  lastName: "D'Angelo",
  password: PASSWORD,
  passwordAgain: PASSWORD,
} as const;

const newEmail = (project: string) => `nora.${project}.${Math.random().toString(36).slice(2)}@madia.test`;

async function fillForm(page: Page, { t }: Messages, email: string): Promise<void> {
  const field = (name: keyof typeof FIELDS | "email") =>
    page.getByRole("main").getByLabel(t(`registration.field.${name}`), { exact: true });
  await field("email").fill(email);
  for (const [name, value] of Object.entries(FIELDS)) await field(name as keyof typeof FIELDS).fill(value);
}

async function giveConsents(page: Page, { t }: Messages): Promise<void> {
  await page.getByRole("checkbox", { name: t("consents.haveRead") }).check();
  for (const denyRadio of await page.getByRole("radio", { name: t("consents.deny") }).all())
    await denyRadio.check();
}

async function logIn(page: Page, { t }: Messages, login: string, password: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel(t("login.login"), { exact: true }).fill(login);
  await main.getByLabel(t("login.password"), { exact: true }).fill(password);
  await main.getByRole("button", { name: t("login.submit"), exact: true }).click();
}

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test("registration, confirmation email, first login and password reset", async ({
  page,
  context,
  shop,
  messages,
  expectAccessible,
}, { project }) => {
  test.slow();
  const { t } = messages;
  const email = newEmail(project.name);
  await page.goto("/login");
  await expect(title(page, t("login.title"))).toBeVisible();
  await expectAccessible("/login");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("login.register") })
    .click();
  await expect(title(page, t("registration.title"))).toBeVisible();
  await page.waitForLoadState();
  const submitButton = page.getByRole("button", { name: t("registration.submit"), exact: true });
  await submitButton.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(8);
  await expectAccessible("/registration-user", "errors");
  await fillForm(page, messages, email);
  await page.getByLabel(t("registration.field.lastName")).fill("D'Angelo2");
  await giveConsents(page, messages);
  await submitButton.click();
  await page.getByRole("link", { name: t("forms.error.peopleName") }).click();
  await expect(page.getByLabel(t("registration.field.lastName"))).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");

  await expect(title(page, t("registration.sentTitle"))).toBeVisible();
  await expectAccessible("/thankyou-agreement");
  await page.goto("/login");
  await logIn(page, messages, email, PASSWORD);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("cart.understood") })
    .click();
  await page.getByRole("button", { name: t("login.resend") }).click();
  await expect(page.getByText(t("login.resent"))).toBeVisible();
  const confirmationLink = await emailedPath(shop, email);
  await page.goto(confirmationLink);
  await expect(page).toHaveURL("/registration/confirm/success");
  await expectAccessible("/registration/confirm/success");
  await page.goto(confirmationLink);
  await expect(page).toHaveURL("/registration/confirm/already-confirmed");
  await expectAccessible("/registration/confirm/already-confirmed");
  await page.goto("/registration/confirm/success");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("registration.signIn") })
    .click();
  await logIn(page, messages, email, PASSWORD);
  await expect(page).toHaveURL("/welcome");
  await expectAccessible("/welcome");

  await context.clearCookies();
  await page.goto("/login");
  await page.getByRole("link", { name: t("login.forgotten") }).click();
  await expect(title(page, t("passwordReset.requestTitle"))).toBeVisible();
  await expectAccessible("/reset-password-request");
  await page.waitForLoadState();
  await page.getByLabel(t("registration.field.email")).fill(email);
  await page.getByRole("button", { name: t("passwordReset.requestSubmit") }).click();
  await expect(title(page, t("passwordReset.sentTitle"))).toBeVisible();
  await expectAccessible("/reset-password-sent");
  const resetLink = await emailedPath(shop, email);
  await page.goto(resetLink);
  await expect(page.getByText(messages.pattern(t("passwordReset.newFor", { email })))).toBeVisible();
  await expectAccessible("/reset-password-confirm/[[...email]]");
  for (const name of ["password", "passwordAgain"] as const)
    await page.getByLabel(t(`registration.field.${name}`), { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: t("passwordReset.newSubmit") }).click();
  await expect(title(page, t("passwordReset.completedTitle"))).toBeVisible();
  await expectAccessible("/reset-password-completed");
  await page.goto(resetLink);
  await expect(title(page, t("passwordReset.overTitle"))).toBeVisible();
  await page.goto("/login");
  await logIn(page, messages, email, NEW_PASSWORD);
  await expect(page).toHaveURL("/profile/profile-update");
});

test("a loyalty card and its surname prefill the form", async ({ page, messages }) => {
  const { t } = messages;
  const [otherCard, ownCard] = unassignedCards.slice(-2);
  if (!otherCard || !ownCard) throw new Error("two free cards are needed");
  await page.goto("/login");
  const form = page.getByRole("region", { name: t("registration.card.title") });
  const [number, surname] = [
    form.getByRole("textbox", { name: t("registration.card.number") }),
    form.getByRole("textbox", { name: t("registration.card.lastName") }),
  ];
  await number.fill(otherCard.fidelityCard);
  await surname.fill(ownCard.lastName);
  await form.getByRole("button", { name: t("registration.card.submit") }).click();
  await expect(form.getByRole("alert")).toHaveText(t("forms.error.loyaltyCard"));
  await expect(surname).toHaveValue(ownCard.lastName);
  await number.fill(ownCard.fidelityCard);
  await number.press("Enter");
  await expect(page).toHaveURL("/registration-user");
  await expect(page.getByRole("textbox", { name: t("registration.field.lastName") })).toHaveValue(
    ownCard.lastName,
  );
  await expect(page.getByLabel(new RegExp(t("registration.field.fidelityCard")))).toHaveValue(
    ownCard.fidelityCard,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an invalid registration keeps the values, a valid one is sent", async ({ page, shop, messages }, {
    project,
  }) => {
    const { t } = messages;
    const email = newEmail(project.name);
    await page.goto("/registration-user");
    await fillForm(page, messages, email);
    await giveConsents(page, messages);
    await page.getByLabel(t("registration.field.lastName")).fill("D'Angelo2");
    const submitButton = page.getByRole("button", { name: t("registration.submit"), exact: true });
    await submitButton.click();
    await expect(
      page.getByRole("alert").getByText(messages.pattern(ANY_TEXT + t("forms.error.peopleName"))),
    ).toBeVisible();
    await expect(page.getByLabel(t("registration.field.email"))).toHaveValue(email);
    await expect(page.getByRole("checkbox", { name: t("consents.haveRead") })).toBeChecked();
    await fillForm(page, messages, email);
    await submitButton.click();
    await expect(page).toHaveURL("/thankyou-agreement");
    expect(await emailedPath(shop, email)).toContain("/registration/confirm?");
  });
});
