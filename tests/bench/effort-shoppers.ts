import type { Page } from "@playwright/test";
import { emailedPath } from "../support/e2e-mailbox";
import { messages } from "../support/e2e-messages";
import type { Shop, TestProduct } from "../support/e2e-shop";
import { ShopperJourney } from "../support/e2e-shopper-journey";
import { STOREFRONT } from "./settings";

const { t, clientMessage } = messages;

/** Above the minimum order of a delivery. */
const ORDER_CENTS = 4200;
const HOME = 2;
const PASSWORD = "Pane&latte1";

export type Visit = { page: Page; shop: Shop; reachFirstItem: () => void };

/** Taps before that are lost. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(STOREFRONT + path, { referer: "https://www.google.it/" });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

async function fillCart(journey: ShopperJourney, { name, priceCents }: TestProduct): Promise<void> {
  const label = clientMessage("quantityOf", { name });
  const quantity = journey.page.getByRole("textbox", { name: label }).first();
  await quantity.fill(String(Math.ceil(ORDER_CENTS / priceCents)));
  await quantity.press("Enter");
  await journey.goToCart();
}

/** As a visitor: the postal code and the service come first. */
async function addAsVisitor({ page, shop, reachFirstItem }: Visit): Promise<TestProduct> {
  const product = await shop.findProduct("piece");
  const service = await shop.serviceName(HOME);
  const journey = new ShopperJourney(page);
  await open(page, `/product/${product.slug}`);
  await journey.addButton(product.name).click();
  await journey.givePlace(service);
  await journey.notification(t("cart.added", { name: product.name })).waitFor();
  reachFirstItem();
  return product;
}

async function pay(journey: ShopperJourney, shop: Shop): Promise<void> {
  await journey.finishSummary(await shop.bagName());
  await journey.placeOrder();
  await journey.decideAtBank("approve");
  await journey.expectConfirmation();
}

async function register(journey: ShopperJourney, email: string): Promise<void> {
  const dialog = journey.dialog(t("registration.title"));
  const values = {
    email,
    password: PASSWORD,
    passwordAgain: PASSWORD,
    firstName: "Nora",
    lastName: "Bellini",
  };
  for (const [name, value] of Object.entries(values))
    await dialog
      .getByLabel(t(`registration.field.${name as keyof typeof values}`), { exact: true })
      .fill(value);
  await dialog.getByRole("checkbox", { name: t("consents.haveRead") }).check();
  for (const deny of await dialog.getByRole("radio", { name: t("consents.deny") }).all()) await deny.check();
  await dialog.getByRole("button", { name: t("registration.submit"), exact: true }).click();
  await journey.dialog(t("registration.sentTitle")).waitFor();
}

async function requestCard(page: Page): Promise<void> {
  await open(page, "/profile/request-fidelitycard");
  await page.getByLabel(t("profile.details.field.birthDate"), { exact: true }).fill("12/04/1986");
  await page.getByLabel(t("profile.details.field.fiscalCode"), { exact: true }).fill("BLLNRO86D52F205L");
  await page.getByLabel(t("profile.details.field.phone"), { exact: true }).fill("3331234567");
  await page.getByRole("checkbox", { name: t("cardConditions.conditions") }).check();
  await page.getByRole("button", { name: t("profile.cardRequest.send"), exact: true }).click();
  await page
    .getByRole("list", { name: t("profile.fidelity.title") })
    .getByRole("img")
    .waitFor();
}

/** Registers at the checkout, confirms the e-mail, requests the card and gives the address. */
async function buyAsNewVisitor(visit: Visit): Promise<void> {
  const { page, shop } = visit;
  const journey = new ShopperJourney(page);
  const email = `tempo.${Math.random().toString(36).slice(2)}@madia.test`;
  await fillCart(journey, await addAsVisitor(visit));
  await journey.startCheckout();
  await journey
    .dialog(t("login.dialogTitle"))
    .getByRole("button", { name: t("login.register") })
    .click();
  await register(journey, email);
  await open(page, await emailedPath(shop, email));
  await open(page, "/login?redirect=%2Fcart");
  const main = page.getByRole("main");
  await main.getByLabel(t("login.login"), { exact: true }).fill(email);
  await main.getByLabel(t("login.password"), { exact: true }).fill(PASSWORD);
  await main.getByRole("button", { name: t("login.submit"), exact: true }).click();
  await page.getByRole("link", { name: t("cart.checkout") }).waitFor();
  await requestCard(page);
  await open(page, "/cart");
  await journey.startCheckout();
  await journey.fillAddress(await shop.serviceName(HOME));
  await journey.chooseSlot();
  await pay(journey, shop);
}

/** Logs in at the checkout, with an address and a card of earlier orders. */
async function buyAfterLogIn(visit: Visit): Promise<void> {
  const { page, shop } = visit;
  const journey = new ShopperJourney(page);
  const { record } = await shop.customer({ address: true });
  await fillCart(journey, await addAsVisitor(visit));
  await journey.startCheckout();
  await journey.logIn(record.login);
  await journey
    .dialog(t("delivery.addressTitle"))
    .getByRole("button", { name: new RegExp(`^${t("delivery.choose")} `) })
    .first()
    .click();
  await journey.chooseSlot();
  await pay(journey, shop);
}

/** Signed in, with place and time chosen. */
async function buySignedIn({ page, shop, reachFirstItem }: Visit): Promise<void> {
  const journey = new ShopperJourney(page);
  const product = await shop.findProduct("piece");
  await shop.signIn(page.context(), await shop.customer({ withDelivery: true }));
  await open(page, `/product/${product.slug}`);
  await journey.addButton(product.name).click();
  await journey.notification(t("cart.added", { name: product.name })).waitFor();
  reachFirstItem();
  await fillCart(journey, product);
  await journey.startCheckout();
  await pay(journey, shop);
}

export const SHOPPERS: Record<string, (visit: Visit) => Promise<void>> = {
  "new, registers": buyAsNewVisitor,
  "known, logs in at the checkout": buyAfterLogIn,
  "known, signed in, place and time chosen": buySignedIn,
};
