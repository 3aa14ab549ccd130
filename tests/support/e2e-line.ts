import { expect, type Locator, type Page } from "@playwright/test";
import { PASSWORD } from "./e2e-routes";
import { words as italian } from "./e2e-words";

/** What stands on the sandbox bank's buttons: the bank's words, not the shop's. */
export const BANK = { approve: "Approva", refuse: "Rifiuta", pending: "Lascia in sospeso" } as const;

export const BANK_REMEMBERS = "Ricorda questa carta per le prossime spese";

export const HOME = {
  address1: "Via Brera",
  addressNumber: "1",
  postalcode: "20121",
  city: "Milano",
  referencePhoneNumber: "333 1234567",
} as const;

/** The steps from a shelf to a paid order, as a customer with a mouse or a finger takes them. */
export class Line {
  constructor(
    readonly page: Page,
    private readonly words = italian,
  ) {}

  get search(): Locator {
    return this.page.getByRole("search").getByLabel(this.words.leaf("searchLabel"), { exact: true });
  }

  dialog(title: string): Locator {
    return this.page.getByRole("dialog", { name: title });
  }

  /** The place where a product is bought: on its own page or its card. */
  addButton(name: string): Locator {
    return this.page
      .getByRole("button", { name: this.words.leaf("addNamed", { name }), exact: true })
      .first();
  }

  notification(text: string): Locator {
    return this.page
      .getByRole("region", { name: this.words.leaf("notifications") })
      .getByText(text, { exact: true });
  }

  async logIn(login: string, password = PASSWORD): Promise<void> {
    const dialog = this.dialog(this.words.t("login.dialogTitle"));
    await dialog.getByLabel(this.words.t("login.login"), { exact: true }).fill(login);
    await dialog.getByLabel(this.words.t("login.password"), { exact: true }).fill(password);
    await dialog.getByRole("button", { name: this.words.t("login.submit") }).click();
    await expect(dialog).toBeHidden();
  }

  /** The first address of a customer, who has none yet. */
  async writeAddress(serviceName: string): Promise<void> {
    const dialog = this.dialog(this.words.t("delivery.addressTitle"));
    await dialog.getByRole("tab", { name: serviceName }).click();
    for (const [field, value] of Object.entries(HOME))
      await dialog
        .getByLabel(this.words.t(`delivery.field.${field as keyof typeof HOME}`), { exact: true })
        .fill(value);
    await dialog.getByRole("button", { name: this.words.t("delivery.saveAddress") }).click();
  }

  /** What a store asks before it sells: what must be read is ticked, the rest denied. */
  async giveConsents(): Promise<void> {
    const consents = this.page.getByRole("dialog", {
      name: this.words.t("delivery.consentTitle", { store: "" }),
    });
    await consents.getByRole("checkbox").check();
    for (const deny of await consents
      .getByRole("radio", { name: this.words.t("delivery.consentDeny") })
      .all())
      await deny.check();
    await consents.getByRole("button", { name: this.words.t("delivery.consentSave") }).click();
    await expect(consents).toBeHidden();
  }

  /** A shop or a locker near a town, of a store the customer has never bought from. */
  async choosePoint(serviceName: string, town: string): Promise<void> {
    const dialog = this.dialog(this.words.t("delivery.addressTitle"));
    await dialog.getByRole("tab", { name: serviceName }).click();
    await dialog.getByLabel(this.words.t("delivery.searchPlace"), { exact: true }).fill(town);
    await dialog
      .getByRole("list", { name: this.words.t("delivery.placesFound") })
      .getByRole("button", { name: town })
      .first()
      .click();
    await dialog
      .getByRole("button", {
        name: new RegExp(`^${this.words.t("delivery.chooseNamed", { name: "" })}.*${town}`),
      })
      .first()
      .click();
    await this.giveConsents();
  }

  /** A slot that is free on the day so many tabs after the first. */
  async chooseSlot(daysAhead = 3): Promise<void> {
    const dialog = this.dialog(this.words.t("delivery.timeslotTitle"));
    await dialog.getByRole("tab").nth(daysAhead).click();
    await dialog
      .getByRole("tabpanel")
      .getByRole("button", { name: this.words.t("delivery.availability.empty") })
      .first()
      .click();
    await expect(dialog).toBeHidden();
  }

  /** Where the window is wide the cart opens beside the page first. */
  get opensBeside(): boolean {
    return (this.page.viewportSize()?.width ?? 0) >= 1264;
  }

  async toCart(): Promise<void> {
    await this.page
      .getByRole("link", { name: new RegExp(`^${this.words.leaf("cart")}\\b`) })
      .filter({ visible: true })
      .first()
      .click();
    if (this.opensBeside)
      await this.dialog(this.words.t("cart.title"))
        .getByRole("link", { name: this.words.t("cart.toCart") })
        .click();
    await expect(
      this.page.getByRole("heading", { level: 1, name: this.words.t("cart.title") }),
    ).toBeVisible();
  }

  cartLine(name: string): Locator {
    return this.page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  }

  /** Cart → checkout → a bag → payment. */
  async toPayment(bag: string): Promise<void> {
    await this.page.getByRole("link", { name: this.words.t("cart.checkout") }).click();
    await expect(
      this.page.getByRole("heading", { level: 1, name: this.words.t("checkout.title") }),
    ).toBeVisible();
    await this.takeBag(bag);
    await this.page.getByRole("button", { name: this.words.t("checkout.toPayment") }).click();
    await expect(this.page.getByRole("group", { name: this.words.t("checkout.paymentTypes") })).toBeVisible();
  }

  async takeBag(bag: string): Promise<void> {
    await this.addButton(bag).click();
    await expect(
      this.page.getByRole("textbox", { name: this.words.leaf("quantityOf", { name: bag }) }),
    ).toHaveValue("1");
  }

  /** Payment → confirmation → the button that binds. */
  async confirm(): Promise<void> {
    await this.page.getByRole("button", { name: this.words.t("checkout.toConfirm") }).click();
    await this.page
      .getByRole("checkbox", { name: this.words.t.markup("checkout.conditions", { link: (words) => words }) })
      .check();
    await this.page.getByRole("button", { name: this.words.t("checkout.order") }).click();
  }

  async atBank(decision: keyof typeof BANK): Promise<void> {
    await this.page.getByRole("button", { name: BANK[decision] }).click();
  }

  /** Asserts that the order is in and answers its number. */
  async confirmed(): Promise<number> {
    await expect(
      this.page.getByRole("heading", { level: 1, name: this.words.t("payment.thanks") }),
    ).toBeVisible();
    const orderId = Number(/\/payment-completed\/(\d+)/.exec(this.page.url())?.[1]);
    await expect(this.page.getByText(this.words.t("payment.confirmed", { orderId }))).toBeVisible();
    return orderId;
  }
}
