import SharedOrderRoute from "@/app/[locale]/(account)/order/[orderId]/page";
import { pageHtml } from "@/tests/support/page-html";

let locale = "it";

jest.mock("next-intl/server", () => ({
  getLocale: async () => locale,
  getTranslations: async () => (key: string) => key,
}));
jest.mock("@/components/orders/shared-order-page", () => ({ SharedOrderPage: () => null }));

test.each([
  ["it", "/login?redirect=%2Fprofile%2Forders%2F710001"],
  ["en", "/en/login?redirect=%2Fen%2Fprofile%2Forders%2F710001"],
])("without scripts the %s page leads to the log-in and back to the order", async (pageLocale, href) => {
  locale = pageLocale;
  const html = await pageHtml(await SharedOrderRoute({ params: Promise.resolve({ orderId: "710001" }) }));
  expect(html).toContain(`href="${href}"`);
});
