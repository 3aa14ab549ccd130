import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { makeCart, makeCourgettes, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const pasta = makeItem();
const courgettes = makeItem({ itemId: 2, product: makeCourgettes(), quantity: 0.6 });

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("calls a total with weights estimated", async () => {
  const cart = makeCart([pasta, courgettes]);
  cart.totals.variableWeight = 179;
  stubGateway({ "cart/view": { data: cart } });
  renderPage(<CartPage />);
  const summary = await screen.findByRole("complementary", { name: "Riepilogo" });
  const terms = within(summary)
    .getAllByRole("term")
    .map(({ textContent }) => textContent);
  expect(terms.at(-1)).toBe("Totale stimato");
});

it("has one button that removes a line whose next step down is nothing", async () => {
  stubGateway({ "cart/view": { data: makeCart([makeItem({ quantity: 1 }), courgettes]) } });
  renderPage(<CartPage />);
  const line = (await screen.findByRole("link", { name: "Mezze maniche" })).closest("li") as HTMLElement;
  const remove = () => within(line).getAllByRole("button", { name: "Togli Mezze maniche dal carrello" });
  expect(remove()).toHaveLength(1);
  await userEvent.click(within(line).getByRole("button", { name: "Aumenta la quantità di Mezze maniche" }));
  expect(within(line).getByRole("button", { name: /^Diminuisci/ })).toBeInTheDocument();
  expect(remove()).toHaveLength(1);
});
