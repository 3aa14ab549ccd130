import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderPage } from "@/components/account/order-page";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import type { MealVoucherQuote } from "@/lib/ebsn/domain/cart";
import messages from "@/messages/it.json";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/buying";
import { makeOrder } from "@/tests/fixtures/orders";
import { makePersonFiscal } from "@/tests/fixtures/people";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const words = messages.checkout.vouchers;
const bagProduct = makeProduct({ productId: 900, name: "Sacchetto di carta", isPackaging: true });
const types = [
  { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true },
  { paymentTypeId: 18, name: "Buoni Mezzodì", descr: "", online: false, voucherValues: [800, 529] },
];

type Setting = { spend?: number; foodTotal?: number; infos?: Record<string, string> };

function setUp({ spend = 12000, foodTotal = 9000, infos = {} }: Setting = {}) {
  let cart = makeCart([makeItem(), makeItem({ itemId: 9, product: bagProduct, quantity: 1 })], {
    infos,
    version: 7,
  });
  cart.totals = { ...cart.totals, goods: spend, goodsNet: spend, deliveryFee: 0, gross: spend };
  const mealVouchers: MealVoucherQuote = {
    spend,
    foodTotal,
    totals: { discount: 0, deliveryFee: 690, gross: spend + 690 },
    adjustments: [],
  };
  const door = stubDoor({
    "cart/view": () => ({ data: cart }),
    "packaging-type/list": { data: [bagProduct] },
    "payment-type/list-auth": { data: [] },
    "user-person-fiscal/list": { data: [] },
    "cart/update-cart-info": () => {
      cart = { ...cart, version: 8, infos: {} };
      return { data: cart };
    },
    "checkout/prepare": () => ({ data: { cart, paymentTypes: types, mealVouchers } }),
    "checkout/buy": () => new Promise(() => {}),
  });
  renderPage(<CheckoutPage />);
  return door;
}

const toPayment = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
  return screen.findByRole("group", { name: messages.checkout.paymentTypes });
};
const chooseVouchers = async () => {
  await userEvent.click(within(await toPayment()).getByRole("radio", { name: /Buoni Mezzodì/ }));
  return screen.findByRole("group", { name: words.title });
};

beforeEach(() => signedInHint());
afterEach(leavePage);

it("says what the vouchers pay, what is left and how, and what they do to the delivery", async () => {
  setUp();
  const vouchers = await chooseVouchers();
  expect(within(vouchers).getByText(/pagano 8,00\s€ della tua spesa/)).toBeInTheDocument();
  await userEvent.selectOptions(within(vouchers).getByLabelText(words.count), "8");
  expect(within(vouchers).getByText(/pagano 64,00\s€/)).toBeInTheDocument();
  expect(within(vouchers).getByText(/Restano 62,90\s€: li paghi alla consegna/)).toBeInTheDocument();
  expect(within(vouchers).getByText(/costa 6,90\s€ invece di 0 €/)).toBeInTheDocument();
  const costs = screen.getByRole("complementary", { name: "Costi e consegna" });
  expect(costs).toHaveTextContent(/Consegna a casa6,90\s€/);
  expect(costs).toHaveTextContent(/Totale126,90\s€/);
  await userEvent.selectOptions(within(vouchers).getByLabelText(words.value), "529");
  expect(within(vouchers).getByText(/pagano 42,32\s€/)).toBeInTheDocument();
  expect(screen.queryByText(/alla consegna\. Il totale/)).not.toBeInTheDocument();
});

it("takes no more than eight, and says what would be lost", async () => {
  setUp({ foodTotal: 1000 });
  const vouchers = await chooseVouchers();
  const count = within(vouchers).getByLabelText(words.count);
  expect(within(count).getAllByRole("option")).toHaveLength(8);
  await userEvent.selectOptions(count, "2");
  expect(within(vouchers).getByText(/non danno resto: 6,00\s€/)).toBeInTheDocument();
});

it("sends how many of which value, once they were seen again before the order binds", async () => {
  const door = setUp();
  await userEvent.selectOptions(within(await chooseVouchers()).getByLabelText(words.count), "3");
  await userEvent.click(screen.getByRole("button", { name: "Controlla e conferma" }));
  expect(screen.getByText(/3 buoni da 8,00\s€/)).toBeInTheDocument();
  expect(screen.getByText(/Restano 102,90\s€/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
  await waitFor(() => expect(door.calls("checkout/buy")).toHaveLength(1));
  expect(Object.fromEntries(door.calls("checkout/buy")[0]?.params ?? [])).toEqual({
    payment_type_id: "18",
    payment_data: '{"vouchers":3,"voucherValue":8}',
    cart_version: "7",
  });
});

it("says below 100 euro why they are not offered", async () => {
  setUp({ spend: 9950 });
  const ways = await toPayment();
  expect(within(ways).getAllByRole("radio")).toHaveLength(1);
  expect(screen.getByText(/superiore a 100,00\s€: la tua è di 99,50\s€/)).toBeInTheDocument();
});

it("offers them once the invoice is given up, right there", async () => {
  const door = setUp({ infos: { need_invoice: "true", person_fiscal_id: "3" } });
  door.on("user-person-fiscal/list", { data: [makePersonFiscal()] });
  const ways = await toPayment();
  expect(within(ways).queryByRole("radio", { name: /Buoni/ })).not.toBeInTheDocument();
  expect(screen.getByText(words.invoice)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: words.giveUpInvoice }));
  expect(await screen.findByRole("radio", { name: /Buoni Mezzodì/ })).toBeInTheDocument();
  expect(ways).toHaveFocus();
  expect(door.calls("cart/update-cart-info")[0]?.body).toEqual({ property: "need_invoice", value: "false" });
});

it("loses neither vouchers nor invoice when both are chosen: the customer decides", async () => {
  const door = setUp();
  await userEvent.selectOptions(within(await chooseVouchers()).getByLabelText(words.count), "5");
  await userEvent.click(screen.getByRole("button", { name: /Riepilogo/ }));
  const wished = makeCart([makeItem(), makeItem({ itemId: 9, product: bagProduct, quantity: 1 })], {
    version: 9,
    infos: { need_invoice: "true", person_fiscal_id: "3" },
  });
  wished.totals = { ...wished.totals, goodsNet: 12000, deliveryFee: 0, gross: 12000 };
  door.on("cart/update-cart-info", ({ body }) => ({
    data: body.value === "false" ? { ...wished, version: wished.version + 1, infos: {} } : wished,
  }));
  door.on("user-person-fiscal/list", { data: [makePersonFiscal()] });
  await userEvent.click(screen.getByRole("checkbox", { name: messages.checkout.invoice.want }));
  await screen.findByRole("radio", { name: /Nina/ });
  await userEvent.click(screen.getByRole("button", { name: "Continua al pagamento" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(words.invoice);
  expect(screen.getByRole("button", { name: "Controlla e conferma" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: words.giveUpInvoice }));
  expect(await screen.findByRole("radio", { name: /Buoni Mezzodì/ })).toBeChecked();
  expect(screen.getByLabelText(words.count)).toHaveValue("5");
});

it("stand on the order that they pay for", async () => {
  const mealVouchers = { vouchers: 8, value: 800, covered: 6400, rest: 5890 };
  stubDoor({ "order/view": { data: makeOrder({ mealVouchers }) } });
  renderPage(<OrderPage orderId={710001} />);
  expect(await screen.findByText(/8 buoni da 8,00\s€ pagano 64,00\s€/)).toBeInTheDocument();
  expect(screen.getByText(/Alla consegna: 58,90\s€/)).toBeInTheDocument();
});
