import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { setCart } from "@/lib/cart/fetch-cart";
import type { Cart, MealVoucherQuote } from "@/lib/ebsn/domain/cart";
import messages from "@/messages/it.json";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { makePersonFiscal } from "@/tests/fixtures/customers";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const voucherMessages = messages.checkout.vouchers;
const bagProduct = makeProduct({ productId: 900, name: "Sacchetto di carta", isPackaging: true });
const paymentTypes = [
  { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true },
  { paymentTypeId: 18, name: "Buoni Mezzodì", descr: "", online: false, voucherValues: [800, 529] },
];

type Options = {
  fee?: number | null;
  quotedFee?: number | null;
  spend?: number;
  foodTotal?: number;
  infos?: Record<string, string>;
};

function setUp({ fee = 0, quotedFee = 690, spend = 12000, foodTotal = 9000, infos = {} }: Options = {}) {
  let cart = makeCart([makeItem(), makeItem({ itemId: 9, product: bagProduct, quantity: 1 })], {
    infos,
    version: 7,
  });
  cart.totals = { ...cart.totals, products: spend, productsNet: spend, deliveryFee: fee, gross: spend };
  const mealVouchers: MealVoucherQuote = {
    spend,
    foodTotal,
    totals: { discount: 0, deliveryFee: quotedFee, gross: spend + 690 },
    adjustments: [],
  };
  const gateway = stubGateway({
    "cart/view": () => ({ data: cart }),
    "packaging-type/list": { data: [bagProduct] },
    "payment-type/list-auth": { data: [] },
    "user-person-fiscal/list": { data: [] },
    "cart/update-cart-info": () => {
      cart = { ...cart, version: 8, infos: {} };
      return { data: cart };
    },
    "checkout/prepare": () => ({ data: { cart, paymentTypes: paymentTypes, mealVouchers } }),
    "checkout/buy": () => new Promise(() => {}),
  });
  renderPage(<CheckoutPage />);
  return gateway;
}

const goToPayment = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
  return screen.findByRole("group", { name: messages.checkout.paymentTypes });
};
const chooseVouchers = async () => {
  await userEvent.click(within(await goToPayment()).getByRole("radio", { name: /Buoni Mezzodì/ }));
  return screen.findByRole("group", { name: voucherMessages.title });
};

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("shows what the vouchers cover, the rest and the delivery fee", async () => {
  setUp();
  const vouchers = await chooseVouchers();
  expect(within(vouchers).getByText(/pagano 8,00\s€ della tua spesa/)).toBeInTheDocument();
  await userEvent.selectOptions(within(vouchers).getByLabelText(voucherMessages.count), "8");
  expect(within(vouchers).getByText(/pagano 64,00\s€/)).toBeInTheDocument();
  expect(within(vouchers).getByText(/Restano 62,90\s€: li paghi alla consegna/)).toBeInTheDocument();
  expect(within(vouchers).getByText(/paghi 6,90\s€ invece di 0 €/)).toBeInTheDocument();
  const costs = screen.getByRole("complementary", { name: "Costi e consegna" });
  expect(costs).toHaveTextContent(/Consegna a casa6,90\s€/);
  expect(costs).toHaveTextContent(/Totale126,90\s€/);
  await userEvent.selectOptions(within(vouchers).getByLabelText(voucherMessages.value), "529");
  expect(within(vouchers).getByText(/pagano 42,32\s€/)).toBeInTheDocument();
  expect(screen.queryByText(/alla consegna\. Il totale/)).not.toBeInTheDocument();
});

it.each([{ fee: null }, { fee: 490, quotedFee: null }])("compares no unknown fee: %o", async (fees) => {
  setUp(fees);
  expect(within(await chooseVouchers()).queryByText(/invece di/)).not.toBeInTheDocument();
});

it("limits the count to eight and shows the amount lost", async () => {
  setUp({ foodTotal: 1000 });
  const vouchers = await chooseVouchers();
  const count = within(vouchers).getByLabelText(voucherMessages.count);
  expect(within(count).getAllByRole("option")).toHaveLength(8);
  await userEvent.selectOptions(count, "2");
  expect(within(vouchers).getByText(/non danno resto: 6,00\s€/)).toBeInTheDocument();
});

it("sends count and value after showing them on the confirmation step", async () => {
  const gateway = setUp();
  await userEvent.selectOptions(within(await chooseVouchers()).getByLabelText(voucherMessages.count), "3");
  await userEvent.click(screen.getByRole("button", { name: "Controlla e conferma" }));
  expect(screen.getByText(/3 buoni da 8,00\s€/)).toBeInTheDocument();
  expect(screen.getByText(/Restano 102,90\s€/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
  await waitFor(() => expect(gateway.requestsTo("checkout/buy")).toHaveLength(1));
  expect(Object.fromEntries(gateway.requestsTo("checkout/buy")[0]?.params ?? [])).toEqual({
    payment_type_id: "18",
    payment_data: '{"vouchers":3,"voucherValue":8}',
    cart_version: "7",
    gross_total: "126.9",
  });
});

const ORDER = "Ordine con obbligo di pagare";

function changedCart(version: number): { cart: Cart; mealVouchers: MealVoucherQuote } {
  const cart = makeCart([makeItem(), makeItem({ itemId: 9, product: bagProduct, quantity: 1 })], { version });
  cart.totals = { ...cart.totals, products: 15000, productsNet: 15000, deliveryFee: 0, gross: 15000 };
  const totals = { discount: 0, deliveryFee: 690, gross: 15690 };
  return { cart, mealVouchers: { spend: 15000, foodTotal: 9000, totals, adjustments: [] } };
}

async function confirmVouchers(): Promise<void> {
  await chooseVouchers();
  await userEvent.click(screen.getByRole("button", { name: "Controlla e conferma" }));
  await userEvent.click(screen.getByRole("checkbox"));
}

it("asks for the totals again when the cart changes at the last step", async () => {
  const gateway = setUp();
  await confirmVouchers();
  const changed = changedCart(8);
  let answer: (value: unknown) => void = () => undefined;
  gateway.setResponse("checkout/prepare", () => new Promise((resolve) => (answer = resolve as never)));
  act(() => void setCart(changed.cart));
  await waitFor(() => expect(screen.getByRole("button", { name: ORDER })).toHaveAttribute("aria-busy"));
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  expect(gateway.requestsTo("checkout/buy")).toHaveLength(0);
  await waitFor(() => expect(gateway.requestsTo("checkout/prepare")).toHaveLength(2));
  answer({ data: { ...changed, paymentTypes } });
  await waitFor(() => expect(screen.getByRole("button", { name: ORDER })).not.toHaveAttribute("aria-busy"));
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  await waitFor(() => expect(gateway.requestsTo("checkout/buy")).toHaveLength(1));
  expect(Object.fromEntries(gateway.requestsTo("checkout/buy")[0]?.params ?? [])).toMatchObject({
    cart_version: "8",
    gross_total: "156.9",
  });
});

it("asks for the totals again when the shop says that the cart has changed", async () => {
  const gateway = setUp();
  await confirmVouchers();
  const { cart, mealVouchers } = changedCart(7);
  gateway.setResponse("checkout/buy", {
    status: 1,
    errors: [{ code: "error.cart.version", message: "Il carrello è cambiato nel frattempo." }],
  });
  gateway.setResponse("cart/view", { data: cart });
  gateway.setResponse("checkout/prepare", { data: { cart, mealVouchers, paymentTypes } });
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  await waitFor(() =>
    expect(screen.getByRole("complementary", { name: "Costi e consegna" })).toHaveTextContent(/Totale156,90/),
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Il carrello è cambiato nel frattempo.");
  gateway.setResponse("checkout/buy", () => new Promise(() => {}));
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  await waitFor(() => expect(gateway.requestsTo("checkout/buy")).toHaveLength(2));
  expect(gateway.requestsTo("checkout/buy")[1]?.params.get("gross_total")).toBe("156.9");
});

it("says why there are no new totals when the order is sent again, and then that there are", async () => {
  const gateway = setUp();
  await confirmVouchers();
  gateway.setResponse("checkout/prepare", { status: 1, errors: [{ code: "x", message: "Manca la busta." }] });
  act(() => void setCart(changedCart(8).cart));
  await waitFor(() => expect(gateway.requestsTo("checkout/prepare")).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole("button", { name: ORDER })).not.toHaveAttribute("aria-busy"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Manca la busta.");
  gateway.setResponse("checkout/prepare", { data: { ...changedCart(8), paymentTypes } });
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  expect(await screen.findByText(messages.checkout.totalsChanged)).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: messages.checkout.step.confirm })).toHaveFocus();
  expect(gateway.requestsTo("checkout/buy")).toHaveLength(0);
});

it("explains why they are not offered below 100 euro", async () => {
  setUp({ spend: 9950 });
  const paymentGroup = await goToPayment();
  expect(within(paymentGroup).getAllByRole("radio")).toHaveLength(1);
  expect(screen.getByText(/superiore a 100,00\s€: la tua è di 99,50\s€/)).toBeInTheDocument();
});

it("offers them once the invoice request is withdrawn", async () => {
  const gateway = setUp({ infos: { need_invoice: "true", person_fiscal_id: "3" } });
  gateway.setResponse("user-person-fiscal/list", { data: [makePersonFiscal()] });
  const paymentGroup = await goToPayment();
  expect(within(paymentGroup).queryByRole("radio", { name: /Buoni/ })).not.toBeInTheDocument();
  expect(screen.getByText(voucherMessages.invoice)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: voucherMessages.cancelInvoiceRequest }));
  expect(await screen.findByRole("radio", { name: /Buoni Mezzodì/ })).toBeInTheDocument();
  expect(paymentGroup).toHaveFocus();
  expect(gateway.requestsTo("cart/update-cart-info")[0]?.body).toEqual({
    property: "need_invoice",
    value: "false",
  });
});

it("keeps both vouchers and invoice selected until the customer decides", async () => {
  const gateway = setUp();
  await userEvent.selectOptions(within(await chooseVouchers()).getByLabelText(voucherMessages.count), "5");
  await userEvent.click(screen.getByRole("button", { name: /Riepilogo/ }));
  const cartWithInvoice = makeCart([makeItem(), makeItem({ itemId: 9, product: bagProduct, quantity: 1 })], {
    version: 9,
    infos: { need_invoice: "true", person_fiscal_id: "3" },
  });
  cartWithInvoice.totals = { ...cartWithInvoice.totals, productsNet: 12000, deliveryFee: 0, gross: 12000 };
  gateway.setResponse("cart/update-cart-info", ({ body }) => ({
    data:
      body.value === "false"
        ? { ...cartWithInvoice, version: cartWithInvoice.version + 1, infos: {} }
        : cartWithInvoice,
  }));
  gateway.setResponse("user-person-fiscal/list", { data: [makePersonFiscal()] });
  await userEvent.click(screen.getByRole("checkbox", { name: messages.checkout.invoice.request }));
  await screen.findByRole("radio", { name: /Nina/ });
  await userEvent.click(screen.getByRole("button", { name: "Continua al pagamento" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(voucherMessages.invoice);
  expect(screen.getByRole("button", { name: "Controlla e conferma" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: voucherMessages.cancelInvoiceRequest }));
  expect(await screen.findByRole("radio", { name: /Buoni Mezzodì/ })).toBeChecked();
  expect(screen.getByLabelText(voucherMessages.count)).toHaveValue("5");
});

it("goes back to the payment and says why when the spend no longer allows vouchers", async () => {
  const gateway = setUp();
  await confirmVouchers();
  const { cart, mealVouchers } = changedCart(8);
  cart.totals = { ...cart.totals, productsNet: 9000, gross: 9000 };
  gateway.setResponse("checkout/prepare", {
    data: { cart, paymentTypes, mealVouchers: { ...mealVouchers, spend: 9000 } },
  });
  act(() => void setCart(cart));
  expect(await screen.findByRole("heading", { name: "Pagamento" })).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent(/superiore a 100,00\s€: la tua è di 90,00\s€/);
  expect(window.location.search).toBe("?step=payment");
  await userEvent.click(screen.getByRole("radio", { name: /Carta di credito/ }));
  expect(screen.getByRole("heading", { name: "Pagamento" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Controlla e conferma" }));
  expect(await screen.findByRole("button", { name: ORDER })).toBeInTheDocument();
});

describe("at a shop that names neither face values nor totals", () => {
  const types = paymentTypes.map(({ voucherValues: _values, ...type }) => type);

  function setUpBare({ spend = 12000, infos = {} }: Options = {}) {
    const gateway = setUp({ spend, infos });
    gateway.setResponse("checkout/prepare", { data: { cart: null, paymentTypes: types } });
    return gateway;
  }

  it("at most eight are sent", async () => {
    const gateway = setUpBare();
    const vouchers = within(await chooseVouchers());
    expect(vouchers.queryByLabelText(voucherMessages.value)).not.toBeInTheDocument();
    const count = vouchers.getByLabelText(voucherMessages.count);
    expect(within(count).getAllByRole("option")).toHaveLength(8);
    await userEvent.selectOptions(count, "8");
    await userEvent.click(screen.getByRole("button", { name: "Controlla e conferma" }));
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(screen.getByRole("button", { name: ORDER }));
    await waitFor(() => expect(gateway.requestsTo("checkout/buy")).toHaveLength(1));
    expect(Object.fromEntries(gateway.requestsTo("checkout/buy")[0]?.params ?? [])).toMatchObject({
      payment_type_id: "18",
      payment_data: '{"vouchers":8}',
      gross_total: "120",
    });
  });

  it("they are not offered up to 100 euro, which the cart's totals tell", async () => {
    setUpBare({ spend: 10000 });
    expect(within(await goToPayment()).getAllByRole("radio")).toHaveLength(1);
    expect(screen.getByText(/superiore a 100,00\s€: la tua è di 100,00\s€/)).toBeInTheDocument();
  });

  it("they are not offered with an invoice", async () => {
    const gateway = setUpBare({ infos: { need_invoice: "true", person_fiscal_id: "3" } });
    gateway.setResponse("user-person-fiscal/list", { data: [makePersonFiscal()] });
    expect(within(await goToPayment()).queryByRole("radio", { name: /Buoni/ })).not.toBeInTheDocument();
    expect(screen.getByText(voucherMessages.invoice)).toBeInTheDocument();
  });
});
