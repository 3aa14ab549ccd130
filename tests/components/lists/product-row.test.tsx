import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductRow } from "@/components/lists/product-row";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { makeCart, makeCourgettes, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("shows price and add button as a card does", async () => {
  stubGateway({ "cart/view": { data: makeCart([]) } });
  renderPage(
    <ul>
      <ProductRow product={makeCourgettes()} amount="" inactive={false} />
    </ul>,
  );
  expect(await screen.findByRole("listitem")).toHaveTextContent(/\d,\d\d\s€\/kg/);
  // Round, with a plus sign that is no text.
  expect(screen.getByRole("button", { name: /^Aggiungi / })).toHaveTextContent(/^$/);
});

const ROMAN = { productId: 201, name: "Zucchine romanesche" };

it.each<[string, ProductDetail, number]>([
  ["one piece", makeProduct(ROMAN), 1],
  ["the first multiple", makeProduct({ ...ROMAN, selling: { qtyMult: 6 } }), 6],
  ["the first weight", makeCourgettes(ROMAN), 0.4],
])("an alternative is taken with %s", async (_case, alternative, quantity) => {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    products: { data: { products: [alternative] } },
    "products/201": { data: alternative },
    "cart/add": { data: makeCart([]) },
  });
  renderPage(
    <ul>
      <ProductRow product={makeCourgettes()} amount="" inactive />
    </ul>,
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Alternative a/ }));
  await userEvent.click(await screen.findByRole("button", { name: /Zucchine romanesche/ }));
  await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
  expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({ items: [{ productId: 201, quantity }] });
});
