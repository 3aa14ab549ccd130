import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getCart } from "@/lib/cart/cart-store";
import { getCartItems } from "@/lib/cart/selectors";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { addButton, card, cartWith } from "./product-card";

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("flags a package at the first click that reaches QTY_MULT", async () => {
  const crate = makeProduct({ selling: { kind: "package", qtyMult: 6 } });
  const gateway = stubGateway({
    "cart/view": { data: makeCart() },
    "products/101": { data: crate },
    "cart/add": { data: cartWith(crate, 6) },
  });
  renderPage(card(crate));
  await userEvent.click(addButton("Mezze maniche"));
  await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
  expect(gateway.requestsTo("cart/add")[0]?.body).toEqual({
    items: [{ productId: 101, quantity: 6, infos: { accept_alternatives: true, is_package: true } }],
  });
});

it("takes single pieces out and adds the package when they reach QTY_MULT", async () => {
  const crate = makeProduct({ selling: { kind: "package", qtyMult: 6 } });
  const pieces = makeItem({ itemId: 7, product: crate, quantity: 5, info: { is_package: "false" } });
  const gateway = stubGateway({
    "cart/view": { data: makeCart([pieces]) },
    "cart/delete": { data: makeCart([], { version: 2 }) },
    "cart/add": { data: cartWith(crate, 6) },
  });
  renderPage(card(crate));
  await userEvent.click(await screen.findByRole("button", { name: "Aumenta la quantità di Mezze maniche" }));
  await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
  expect(gateway.requestsTo("cart/delete")[0]?.body).toEqual({ items: [{ itemId: 7, productId: 101 }] });
  expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({
    items: [{ quantity: 6, infos: { is_package: true } }],
  });
});

it("puts the pieces back when the package is rejected", async () => {
  const crate = makeProduct({ selling: { kind: "package", qtyMult: 6 } });
  const pieces = makeItem({ itemId: 7, product: crate, quantity: 5, info: { is_package: "false" } });
  const piecesAgain = makeItem({ itemId: 8, product: crate, quantity: 5, info: { is_package: "false" } });
  const gateway = stubGateway({
    "cart/view": { data: makeCart([pieces]) },
    "cart/delete": { data: makeCart([], { version: 2 }) },
    "cart/add": ({ body }) =>
      JSON.stringify(body).includes('"is_package":true')
        ? { status: 1, errors: [{ code: "errors.maxAcq", message: "Puoi acquistare al massimo 5 pz." }] }
        : { data: makeCart([piecesAgain], { version: 3 }) },
  });
  renderPage(card(crate));
  await userEvent.click(await screen.findByRole("button", { name: "Aumenta la quantità di Mezze maniche" }));
  expect(await screen.findByText("Puoi acquistare al massimo 5 pz.")).toBeVisible();
  expect(gateway.requestsTo("cart/add")[1]?.body).toMatchObject({
    items: [{ productId: 101, quantity: 5, infos: { is_package: "false" } }],
  });
  expect(getCartItems(getCart())).toMatchObject([{ itemId: 8, quantity: 5 }]);
  expect(screen.queryByText(/aggiunto/)).toBeNull();
});
