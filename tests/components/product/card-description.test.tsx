import { screen } from "@testing-library/react";
import { ProductCard } from "@/components/product/product-card";
import type { Product } from "@/lib/ebsn/domain/product";
import { localizePath } from "@/lib/i18n/locale-path";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { clientMessages } from "../render-with-providers";
import { PASTA } from "./product-fixtures";

beforeEach(() => setSignedIn());

afterEach(resetPage);

function renderCard(product: Product, quantity: number) {
  stubGateway({
    "cart/view": { data: makeCart(quantity > 0 ? [makeItem({ product, quantity })] : []) },
    "stock-alert/list": { data: [] },
  });
  const context = {
    messages: clientMessages,
    locale: "it",
    today: "2026-11-20",
    href: localizePath("it"),
  };
  renderPage(
    <ul>
      <ProductCard product={product} context={context} />
    </ul>,
  );
}

it("pack size and brand describe the quantity of a product in the cart", async () => {
  renderCard(PASTA, 2);
  const controls = [
    await screen.findByRole("button", { name: /^Aumenta la quantità di Mezze maniche/ }),
    screen.getByRole("button", { name: /^Diminuisci la quantità di Mezze maniche/ }),
    screen.getByRole("textbox", { name: /^Quantità di Mezze maniche/ }),
  ];
  for (const control of controls) expect(control).toHaveAttribute("aria-description", "500 g, Divella");
});

it("pack size and brand describe the button that announces a product's return", async () => {
  renderCard({ ...PASTA, available: 0, canAlert: true }, 0);
  expect(await screen.findByRole("button", { name: /^Avvisami/ })).toHaveAttribute(
    "aria-description",
    "500 g, Divella",
  );
});
