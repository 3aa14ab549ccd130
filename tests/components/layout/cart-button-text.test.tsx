import { screen } from "@testing-library/react";
import { CartButtonText } from "@/components/layout/cart-button-text";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

function show(totals: object): void {
  const cart = makeCart([makeItem()]);
  setSignedIn();
  stubGateway({ "cart/view": { data: { ...cart, totals: { ...cart.totals, ...totals } } } });
  renderPage(<CartButtonText />);
}

test("shows the total and the way to the minimum order", async () => {
  show({ gross: 3120, productsNet: 3120, minimumOrder: 5000, discount: 200 });
  expect(await screen.findByText(/31,20/)).toBeInTheDocument();
  expect(screen.getByText(/18,80/)).toBeInTheDocument();
});

test("from the minimum on it shows what has been saved", async () => {
  show({ gross: 6000, productsNet: 6000, minimumOrder: 5000, discount: 345 });
  expect(await screen.findByText(/60,00/)).toBeInTheDocument();
  expect(screen.getByText(/3,45/)).toBeInTheDocument();
});
