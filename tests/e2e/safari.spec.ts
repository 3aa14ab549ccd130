import { paths } from "@/lib/paths/paths";
import { HOME_ADDRESS } from "@/tests/support/e2e-shopper-journey";
import { BAG, loginCookies, type Shop } from "@/tests/support/e2e-shop";
import { hasWebKit, WebKit } from "@/tests/support/webkit";
import { expect, test } from "./fixtures";

test.skip(!hasWebKit, "needs WebKitWebDriver and Xvfb");

/** Less is only the title and what is left of a body without height. */
const MIN_CONTENT_HEIGHT = 250;

const withText = (tag: string, text: string) => `//${tag}[contains(., "${text}")]`;
const inDialog = (title: string, xpath: string) => `//dialog[@open and contains(., "${title}")]${xpath}`;

async function signInWithFilledCart(webKit: WebKit, shop: Shop): Promise<void> {
  const customer = await shop.customer({ address: true });
  const { productId, priceCents } = await shop.findProduct("piece");
  await customer.chooseAddress();
  await customer.add(BAG, 1);
  await customer.add(productId, Math.ceil(6000 / priceCents));
  for (const { name, value } of await loginCookies(customer.record))
    await webKit.driver.manage().addCookie({ name, value, path: "/" });
}

test("dialogs have their contents, and choosing a timeslot leads to the checkout", async ({
  shop,
  messages: { t, clientMessage },
  baseURL,
}) => {
  test.slow();
  const open = (path: string) => webKit.driver.get(`${baseURL}${path}`);
  const piece = await shop.findProduct("piece");
  const service = await shop.serviceName(2);
  const webKit = await WebKit.start();
  try {
    await test.step("the filters of a category", async () => {
      await open(`/${piece.categorySlug}`);
      await webKit.click(withText("button", clientMessage("cookieReject")));
      await webKit.click(withText("button", t("category.filters")));
      expect.soft(await webKit.heightOf("//form[@id='filters']")).toBeGreaterThan(MIN_CONTENT_HEIGHT);
    });

    await test.step("a visitor gives the postal code with the first product", async () => {
      await open(paths.product(piece.slug));
      await webKit.click(`//button[@aria-label="${clientMessage("addNamed", { name: piece.name })}"]`);
      const title = t("delivery.place.title");
      expect.soft(await webKit.heightOf(inDialog(title, ""))).toBeGreaterThan(MIN_CONTENT_HEIGHT);
      const field = await webKit.find(inDialog(title, `//label[.="${t("delivery.place.postalcode")}"]`));
      const input = await webKit.find(`//*[@id="${await field.getAttribute("for")}"]`);
      await input.sendKeys(HOME_ADDRESS.postalcode);
      await webKit.click(inDialog(title, withText("button", service)));
      await webKit.find(`//*[.="${t("cart.added", { name: piece.name })}"]`);
    });

    await test.step("a customer chooses the timeslot on the way to the checkout", async () => {
      await webKit.driver.manage().deleteAllCookies();
      await signInWithFilledCart(webKit, shop);
      await open(paths.cart());
      await webKit.click(withText("a", t("cart.checkout")));
      const timeslots = t("delivery.timeslotTitle");
      await webKit.click(inDialog(timeslots, "//*[@role='tab'][4]"));
      const free = withText("button", t("delivery.availability.empty"));
      await webKit.click(inDialog(timeslots, `//*[@role='tabpanel']${free}`));
      await webKit.waitForPath(paths.checkout());
      await webKit.find(withText("h1", t("checkout.title")));
    });
  } finally {
    await webKit.stop();
  }
});
