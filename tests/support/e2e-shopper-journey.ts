import { expect, type Locator, type Page } from "@playwright/test";
import { PASSWORD } from "./e2e-routes";
import { messages as italianMessages } from "./e2e-messages";

/** Button labels of the sandbox bank, which are not shop messages. */
export const BANK_BUTTONS = { approve: "Approva", decline: "Rifiuta", pending: "Lascia in sospeso" } as const;

export const SAVE_CARD_LABEL = "Ricorda questa carta per le prossime spese";

export const HOME_ADDRESS = {
  address1: "Via Brera",
  addressNumber: "1",
  postalcode: "20121",
  city: "Milano",
  referencePhoneNumber: "333 1234567",
} as const;

export class ShopperJourney {
  constructor(
    readonly page: Page,
    private readonly messages = italianMessages,
  ) {}

  get search(): Locator {
    return this.page
      .getByRole("search")
      .getByLabel(this.messages.clientMessage("searchLabel"), { exact: true });
  }

  dialog(title: string): Locator {
    return this.page.getByRole("dialog", { name: title });
  }

  addButton(name: string): Locator {
    return this.page
      .getByRole("button", { name: this.messages.clientMessage("addNamed", { name }), exact: true })
      .first();
  }

  notification(text: string): Locator {
    return this.page
      .getByRole("region", { name: this.messages.clientMessage("notifications") })
      .getByText(text, { exact: true });
  }

  /** A visitor's postal code, and how the shopping is to come. */
  async givePlace(serviceName: string, postalcode: string = HOME_ADDRESS.postalcode): Promise<void> {
    const dialog = this.dialog(this.messages.t("delivery.place.title"));
    await dialog.getByLabel(this.messages.t("delivery.place.postalcode"), { exact: true }).fill(postalcode);
    await dialog.getByRole("button", { name: new RegExp(`^${serviceName}`) }).click();
    await expect(dialog).toBeHidden();
  }

  async logInInstead(login: string, password = PASSWORD): Promise<void> {
    await this.dialog(this.messages.t("delivery.place.title"))
      .getByRole("button", { name: this.messages.t("delivery.place.haveAccount") })
      .click();
    await this.logIn(login, password);
  }

  async startCheckout(): Promise<void> {
    await this.page.getByRole("link", { name: this.messages.t("cart.checkout") }).click();
  }

  async logIn(login: string, password = PASSWORD): Promise<void> {
    const dialog = this.dialog(this.messages.t("login.dialogTitle"));
    await dialog.getByLabel(this.messages.t("login.login"), { exact: true }).fill(login);
    await dialog.getByLabel(this.messages.t("login.password"), { exact: true }).fill(password);
    await dialog.getByRole("button", { name: this.messages.t("login.submit"), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async fillAddress(serviceName: string): Promise<void> {
    const dialog = this.dialog(this.messages.t("delivery.addressTitle"));
    await dialog.getByRole("tab", { name: serviceName }).click();
    for (const [field, value] of Object.entries(HOME_ADDRESS))
      await dialog
        .getByLabel(this.messages.t(`delivery.field.${field as keyof typeof HOME_ADDRESS}`), { exact: true })
        .fill(value);
    await dialog.getByRole("button", { name: this.messages.t("delivery.saveAddress") }).click();
  }

  async chooseSlot(daysAhead = 3): Promise<void> {
    const dialog = this.dialog(this.messages.t("delivery.timeslotTitle"));
    await dialog.getByRole("tab").nth(daysAhead).click();
    await dialog
      .getByRole("tabpanel")
      .getByRole("button", { name: this.messages.t("delivery.availability.empty") })
      .first()
      .click();
    await expect(dialog).toBeHidden();
  }

  /** On wide viewports the cart opens as a drawer first. */
  get hasCartDrawer(): boolean {
    return (this.page.viewportSize()?.width ?? 0) >= 1264;
  }

  async goToCart(): Promise<void> {
    await this.page
      .getByRole("link", { name: new RegExp(`^${this.messages.clientMessage("cart")}\\b`) })
      .filter({ visible: true })
      .first()
      .click();
    if (this.hasCartDrawer)
      await this.dialog(this.messages.t("cart.title"))
        .getByRole("link", { name: this.messages.t("cart.toCart") })
        .click();
    await expect(
      this.page.getByRole("heading", { level: 1, name: this.messages.t("cart.title") }),
    ).toBeVisible();
  }

  cartLine(name: string): Locator {
    return this.page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  }

  async goToPayment(bag: string): Promise<void> {
    await this.startCheckout();
    await this.finishSummary(bag);
  }

  async finishSummary(bag: string): Promise<void> {
    await expect(
      this.page.getByRole("heading", { level: 1, name: this.messages.t("checkout.title") }),
    ).toBeVisible();
    await this.addBag(bag);
    await this.page.getByRole("button", { name: this.messages.t("checkout.toPayment") }).click();
    await expect(
      this.page.getByRole("group", { name: this.messages.t("checkout.paymentTypes") }),
    ).toBeVisible();
  }

  async addBag(bag: string): Promise<void> {
    await this.addButton(bag).click();
    await expect(
      this.page.getByRole("textbox", { name: this.messages.clientMessage("quantityOf", { name: bag }) }),
    ).toHaveValue("1");
  }

  async placeOrder(): Promise<void> {
    await this.reviewOrder();
    await this.acceptAndOrder();
  }

  async reviewOrder(): Promise<void> {
    await this.page.getByRole("button", { name: this.messages.t("checkout.toConfirm") }).click();
    await this.termsToAccept();
  }

  async acceptAndOrder(): Promise<void> {
    for (const checkbox of await this.termsToAccept()) await checkbox.check();
    await this.page.getByRole("button", { name: this.messages.t("checkout.order") }).click();
  }

  /** The conditions of sale and, where more than the total is held, the consent to that. */
  async termsToAccept(): Promise<Locator[]> {
    const conditions = this.page.getByRole("checkbox", {
      name: this.messages.t.markup("checkout.conditions", { link: (chunks) => chunks }),
    });
    await expect(conditions).toBeVisible();
    await expect(this.page.locator("form [aria-busy='true']")).toHaveCount(0);
    return this.page.locator("form").filter({ has: conditions }).getByRole("checkbox").all();
  }

  async decideAtBank(decision: keyof typeof BANK_BUTTONS): Promise<void> {
    await this.page.getByRole("button", { name: BANK_BUTTONS[decision] }).click();
  }

  /** `changed`: of an order that replaces another. */
  async expectConfirmation(title: "thanks" | "changed" = "thanks"): Promise<number> {
    const name = this.messages.t(`payment.${title}`);
    await expect(this.page.getByRole("heading", { level: 1, name })).toBeVisible();
    const orderId = Number(/\/payment-completed\/(\d+)/.exec(this.page.url())?.[1]);
    await expect(this.page.getByText(this.messages.t("payment.confirmed", { orderId }))).toBeVisible();
    return orderId;
  }
}
