import { collectTrustedTypes, isOfFramework } from "@/tests/support/e2e-trusted-types";
import { expect, test } from "./fixtures";

test("no code of the shop writes plain text where scripts could be", async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole(/Trusted/, /Report Only/i);
  const violations = await collectTrustedTypes(page);
  const product = await shop.findProduct("piece");
  await page.goto(`/${product.categorySlug}`);
  await page.getByRole("main").getByRole("link", { name: product.name, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await page.goto("/ricette");
  await page.getByRole("main").getByRole("link").first().click();
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const own = [];
  for (const violation of violations) if (!(await isOfFramework(page, violation))) own.push(violation);
  expect(own).toEqual([]);
});
