import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { OrderPage } from "@/components/orders/order-page";
import { getCart } from "@/lib/cart/cart-store";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";
import messages from "@/messages/it.json";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { makePersonFiscal } from "@/tests/fixtures/customers";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const invoiceMessages = messages.checkout.invoice;

const nina = makePersonFiscal();
const company = makePersonFiscal({
  personFiscalId: 4,
  company: true,
  name: "Trattoria Nina",
  fiscalCode: "",
  vatNumber: "12345670785",
  sdiCode: "M5UXCR1",
});

const bagProduct = makeProduct({ productId: 900, name: "Sacchetto di carta", isPackaging: true });

function setUp(persons: PersonFiscal[], infos: Record<string, string> = {}) {
  let cart = makeCart([makeItem(), makeItem({ itemId: 9, product: bagProduct, quantity: 1 })], { infos });
  const gateway = stubGateway({
    "cart/view": () => ({ data: cart }),
    "packaging-type/list": { data: [bagProduct] },
    "user-person-fiscal/list": { data: persons },
    "payment-type/list-auth": { data: [] },
    "cart/update-cart-info": ({ body }) => {
      cart = {
        ...cart,
        version: cart.version + 1,
        infos: { ...cart.infos, [String(body.property)]: String(body.value) },
      };
      return { data: cart };
    },
    "checkout/prepare": () => ({
      data: { cart, paymentTypes: [{ paymentTypeId: 12, name: "Carta", descr: "", online: true }] },
    }),
  });
  renderPage(<CheckoutPage />);
  const savedInfos = () =>
    gateway.requestsTo("cart/update-cart-info").map(({ body }) => [body.property, body.value]);
  return { gateway, savedInfos };
}

const findInvoiceCheckbox = () => screen.findByRole("checkbox", { name: invoiceMessages.request });
const continueToPayment = () =>
  userEvent.click(screen.getByRole("button", { name: "Continua al pagamento" }));

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("saves the selected invoice recipient and shows it before the order", async () => {
  const { savedInfos } = setUp([nina, company]);
  await userEvent.click(await findInvoiceCheckbox());
  const recipients = await screen.findByRole("group", { name: invoiceMessages.recipient });
  expect(within(recipients).getByRole("radio", { name: /P\.IVA 12345670785 · SDI M5UXCR1/ })).toBeChecked();
  await userEvent.click(within(recipients).getByRole("radio", { name: /Nina D'Amico/ }));
  await continueToPayment();
  await userEvent.click(await screen.findByRole("button", { name: "Controlla e conferma" }));
  expect(await screen.findByText("Nina D'Amico")).toBeInTheDocument();
  expect(savedInfos()).toEqual([
    ["need_invoice", "true"],
    ["person_fiscal_id", "3"],
  ]);
});

it("saves the preselected recipient without a click", async () => {
  const { gateway, savedInfos } = setUp([nina]);
  await userEvent.click(await findInvoiceCheckbox());
  await screen.findByRole("radio", { name: /Nina/ });
  await continueToPayment();
  await screen.findByRole("heading", { name: "Pagamento" });
  expect(savedInfos().at(-1)).toEqual(["person_fiscal_id", "3"]);
  expect(gateway.requests.at(-1)?.path).not.toBe("cart/update-cart-info");
});

it("saves the recipient once when the customer taps twice", async () => {
  const { gateway, savedInfos } = setUp([nina], { need_invoice: "true" });
  let answer = () => {};
  const saved = makeCart([makeItem(), makeItem({ itemId: 9, product: bagProduct, quantity: 1 })], {
    version: 2,
    infos: { need_invoice: "true", person_fiscal_id: "3" },
  });
  gateway.setResponse(
    "cart/update-cart-info",
    () => new Promise((resolve) => (answer = () => resolve({ data: saved }))),
  );
  await screen.findByRole("radio", { name: /Nina/ });
  await continueToPayment();
  await continueToPayment();
  await waitFor(() => expect(savedInfos()).toEqual([["person_fiscal_id", "3"]]));
  answer();
  await screen.findByRole("heading", { name: "Pagamento" });
  expect(savedInfos()).toHaveLength(1);
});

it("waits for the recipients when the customer continues at once", async () => {
  let respond = () => {};
  const { gateway } = setUp([], { need_invoice: "true", person_fiscal_id: "3" });
  gateway.setResponse(
    "user-person-fiscal/list",
    () => new Promise((resolve) => (respond = () => resolve({ data: [nina] }))),
  );
  await findInvoiceCheckbox();
  await continueToPayment();
  respond();
  expect(await screen.findByRole("heading", { name: "Pagamento" })).toBeInTheDocument();
  expect(screen.queryByText(invoiceMessages.missing)).not.toBeInTheDocument();
});

it("blocks without a recipient and links to the form that adds one", async () => {
  const { gateway } = setUp([]);
  await userEvent.click(await findInvoiceCheckbox());
  expect(await screen.findByRole("link", { name: invoiceMessages.add })).toHaveAttribute(
    "href",
    "/profile/invoice-data?from=checkout",
  );
  await continueToPayment();
  expect(await screen.findByText(invoiceMessages.missing)).toHaveAttribute("role", "alert");
  expect(screen.getByRole("heading", { name: invoiceMessages.title })).toHaveFocus();
  expect(gateway.requestsTo("checkout/prepare")).toHaveLength(0);
  await userEvent.click(await findInvoiceCheckbox());
  expect(screen.queryByText(invoiceMessages.missing)).not.toBeInTheDocument();
});

it("restores the request from the cart", async () => {
  setUp([nina, company], { need_invoice: "true", person_fiscal_id: "3" });
  expect(await findInvoiceCheckbox()).toBeChecked();
  expect(await screen.findByRole("radio", { name: /Nina D'Amico/ })).toBeChecked();
});

it("reverts the checkbox when it cannot be saved", async () => {
  const { gateway } = setUp([nina]);
  gateway.setResponse("cart/update-cart-info", { status: 1, errors: [] });
  await userEvent.click(await findInvoiceCheckbox());
  expect(await screen.findByText(messages.errors.errorSettingCartInfo)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole("checkbox", { name: invoiceMessages.request })).not.toBeChecked(),
  );
});

describe("while an earlier choice is saved", () => {
  function answerSlowly(gateway: ReturnType<typeof stubGateway>, cart = makeCart()) {
    const answers: (() => void)[] = [];
    let { version, infos } = cart;
    gateway.setResponse(
      "cart/update-cart-info",
      ({ body }) =>
        new Promise((resolve) =>
          answers.push(() => {
            infos = { ...infos, [String(body.property)]: String(body.value) };
            version += 1;
            resolve({ data: { ...makeCart([makeItem()], { infos, version }) } });
          }),
        ),
    );
    return async function answerNext(): Promise<void> {
      await waitFor(() => expect(answers).not.toHaveLength(0));
      act(() => answers.shift()?.());
      await waitFor(() => expect(getCart()?.version).toBe(version));
    };
  }

  it("keeps the box as the customer left it", async () => {
    const { gateway } = setUp([nina]);
    const answerNext = answerSlowly(gateway);
    const box = await findInvoiceCheckbox();
    await userEvent.click(box);
    await userEvent.click(box);
    await answerNext();
    expect(box).not.toBeChecked();
    await answerNext();
    expect(box).not.toBeChecked();
  });

  it("keeps the recipient picked last", async () => {
    const infos = { need_invoice: "true", person_fiscal_id: "3" };
    const { gateway } = setUp([nina, company], infos);
    const answerNext = answerSlowly(gateway, makeCart([], { infos }));
    const pick = async (name: RegExp) => {
      const radio = await screen.findByRole("radio", { name });
      await userEvent.click(radio);
      return radio;
    };
    await pick(/Trattoria/);
    const last = await pick(/Nina D'Amico/);
    await answerNext();
    expect(last).toBeChecked();
    await answerNext();
    expect(last).toBeChecked();
  });
});

it("says in a dialog that billing data are missing, and links to them", async () => {
  const { gateway } = setUp([nina], { need_invoice: "true", person_fiscal_id: "3" });
  const message = "I dati di fatturazione mancano";
  gateway.setResponse("checkout/prepare", {
    status: 1,
    errors: [{ code: "error.checkout.missing_billing_data", message }],
  });
  await screen.findByRole("radio", { name: /Nina/ });
  await continueToPayment();
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(message)).toBeInTheDocument();
  expect(dialog.getByRole("link", { name: "Vai ai dati di fatturazione" })).toBeInTheDocument();
  expect(screen.getAllByText(message)).toHaveLength(1);
  await userEvent.click(dialog.getByRole("button", { name: "Ho capito" }));
  expect(await findInvoiceCheckbox()).toBeChecked();
});

it("shows the recipient on the order page", async () => {
  stubGateway({ "order/view": { data: makeOrder({ invoice: company }) } });
  renderPage(<OrderPage orderId={710001} />);
  expect(await screen.findByText("Trattoria Nina")).toBeInTheDocument();
  expect(screen.getByText("P.IVA 12345670785 · SDI M5UXCR1")).toBeInTheDocument();
});
