import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeCart, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { addButton, card, cartWith } from "./product-card";

jest.mock("@/lib/config", () => {
  const { config } = jest.requireActual<typeof import("@/lib/config")>("@/lib/config");
  return { config: { ...config, acceptAlternatives: false, updateCart: false, showSectors: false } };
});

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("the shop's settings decide about alternatives, sectors and whose cart replaces the one before", async () => {
  const product = makeProduct();
  const gateway = stubGateway({ "cart/view": { data: makeCart() }, "products/101": { data: product } });
  gateway.setResponse("cart/add", () => {
    gateway.setResponse("cart/view", { data: cartWith(product, 3) });
    return { data: cartWith(product, 1) };
  });
  renderPage(card(product));
  await userEvent.click(addButton("Mezze maniche"));
  expect(await screen.findByRole("textbox", { name: "Quantità di Mezze maniche" })).toHaveValue("1");
  await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue("3"));
  const [add] = gateway.requestsTo("cart/add");
  expect(add?.body).toMatchObject({ items: [{ infos: { accept_alternatives: false } }] });
  const reads = gateway.requestsTo("cart/view");
  expect([add, ...reads].map((request) => request?.params.get("show_sectors"))).toEqual([
    "false",
    ...reads.map(() => "false"),
  ]);
});
