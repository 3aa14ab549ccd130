import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const bag = makeItem({ itemId: 9, product: makeProduct({ productId: 900, isPackaging: true }) });

function setUp(infos: Record<string, string> = {}) {
  let cart = makeCart([makeItem(), bag], { infos });
  const gateway = stubGateway({
    "cart/view": () => ({ data: cart }),
    "packaging-type/list": { data: [] },
    "checkout/prepare": () => ({
      data: { cart, paymentTypes: [{ paymentTypeId: 2, name: "Alla consegna", descr: "", online: false }] },
    }),
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

describe("typed without being saved", () => {
  const toPayment = () => userEvent.click(screen.getByRole("button", { name: "Continua al pagamento" }));
  const type = async (code: string) =>
    userEvent.type(await screen.findByRole("textbox", { name: "Codice lotteria" }), code);

  it("is saved on the way to the payment", async () => {
    const gateway = setUp();
    await type("abcd1234");
    await toPayment();
    expect(await screen.findByRole("button", { name: "Controlla e conferma" })).toBeInTheDocument();
    expect(gateway.requestsTo("cart/update-cart-info").map(({ body }) => body.value)).toEqual(["ABCD1234"]);
  });

  it("stops at the field where it is no code, until it is corrected", async () => {
    const gateway = setUp();
    await type("abcd");
    await toPayment();
    const field = await screen.findByRole("textbox", { name: "Codice lotteria" });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/Il codice lotteria ha otto caratteri/);
    expect(gateway.requestsTo("cart/update-cart-info")).toHaveLength(0);
    await userEvent.type(field, "1234");
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription(/Il codice lotteria ha otto caratteri/);
  });

  it("stops at the field where the shop refuses it", async () => {
    const gateway = setUp();
    gateway.setResponse("cart/update-cart-info", {
      status: 1,
      errors: [{ code: "x", message: "Codice sospeso." }],
    });
    await type("abcd1234");
    await toPayment();
    const field = screen.getByRole("textbox", { name: "Codice lotteria" });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/Codice sospeso/);
  });

  it("stops at a discount code that was not used", async () => {
    const gateway = setUp();
    await userEvent.click(await screen.findByText("Hai un codice o dei bolloni?"));
    const field = screen.getByRole("textbox", { name: "Codice" });
    await userEvent.type(field, "BENVENUTO");
    await type("abcd1234");
    await toPayment();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/senza usarlo/);
    expect(gateway.requestsTo("cart/update-cart-info")).toHaveLength(0);
  });
});
