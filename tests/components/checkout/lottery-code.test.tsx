import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

function setUp(infos: Record<string, string> = {}) {
  let cart = makeCart([makeItem()], { infos });
  const gateway = stubGateway({
    "cart/view": () => ({ data: cart }),
    "packaging-type/list": { data: [] },
    "cart/update-cart-info": ({ body }) => {
      cart = { ...cart, version: cart.version + 1, infos: { [String(body.property)]: String(body.value) } };
      return { data: cart };
    },
  });
  renderPage(<CheckoutPage />);
  return gateway;
}

async function save(code: string): Promise<void> {
  await userEvent.type(await screen.findByRole("textbox", { name: "Codice lotteria" }), code);
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
}

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("is saved with the cart, in capitals, and can be removed", async () => {
  const gateway = setUp();
  await save("ab12cd34");
  expect(await screen.findByText("AB12CD34")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Togli" }));
  expect(await screen.findByRole("textbox", { name: "Codice lotteria" })).toHaveValue("");
  expect(gateway.requestsTo("cart/update-cart-info").map(({ body }) => body.value)).toEqual(["AB12CD34", ""]);
});

it("is rejected with what is wrong", async () => {
  const gateway = setUp();
  await save("ab12");
  expect(screen.getByText("Il codice lotteria ha otto caratteri, fra lettere e cifre.")).toBeInTheDocument();
  expect(gateway.requestsTo("cart/update-cart-info")).toHaveLength(0);
});

it("names the toll-free number when it cannot be saved", async () => {
  const gateway = setUp();
  gateway.setResponse("cart/update-cart-info", {
    status: 1,
    errors: [{ code: "x", message: "Codice sospeso." }],
  });
  await save("ab12cd34");
  expect(
    await screen.findByText(/Codice sospeso\. Se non riesci, chiama il numero verde/),
  ).toBeInTheDocument();
});
