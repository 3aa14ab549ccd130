import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import messages from "@/messages/it.json";
import { makeCart, makeCourgettes, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const bagProduct = makeProduct({
  productId: 900,
  name: "Sacchetto di carta",
  brand: "",
  packSize: "",
  slug: "900",
  isPackaging: true,
  prices: { display: 15, list: 15, standard: null, lowest30: null, unit: 15, baseUnit: "pz" },
});
const productItem = makeItem({ itemId: 2, product: makeCourgettes(), quantity: 20 });
const bagItem = makeItem({ itemId: 9, product: bagProduct, quantity: 1 });

const paymentTypes = [
  { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true },
  { paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false },
];

function cartWith(items = [productItem, bagItem], version = 7) {
  const cart = makeCart(items, { version });
  cart.totals = { ...cart.totals, products: 5980, gross: 6485, packaging: 15, variableWeight: 5980 };
  return cart;
}

function setUp(cart = cartWith()) {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "packaging-type/list": { data: [bagProduct] },
    "checkout/prepare": { data: { cart, paymentTypes: paymentTypes } },
    "checkout/prebilled-amount": ({ params }) => ({
      data: { prebilledCents: params.get("payment_type_id") === "12" ? 8877 : 6485 },
    }),
  });
  renderPage(<CheckoutPage />);
  return gateway;
}

beforeEach(() => setSignedIn());

afterEach(resetPage);

async function goToConfirmation(): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
  await userEvent.click(await screen.findByRole("button", { name: "Controlla e conferma" }));
}

async function acceptAll(): Promise<void> {
  await userEvent.click(await screen.findByRole("checkbox", { name: /siano bloccati/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /condizioni/ }));
}

describe("the checkout", () => {
  it("shows every cost from the first step on", async () => {
    setUp();
    await screen.findByRole("heading", { name: "Riepilogo" });
    const costs = screen.getByRole("complementary", { name: "Costi e consegna" });
    expect(costs).toHaveTextContent(/Buste0,15\s€/);
    expect(costs).toHaveTextContent(/Consegna a casa4,90\s€/);
    expect(costs).toHaveTextContent(/Totale stimato64,85\s€/);
  });

  it("lists the costs above the button that orders, so that they add up to the total", async () => {
    const cart = cartWith();
    cart.totals = { ...cart.totals, deliveryFee: 490, gross: 5485 };
    cart.adjustments = [
      {
        description: "10 € di benvenuto",
        amountCents: 1000,
        giftCode: "BENVENUTO10",
        reducesDelivery: false,
      },
    ];
    setUp(cart);
    await goToConfirmation();
    const order = screen.getByRole("region", { name: "Conferma" });
    expect(order).toHaveTextContent(
      /Prodotti59,80\s€10 € di benvenuto−10,00\s€Buste0,15\s€Consegna a casa4,90\s€Totale stimato54,85\s€/,
    );
  });

  it("shows no delivery cost where the shop does not say the fee", async () => {
    const cart = cartWith();
    cart.totals = { ...cart.totals, deliveryFee: null };
    setUp(cart);
    await goToConfirmation();
    const order = screen.getByRole("region", { name: "Conferma" });
    expect(order).toHaveTextContent(/Totale stimato64,85\s€/);
    expect(screen.queryByText("Gratis")).not.toBeInTheDocument();
    expect(within(order).queryByText("Consegna a casa")).not.toBeInTheDocument();
  });

  it("has an address for each step, and the browser's back goes a step back", async () => {
    setUp();
    await goToConfirmation();
    expect(window.location.search).toBe("?step=confirm");
    act(() => window.history.back());
    expect(await screen.findByRole("button", { name: "Controlla e conferma" })).toBeInTheDocument();
    expect(window.location.search).toBe("?step=payment");
    act(() => window.history.back());
    expect(await screen.findByRole("button", { name: "Continua al pagamento" })).toBeInTheDocument();
    expect(window.location.search).toBe("");
  });

  it("resumes a reloaded step at the payment, and at the summary when it cannot", async () => {
    window.history.replaceState(null, "", "/checkout?step=confirm");
    setUp();
    expect(await screen.findByRole("button", { name: "Controlla e conferma" })).toBeInTheDocument();
    expect(window.location.search).toBe("?step=payment");
  });

  it("shows the summary and the error of a reloaded step that cannot be resumed", async () => {
    window.history.replaceState(null, "", "/checkout?step=payment");
    const gateway = stubGateway({
      "cart/view": { data: cartWith() },
      "packaging-type/list": { data: [bagProduct] },
      "checkout/prepare": { status: 1, errors: [{ code: "x", message: "La fascia è scaduta" }] },
    });
    renderPage(<CheckoutPage />);
    expect(await screen.findByRole("alert")).toHaveTextContent("La fascia è scaduta");
    expect(window.location.search).toBe("");
    expect(gateway.requestsTo("checkout/prepare")).toHaveLength(1);
  });

  it("requires a bag and moves focus to the bags", async () => {
    const gateway = setUp(cartWith([productItem]));
    await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
    expect(screen.getByText("Scegli almeno una busta per la tua spesa.")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Buste per la spesa" })).toHaveFocus();
    expect(gateway.requestsTo("checkout/prepare")).toHaveLength(0);
  });

  it("moves to the bags when the shop does not count what is there as one", async () => {
    const gateway = setUp();
    gateway.setResponse("checkout/prepare", {
      status: 1,
      errors: [{ code: "error.checkout.bag_required", message: "Scegli almeno una busta per la tua spesa." }],
    });
    await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
    expect(await screen.findByText("Scegli almeno una busta per la tua spesa.")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Buste per la spesa" })).toHaveFocus();
  });

  it("shows the API's first error when the checkout cannot be prepared", async () => {
    const gateway = setUp();
    gateway.setResponse("checkout/prepare", {
      status: 1,
      errors: [
        { code: "x", message: "La fascia è scaduta" },
        { code: "y", message: "Ordine minimo non raggiunto" },
      ],
    });
    await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^La fascia è scaduta$/);
    expect(screen.getByRole("heading", { name: "Riepilogo" })).toBeInTheDocument();
  });

  it("shows the exact amount pre-authorised for the payment type", async () => {
    setUp();
    await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
    expect(await screen.findByText(/saranno bloccati 88,77\s€/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: /Al ritiro o alla consegna/ }));
    expect(
      screen.getByText(/^Paghi 64,85\s€ alla consegna\. Il totale può cambiare di poco/),
    ).toBeInTheDocument();
  });

  it("gives each step its own title and moves the focus to its heading", async () => {
    setUp();
    expect(await screen.findByRole("heading", { name: "Riepilogo" })).toBeInTheDocument();
    expect(document.title).toBe("Riepilogo – Concludi l'ordine");
    await userEvent.click(screen.getByRole("button", { name: "Continua al pagamento" }));
    expect(await screen.findByRole("heading", { name: "Pagamento" })).toHaveFocus();
    expect(document.title).toBe("Pagamento – Concludi l'ordine");
    await userEvent.click(screen.getByRole("button", { name: "Controlla e conferma" }));
    expect(screen.getByRole("heading", { name: "Conferma" })).toHaveFocus();
    expect(document.title).toBe("Conferma – Concludi l'ordine");
  });

  it("says above the order button that a document is asked for, where a product is for adults", async () => {
    const wine = { ...productItem.product, features: ["Vietato ai minori di 18 anni"] };
    setUp(cartWith([{ ...productItem, product: wine }, bagItem]));
    await goToConfirmation();
    const form = screen.getByRole("button", { name: "Ordine con obbligo di pagare" }).closest("form");
    expect(form).toHaveTextContent(messages.orders.ageCheck);
  });

  it("repeats products, place, time and total above the order button", async () => {
    const options = [{ key: "sliced", value: "A rondelle" }];
    const cut = { parameterName: "cut", name: "Taglio", options, selected: "" };
    const product = makeCourgettes({ selectOptions: [cut] });
    setUp(cartWith([{ ...productItem, product, info: { cut: "sliced" } }, bagItem]));
    await goToConfirmation();
    const form = screen.getByRole("button", { name: "Ordine con obbligo di pagare" }).closest("form");
    expect(form).toHaveTextContent(/Zucchine.*A rondelle · .*Sacchetto di carta/);
    expect(form).toHaveTextContent(/€\/kg/);
    expect(form).toHaveTextContent(/Via Mario Pagano 12/);
    expect(form).toHaveTextContent(/\d{1,2}:\d\d–\d{1,2}:\d\d/);
    expect(form).toHaveTextContent(/Totale stimato64,85\s€/);
    expect(form).toHaveTextContent(messages.checkout.withdrawal);
    expect(form).not.toHaveTextContent(messages.orders.ageCheck);
    expect(form).toHaveTextContent(messages.guarantee.title);
    expect(form?.querySelector("details[open]")).toHaveTextContent("Zucchine");
    expect(within(form!).getAllByRole("button").at(-1)).toHaveTextContent("Ordine con obbligo di pagare");
  });

  it("requires the conditions to be accepted before ordering", async () => {
    const gateway = setUp();
    await goToConfirmation();
    await userEvent.click(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
    expect(screen.getByText("Per ordinare occorre accettare le condizioni di vendita.")).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: /condizioni/ })).toHaveFocus();
    expect(gateway.requestsTo("checkout/buy")).toHaveLength(0);
  });

  it("buys once on repeated clicks, with the displayed cart version", async () => {
    const gateway = setUp();
    gateway.setResponse("checkout/buy", () => new Promise(() => {}));
    await goToConfirmation();
    await acceptAll();
    await userEvent.tripleClick(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
    await waitFor(() => expect(gateway.requestsTo("checkout/buy")).toHaveLength(1));
    const { params } = gateway.requestsTo("checkout/buy")[0] ?? {};
    expect(Object.fromEntries(params ?? [])).toEqual({
      payment_type_id: "12",
      payment_data: '{"holdConsent":88.77}',
      cart_version: "7",
      gross_total: "64.85",
    });
  });

  const card = {
    userPaymentAuthId: 70001,
    paymentTypeId: 12,
    brand: "Visa",
    maskedPan: "•••• 4242",
    expiry: "209911",
  };

  it.each([
    ["Visa •••• 4242", "70001"],
    ["Un'altra carta", null],
  ])("pays with the selected card: %s", async (choice, authId) => {
    const gateway = setUp();
    gateway.setResponse("payment-type/list-auth", {
      data: [card, { ...card, userPaymentAuthId: 2, expiry: "202001" }],
    });
    gateway.setResponse("checkout/buy", () => new Promise(() => {}));
    await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
    const savedCards = await screen.findByRole("group", { name: "Con quale carta?" });
    expect(within(savedCards).getAllByRole("radio")).toHaveLength(2);
    await userEvent.click(within(savedCards).getByRole("radio", { name: new RegExp(choice) }));
    await userEvent.click(screen.getByRole("button", { name: "Controlla e conferma" }));
    await acceptAll();
    await userEvent.click(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
    await waitFor(() => expect(gateway.requestsTo("checkout/buy")).toHaveLength(1));
    expect(gateway.requestsTo("checkout/buy")[0]?.params.get("user_payment_auth_id")).toBe(authId);
  });

  it("allows another attempt when the API rejects the order", async () => {
    const gateway = setUp();
    gateway.setResponse("checkout/buy", {
      status: 1,
      errors: [{ code: "x", message: "La fascia è appena andata esaurita" }],
    });
    await goToConfirmation();
    await acceptAll();
    await userEvent.click(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("La fascia è appena andata esaurita");
    expect(screen.getByRole("button", { name: "Ordine con obbligo di pagare" })).not.toHaveAttribute(
      "aria-busy",
    );
  });

  it("goes back to a completed step", async () => {
    setUp();
    await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
    await userEvent.click(await screen.findByRole("button", { name: /Riepilogo/ }));
    expect(screen.getByRole("heading", { name: "Riepilogo" })).toHaveFocus();
  });
});

it("takes a discount code in the first step", async () => {
  const gateway = setUp();
  gateway.setResponse("personal-coupon/check_coupon", { data: false });
  gateway.setResponse("cart-giftcertificate/add_code", { data: cartWith(undefined, 8) });
  expect(await screen.findByText("Hai un codice o dei bolloni?")).toBeInTheDocument();
  expect(gateway.requestsTo("personal-coupon/check_coupon")).toHaveLength(0);
  await userEvent.click(screen.getByText("Hai un codice o dei bolloni?"));
  await userEvent.type(screen.getByRole("textbox", { name: "Codice" }), "SCONTO5{Enter}");
  await waitFor(() => expect(gateway.requestsTo("cart-giftcertificate/add_code")).toHaveLength(1));
  expect(gateway.requestsTo("personal-coupon/check_coupon")).toHaveLength(1);
});
