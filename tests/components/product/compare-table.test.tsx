import { act, screen, within } from "@testing-library/react";
import { CompareTable } from "@/components/product/compare-table";
import { SessionProductsProvider } from "@/components/product/session-products";
import { setCart } from "@/lib/cart/fetch-cart";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { toProductDetail } from "@/lib/ebsn/transforms/product-detail";
import { localizePath } from "@/lib/i18n/locale-path";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { clientMessages } from "../render-with-providers";

const context = { messages: clientMessages, locale: "it", today: "2026-11-20", href: localizePath("it") };

const product = (productId: number, raw: object): ProductDetail =>
  toProductDetail(
    productSchema.parse({
      productId,
      name: `Olio ${productId}`,
      slug: `olio-${productId}`,
      available: 5,
      ...raw,
    }),
  );

afterEach(resetPage);

test("a customer compares their own prices and buys what their store has", async () => {
  setSignedIn();
  const own = [product(1, { priceDisplay: 7.5 }), product(2, { priceDisplay: 8, available: 0 })];
  stubGateway({
    "cart/view": { data: makeCart([]) },
    products: { data: { products: own, page: null, facets: [] } },
  });
  renderPage(
    <SessionProductsProvider query={{ product_ids: "1,2" }}>
      <CompareTable products={[product(1, {}), product(2, { priceDisplay: 9 })]} context={context} />
    </SessionProductsProvider>,
  );
  act(() => setCart(makeCart([])));
  expect(await screen.findByText("7,50 €")).toBeInTheDocument();
  const row = within(screen.getByRole("rowheader", { name: "Prezzo" }).closest("tr") as HTMLElement);
  const texts = row.getAllByRole("cell").map(({ textContent }) => textContent?.replace(/\u00a0/g, " "));
  expect(texts).toEqual(["7,50 €", "8,00 €"]);
  expect(screen.getAllByRole("button", { name: /^Aggiungi/ })).toHaveLength(1);
});
