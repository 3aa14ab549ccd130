import { expect, test } from "./fixtures";

const PDF = {
  name: "curriculum.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4 curriculum"),
};

test("a contact form shows errors, survives a lost network and a reload, and is sent", async ({
  page,
  context,
  messages,
  expectConsole,
  expectAccessible,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const { t } = messages;
  await page.goto("/page/contatti");
  const form = page.getByRole("form", { name: "Scrivici" });
  await form.getByRole("button", { name: "Invia il messaggio" }).click();
  const errors = form.getByRole("alert");
  await expect(errors).toContainText(t("forms.engine.invalid"));
  await expect(errors).toContainText(t("forms.error.consent"));
  await expect(form.getByLabel("Nome", { exact: true })).toBeFocused();
  await expectAccessible("/page/[pageName]", "form with errors");

  await form.getByLabel("Nome", { exact: true }).fill("Anna");
  await form.getByLabel("Cognome").fill("Bianchi");
  await form.getByLabel("E-mail").fill("anna@example.it");
  await form.getByLabel("Di che cosa si tratta?").selectOption({ label: "La consegna" });
  await form.getByLabel("Il tuo messaggio").fill("Il furgone è arrivato prima del previsto.");
  await form.getByRole("checkbox").check();
  await context.setOffline(true);
  await form.getByRole("button", { name: "Invia il messaggio" }).click();
  await expect(form.getByRole("alert")).toContainText(t("forms.engine.network"));
  await context.setOffline(false);
  await page.reload();
  await expect(form.getByText(t("forms.engine.restored"))).toBeVisible();
  await expect(form.getByLabel("Il tuo messaggio")).toHaveValue("Il furgone è arrivato prima del previsto.");
  await form.getByRole("button", { name: "Invia il messaggio" }).click();
  await expect(page.getByRole("status").filter({ hasText: t("forms.engine.sent") })).toBeInViewport();
  await expect(form).toHaveCount(0);
});

test("a job application with a file shows server errors beside their fields", async ({
  page,
  messages: { t },
}) => {
  await page.goto("/page/lavora-con-noi");
  const form = page.getByRole("form", { name: "Candidati" });
  await form.getByLabel("Nome", { exact: true }).fill("Anna");
  await form.getByLabel("Cognome").fill("Bianchi");
  await form.getByLabel("Data di nascita").fill("1990-02-28");
  await form.getByLabel("Codice fiscale").fill("BNCNNA90B68F205A");
  await form.getByLabel("E-mail").fill("anna@example.it");
  await form.getByLabel("Telefono").fill("333 1234567");
  await form.getByLabel("CAP").fill("20144");
  await form.getByRole("radio", { name: "Pescheria" }).check();
  await form.getByLabel("Che orario cerchi?").selectOption({ label: "Tempo pieno" });
  await form.getByLabel("Il tuo curriculum").setInputFiles(PDF);
  await form.getByRole("checkbox", { name: /informativa/ }).check();
  await form.getByRole("button", { name: "Invia la candidatura" }).click();
  await expect(form.getByLabel("Codice fiscale")).toHaveAccessibleDescription(t("forms.error.fiscalCode"));
  await expect(form.getByText(PDF.name)).toBeVisible();
  await form.getByLabel("Codice fiscale").clear();
  await form.getByRole("button", { name: "Invia la candidatura" }).click();
  await expect(page.getByRole("status").filter({ hasText: "candidato" })).toBeVisible();
});

test("a customer form is prefilled, and hidden from visitors", async ({
  page,
  context,
  shop,
  messages: { t },
  expectAccessible,
}) => {
  await page.goto("/vetrina");
  const newsletterTitle = page.getByRole("heading", { name: "La spesa della settimana, per posta" });
  const trayForm = page.getByRole("form", { name: "Un vassoio per la festa" });
  await newsletterTitle.scrollIntoViewIfNeeded();
  await expect(page.getByRole("form", { name: "La spesa della settimana, per posta" })).toBeVisible();
  await expect(trayForm).toHaveCount(0);

  const customer = await shop.customer();
  await shop.signIn(context, customer);
  await page.reload();
  await newsletterTitle.scrollIntoViewIfNeeded();
  await expect(trayForm.getByLabel("Nome")).toHaveValue(customer.record.firstName);
  await trayForm.getByLabel("Nome").fill("Viola");
  await trayForm.getByLabel("Per che giorno?").fill("2026-12-24");
  await trayForm.getByLabel("Per quante persone?").fill("8");
  await trayForm.getByRole("checkbox", { name: "Formaggi" }).check();
  await trayForm.getByRole("checkbox", { name: /informativa/ }).check();
  await trayForm.getByRole("button", { name: "Chiedi il preventivo" }).click();
  // Its focus scrolls the page, under a click made before.
  await expect(page.getByRole("status").filter({ hasText: "il banco ti risponde" })).toBeFocused();
  const submissions = await shop.sql<{ content: unknown }>(
    `select content from form_submission where customer_id = ${customer.record.customerId}`,
  );
  expect(submissions).toHaveLength(1);

  await page.getByRole("link", { name: t("forms.engine.yourRequests") }).click();
  await page.getByRole("main").getByRole("link", { name: "Un vassoio per la festa" }).click();
  await expect(page.getByText(t("requests.status.received"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("requests.edit") }).click();
  await trayForm.getByLabel("Per quante persone?").fill("10");
  await trayForm.getByRole("button", { name: t("requests.save") }).click();
  await expect(page.getByText(t("requests.saved"))).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^10$/ })).toBeVisible();
  await expectAccessible("/profile/requests/[cuFormTypeId]/[cuFormId]");
});
