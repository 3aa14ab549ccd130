import type { Page } from "@playwright/test";
import { freeCards } from "@/backend/seed/loyalty-cards";
import { mailedLink } from "@/tests/support/e2e-mail";
import { type words, SOME } from "@/tests/support/e2e-words";
import { expect, test } from "./fixtures";

type Words = typeof words;

const PASSWORD = "Pane&latte1";
const NEW = "Nuova&lunga1";

const FIELDS = {
  firstName: "Nora",
  lastName: "D'Angelo",
  phone: "333 1234567",
  postalcode: "20144",
  password: PASSWORD,
  passwordAgain: PASSWORD,
} as const;

const someone = (project: string) => `nora.${project}.${Math.random().toString(36).slice(2)}@madia.test`;

async function fill(page: Page, { t }: Words, email: string): Promise<void> {
  const field = (name: keyof typeof FIELDS | "email") =>
    page.getByRole("main").getByLabel(t(`registration.field.${name}`), { exact: true });
  await field("email").fill(email);
  for (const [name, value] of Object.entries(FIELDS)) await field(name as keyof typeof FIELDS).fill(value);
}

async function consent(page: Page, { t }: Words): Promise<void> {
  await page.getByRole("checkbox", { name: t("delivery.consentHaveRead") }).check();
  for (const denied of await page.getByRole("radio", { name: t("delivery.consentDeny") }).all())
    await denied.check();
}

async function logIn(page: Page, { t }: Words, login: string, password: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel(t("login.login"), { exact: true }).fill(login);
  await main.getByLabel(t("login.password"), { exact: true }).fill(password);
  await main.getByRole("button", { name: t("login.submit") }).click();
}

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test("from the form by the letter to the first log-in, then a forgotten password", async ({
  page,
  context,
  shop,
  words,
}, { project }) => {
  test.slow();
  const { t } = words;
  const email = someone(project.name);
  await page.goto("/login");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("login.register") })
    .click();
  await expect(title(page, t("registration.title"))).toBeVisible();
  await page.waitForLoadState();
  const send = page.getByRole("button", { name: t("registration.submit"), exact: true });
  await send.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(10);
  await fill(page, words, email);
  await page.getByLabel(t("registration.field.postalcode")).fill("201");
  await consent(page, words);
  await send.click();
  await page.getByRole("link", { name: t("forms.fault.postalCode") }).click();
  await expect(page.getByLabel(t("registration.field.postalcode"))).toBeFocused();
  await page.keyboard.type("44");
  await page.keyboard.press("Enter");

  await expect(title(page, t("registration.sentTitle"))).toBeVisible();
  await page.goto("/login");
  await logIn(page, words, email, PASSWORD);
  await page.getByRole("button", { name: t("login.resend") }).click();
  await expect(page.getByText(t("login.resent"))).toBeVisible();
  const letter = await mailedLink(shop, email);
  await page.goto(letter);
  await expect(page).toHaveURL("/registration/confirm/success");
  await page.goto(letter);
  await expect(page).toHaveURL("/registration/confirm/already-confirmed");
  await page.goto("/registration/confirm/success");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("registration.signIn") })
    .click();
  await logIn(page, words, email, PASSWORD);
  await expect(page).toHaveURL("/welcome");

  await context.clearCookies();
  await page.goto("/login");
  await page.getByRole("link", { name: t("login.forgotten") }).click();
  await expect(title(page, t("passwordReset.requestTitle"))).toBeVisible();
  await page.waitForLoadState();
  await page.getByLabel(t("registration.field.email")).fill(email);
  await page.getByRole("button", { name: t("passwordReset.requestSubmit") }).click();
  await expect(title(page, t("passwordReset.sentTitle"))).toBeVisible();
  const reset = await mailedLink(shop, email);
  await page.goto(reset);
  await expect(page.getByText(words.pattern(t("passwordReset.newFor", { email })))).toBeVisible();
  for (const name of ["password", "passwordAgain"] as const)
    await page.getByLabel(t(`registration.field.${name}`), { exact: true }).fill(NEW);
  await page.getByRole("button", { name: t("passwordReset.newSubmit") }).click();
  await expect(title(page, t("passwordReset.completedTitle"))).toBeVisible();
  await page.goto(reset);
  await expect(title(page, t("passwordReset.overTitle"))).toBeVisible();
  await page.goto("/login");
  await logIn(page, words, email, NEW);
  await expect(page).toHaveURL("/profile/profile-update");
});

test("a loyalty card and its surname begin the form", async ({ page, words }) => {
  const { t } = words;
  const [another, own] = freeCards.slice(-2);
  if (!another || !own) throw new Error("two cards, please");
  await page.goto("/login");
  const form = page.getByRole("region", { name: t("registration.card.title") });
  const [number, surname] = [
    form.getByRole("textbox", { name: t("registration.card.number") }),
    form.getByRole("textbox", { name: t("registration.card.lastName") }),
  ];
  await number.fill(another.fidelityCard);
  await surname.fill(own.lastName);
  await form.getByRole("button", { name: t("registration.card.submit") }).click();
  await expect(form.getByRole("alert")).toHaveText(t("forms.fault.loyaltyCard"));
  await expect(surname).toHaveValue(own.lastName);
  await number.fill(own.fidelityCard);
  await number.press("Enter");
  await expect(page).toHaveURL("/registration-user");
  await expect(page.getByRole("textbox", { name: t("registration.field.lastName") })).toHaveValue(
    own.lastName,
  );
  await expect(page.getByLabel(new RegExp(t("registration.field.fidelityCard")))).toHaveValue(
    own.fidelityCard,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused registration keeps what was typed, a right one is sent", async ({ page, shop, words }, {
    project,
  }) => {
    const { t } = words;
    const email = someone(project.name);
    await page.goto("/registration-user");
    await fill(page, words, email);
    await consent(page, words);
    await page.getByLabel(t("registration.field.phone")).fill("casa");
    const send = page.getByRole("button", { name: t("registration.submit"), exact: true });
    await send.click();
    await expect(
      page.getByRole("alert").getByText(words.pattern(SOME + t("forms.fault.phone"))),
    ).toBeVisible();
    await expect(page.getByLabel(t("registration.field.email"))).toHaveValue(email);
    await expect(page.getByRole("checkbox", { name: t("delivery.consentHaveRead") })).toBeChecked();
    await fill(page, words, email);
    await send.click();
    await expect(page).toHaveURL("/thankyou-agreement");
    expect(await mailedLink(shop, email)).toContain("/registration/confirm?");
  });
});
