import { waitFor } from "@testing-library/react";
import { setCart } from "@/lib/cart/fetch-cart";
import { addLine } from "@/lib/cart/change-lines";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { resetPage } from "@/tests/support/render-page";

const product = makeProduct({
  productId: 7,
  selectOptions: [{ name: "Taglio", parameterName: "size", selected: "", options: [] }],
});

const draft = (size: string) => ({ productId: 7, name: "Pane", quantity: 1, infos: { size } });

beforeEach(() => setSignedIn());

afterEach(resetPage);

it.each([
  ["as two pieces of one line", "1", 2],
  ["as a line of its own for another choice", "2", 1],
])("adds a product a second time before the shop has answered the first: %s", async (_, size, quantity) => {
  const gateway = stubGateway({
    "cart/add": { data: makeCart([makeItem({ product, quantity: 1, info: { size: "1" } })], { version: 2 }) },
  });
  setCart(makeCart());
  addLine(draft("1"));
  addLine(draft(size));
  await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(2));
  const [first, second] = gateway.requestsTo("cart/add").map(({ body }) => body.items);
  expect(first).toMatchObject([{ productId: 7, quantity: 1, infos: { size: "1" } }]);
  expect(second).toMatchObject([{ productId: 7, quantity, infos: { size } }]);
});
