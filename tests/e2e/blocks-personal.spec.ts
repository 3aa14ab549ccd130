import { violations } from "@/tests/support/e2e-axe";
import { Line } from "@/tests/support/e2e-line";
import { expect, test } from "./fixtures";

const FIVE_PERCENT = 9002;

test("a customer's home page has the cart in short, the delivery and the vouchers, everyone else's has not", async ({
  page,
  context,
  shop,
  words,
  isMobile,
}) => {
  const { t, leaf } = words;
  const line = new Line(page);
  const customer = await shop.customer({ settled: true });
  const goods = await shop.one("piece");
  await shop.sql(
    `insert into gift_certificate
       (gift_certificate_id, gift_code, description, kind, value, end_date, customer_id)
     select gift_certificate_id + 100000 + ${customer.made.customerId}, gift_code || ${customer.made.customerId},
       description, kind, value, end_date, ${customer.made.customerId}
     from gift_certificate where gift_certificate_id = ${FIVE_PERCENT}`,
  );
  await customer.add(goods.productId, Math.ceil(6000 / goods.priceCents));

  await page.goto("/");
  const hello = page.getByText(leaf("hello", { name: customer.made.firstName }));
  const vouchers = page.getByRole("heading", { name: "I tuoi buoni" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(vouchers).toBeHidden();
  await expect(page.getByRole("link", { name: leaf("toLists") })).toBeHidden();

  await shop.signIn(context, customer);
  await page.reload();
  await expect(hello).toBeVisible();
  await expect(page.getByRole("link", { name: leaf("toLists") })).toHaveAttribute("href", "/profile/lists");
  const delivery = page.getByRole("main").getByRole("button", { name: /Via Brera 1/ });
  if (isMobile) {
    await delivery.click();
    await expect(line.dialog(t("delivery.addressTitle"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(delivery).toBeFocused();
  } else await expect(delivery).toBeHidden();

  await expect(vouchers).toBeVisible();
  await page
    .getByRole("button", { name: new RegExp(`^${t("blocks.gifts.use")}`) })
    .first()
    .click();
  await expect(page.getByText(t("blocks.gifts.inCart"), { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole("button", { name: new RegExp(`^${t("blocks.gifts.remove")}`) })
    .first()
    .click();
  await expect(page.getByText(t("blocks.gifts.inCart"), { exact: true })).toHaveCount(0);
});

test("banners stand as their display options say", async ({ page, isMobile }) => {
  await page.goto("/vetrina");
  const banner = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
  const style = (name: string, part: string, property: string) =>
    banner(name)
      .locator(part)
      .first()
      .evaluate((element, what) => getComputedStyle(element).getPropertyValue(what), property);
  for (const [name, align] of [
    ["A sinistra", "start"],
    ["Al centro", "center"],
    ["A destra", "right"],
  ] as const)
    expect(await style(name, "h3", "text-align"), name).toBe(align);
  expect(await style("La fotografia intera", "img", "object-fit")).toBe("contain");
  expect(await style("Due terzi", "span", "background-color")).toBe("rgb(122, 59, 18)");
  expect(await style("Un terzo", "span", "color")).toBe("rgb(122, 59, 18)");
  expect(await style("Chiaro su scuro", "h2", "color")).toBe("rgb(255, 255, 255)");
  await expect(page.getByRole("heading", { name: "Non sulla prima pagina" })).toBeVisible();
  const [picture, veiled] = await Promise.all(
    ["img", "h2"].map((part) => banner("Parole sulla fotografia").locator(part).boundingBox()),
  );
  expect((veiled?.y ?? 0) < (picture?.y ?? 0) + (picture?.height ?? 0)).toBe(true);
  const [wide, narrow] = await Promise.all(
    ["Due terzi", "Un terzo"].map((name) => banner(name).boundingBox()),
  );
  const ratio = (wide?.width ?? 0) / (narrow?.width ?? 1);
  if (isMobile) expect(ratio).toBe(1);
  else expect(ratio).toBeGreaterThan(1.9);
  const hero = banner("La vetrina d'autunno").locator("img");
  await expect(hero).toHaveJSProperty("complete", true);
  expect(await hero.evaluate((img) => (img as HTMLImageElement).currentSrc)).toContain(
    isMobile ? "/4x5/" : "/3x1/",
  );
});
