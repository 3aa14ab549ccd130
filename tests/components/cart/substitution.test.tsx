import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { setSink } from "@/lib/analytics/track";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

beforeEach(() => setSignedIn());
afterEach(resetPage);

const line = makeItem({ substitution: { kind: "similar" } });
const other = makeProduct({ productId: 77, name: "Sedani rigati" });
const page = { number: 1, count: 1, items: 1, size: 24 };

test("the customer chooses what comes instead of a missing product", async () => {
  const chosen = { kind: "chosen", productId: 77, name: "Sedani rigati" } as const;
  const gateway = stubGateway({
    "cart/view": { data: makeCart([line]) },
    products: { data: { products: [line.product, other], page, facets: [], correctedQueries: [] } },
    "cart/update-infos": { data: makeCart([{ ...line, substitution: chosen }], { version: 2 }) },
  });
  const events: object[] = [];
  setSink((event) => events.push(event));
  renderPage(<CartPage />);
  await userEvent.click(await screen.findByRole("button", { name: /Se manca: uno simile/ }));
  const dialog = await screen.findByRole("dialog", { name: "Se manca" });
  expect(within(dialog).getByRole("radio", { name: /Un prodotto simile/ })).toBeChecked();
  await userEvent.click(await within(dialog).findByRole("radio", { name: /Sedani rigati/ }));
  expect(within(dialog).queryByRole("radio", { name: line.product.name })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole("button", { name: "Va bene così" }));
  await waitFor(() => expect(gateway.requestsTo("cart/update-infos")).toHaveLength(1));
  expect(gateway.requestsTo("cart/update-infos")[0]?.body).toEqual({
    items: [{ itemId: line.itemId, infos: { accept_alternatives: "true", substitute_id: "77" } }],
  });
  expect(await screen.findByRole("button", { name: /Se manca: Sedani rigati/ })).toBeInTheDocument();
  const item_id = String(line.product.productId);
  expect(events).toEqual([{ event: "substitution_set", item_id, substitution: "chosen" }]);
});

test("a shop without choices only gets whether a similar product is accepted", async () => {
  stubGateway({ "cart/view": { data: makeCart([makeItem()]) } });
  renderPage(<CartPage />);
  expect(await screen.findByRole("checkbox", { name: /Va bene uno simile/ })).toBeChecked();
});

test("infant formula has no substitute to choose, and whoever accepts similar products does not for it", async () => {
  const formula = makeItem({
    itemId: 9,
    product: makeProduct({ productId: 9, name: "Latte per lattanti", notPromotable: true }),
    acceptAlternatives: false,
    substitution: { kind: "none" },
  });
  const second = makeItem({ itemId: 2, product: other, substitution: { kind: "similar" } });
  const gateway = stubGateway({
    "cart/view": { data: makeCart([line, second, formula]) },
    "cart/update-infos": { data: makeCart([line, second, formula], { version: 2 }) },
  });
  renderPage(<CartPage />);
  const accepts = await screen.findByRole("checkbox", { name: "Accetto prodotti simili per tutta la spesa" });
  expect(accepts).toBeChecked();
  expect(screen.getByText("Se manca:", { selector: "p" })).toHaveTextContent("Se manca: niente");
  expect(screen.getAllByRole("button", { name: /Se manca/ })).toHaveLength(2);
  await userEvent.click(accepts);
  await waitFor(() => expect(gateway.requestsTo("cart/update-infos")).toHaveLength(1));
  expect(gateway.requestsTo("cart/update-infos")[0]?.body).toMatchObject({
    items: [{ itemId: line.itemId }, { itemId: second.itemId }],
  });
});

test("a similar product that the shop's line of infant formula accepts can be refused", async () => {
  const formula = makeItem({ product: makeProduct({ notPromotable: true }), acceptAlternatives: true });
  stubGateway({ "cart/view": { data: makeCart([formula]) } });
  renderPage(<CartPage />);
  expect(await screen.findByRole("checkbox", { name: /Va bene uno simile/ })).toBeChecked();
});

test("a failed read of the products to choose from is no answer", async () => {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([line]) },
    products: { http: 503, status: 1 },
  });
  renderPage(<CartPage />);
  await userEvent.click(await screen.findByRole("button", { name: /Se manca: uno simile/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Se manca" }));
  const retry = await dialog.findByRole("button", { name: "Riprova" });
  expect(dialog.queryByText(/Nessun prodotto da proporre/)).not.toBeInTheDocument();
  gateway.setResponse("products", {
    data: { products: [line.product, other], page, facets: [], correctedQueries: [] },
  });
  await userEvent.click(retry);
  expect(await dialog.findByRole("radio", { name: /Sedani rigati/ })).toBeInTheDocument();
  expect(dialog.queryByRole("alert")).not.toBeInTheDocument();
});

test("a failed search does not show the products of the one before", async () => {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([line]) },
    products: { data: { products: [line.product, other], page, facets: [], correctedQueries: [] } },
  });
  renderPage(<CartPage />);
  await userEvent.click(await screen.findByRole("button", { name: /Se manca: uno simile/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Se manca" }));
  await dialog.findByRole("radio", { name: /Sedani rigati/ });
  gateway.setResponse("products", { http: 503, status: 1 });
  await userEvent.type(dialog.getByRole("searchbox"), "riso{Enter}");
  expect(await dialog.findByRole("alert")).toBeInTheDocument();
  expect(dialog.queryByRole("radio", { name: /Sedani rigati/ })).not.toBeInTheDocument();
});
