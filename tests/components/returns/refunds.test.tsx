import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PaymentDuePage } from "@/components/orders/payment-due-page";
import { RefundOrderPicker } from "@/components/returns/refund-order-picker";
import { RefundPage } from "@/components/returns/refund-page";
import { RefundRequest } from "@/components/returns/refund-request";
import { RefundsPage } from "@/components/returns/refunds-page";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import type { OrderRefund } from "@/lib/ebsn/domain/order-refund";
import messages from "@/messages/it.json";
import { makeCourgettes, makeProduct } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { resetPage, routerPush, renderPage } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";

const labels = messages.refunds;
const due = messages.paymentDue;

const order = makeOrder({ statusId: 8 });
const [item] = order.items;
if (!item) throw new Error("the order fixture has no items");

const refund: OrderRefund = {
  refundId: 8001,
  orderId: 710001,
  statusId: 1,
  optionId: 6,
  reason: "Scatola\naperta",
  dateIso: "2026-11-20",
  amountCents: 149,
  items: [{ orderItemId: 1, quantity: 1, amountCents: 149, orderItem: item }],
  photos: ["scatola.png"],
  withdrawnAt: null,
};

const page = { number: 1, count: 1, items: 1, size: 12 };
const refundList = (...refunds: OrderRefund[]) => ({ data: { refunds, page } });

beforeEach(() => {
  routerPush.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(resetPage);

it.each([
  [1, "In approvazione", "progress"],
  [3, "Approvato", "success"],
  [10, "Annullato", "error"],
  [2, "In lavorazione", "neutral"],
])("lists a return in status %d as %s", async (statusId, word, tone) => {
  stubGateway({ "order-refund/list": refundList({ ...refund, statusId, optionId: 7 }) });
  renderPage(<RefundsPage page={1} />);
  expect(await screen.findByText(word)).toHaveAttribute("data-tone", tone);
  expect(screen.getByRole("listitem")).toHaveTextContent("chiesto il 20/11/2026 · ordine n. 710001");
  expect(screen.getByText(/Sostituzione/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Reso n. 8001" })).toHaveAttribute(
    "href",
    "/profile/order-refunds/8001",
  );
});

it("shows the empty state with a link to the request", async () => {
  stubGateway({ "order-refund/list": refundList(), "order/list": { data: { orders: [order], page } } });
  renderPage(<RefundsPage page={1} />);
  expect(await screen.findByRole("heading", { name: labels.empty })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: labels.request })).toHaveAttribute(
    "href",
    "/profile/order-refund-request",
  );
});

it("shows a return and an unknown one as missing", async () => {
  const gateway = stubGateway({ "order-refund/view": { data: refund } });
  const { unmount } = renderPage(<RefundPage refundId={8001} />);
  expect(await screen.findByText(/Scatola/)).toBeInTheDocument();
  for (const text of ["Rimborso", "scatola.png", labels.note.inApproval])
    expect(screen.getByText(text)).toBeInTheDocument();
  unmount();
  gateway.setResponse("order-refund/view", {
    status: 1,
    errors: [{ code: "error.refund.unknown", message: "" }],
  });
  renderPage(<RefundPage refundId={9} />);
  expect(await screen.findByRole("heading", { name: labels.missing })).toBeInTheDocument();
});

it("lists delivered orders only", async () => {
  const undated = makeOrder({ orderId: 3, statusId: 9, dateIso: "" });
  const orders = [order, makeOrder({ orderId: 2, statusId: 3 }), undated];
  stubGateway({ "order/list": { data: { orders, page } } });
  renderPage(<RefundOrderPicker />);
  const links = await screen.findAllByRole("link", { name: /Ordine n/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/profile/order-refund-request?order_id=710001",
    "/profile/order-refund-request?order_id=3",
  ]);
  expect(screen.getAllByText(/fatto il/)).toHaveLength(1);
});

describe("the return request", () => {
  const show = () =>
    renderPage(
      <RefundRequest
        orderId={710001}
        fileMessages={{ ...messages.forms.engine, errors: messages.forms.error }}
      />,
    );
  const send = () => userEvent.click(screen.getByRole("button", { name: labels.send }));

  it("validates, limits the quantity to what can be returned and sends the photo", async () => {
    const gateway = stubGateway({
      "order/view": { data: order },
      "order-refund/list": refundList(refund),
      "order-refund/add": { data: { ...refund, refundId: 8002 } },
    });
    show();
    const howMuch = await screen.findByLabelText(`Quanto di ${item.product.name}`);
    // Two were delivered, one is already being returned.
    expect(
      within(howMuch)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Niente", "1\u00a0pz"]);
    await send();
    const summary = screen.getByRole("alert");
    expect(summary).toHaveFocus();
    expect(screen.getByRole("group", { name: labels.which })).toHaveAccessibleDescription(labels.error.items);
    expect(howMuch).toBeValid();
    await userEvent.click(within(summary).getByRole("link", { name: labels.error.items }));
    expect(howMuch).toHaveFocus();
    await userEvent.selectOptions(howMuch, "1");
    await userEvent.click(screen.getByRole("radio", { name: /Sostituzione/ }));
    await userEvent.type(screen.getByLabelText(labels.why), "Rotto");
    const photo = new File(["\x89PNG"], "rotto.png", { type: "image/png" });
    await userEvent.upload(screen.getByLabelText(/Una foto/), photo);
    await send();
    expect(await screen.findByText(labels.sent)).toBeInTheDocument();
    expect(gateway.requestsTo("order-refund/add")[0]?.body).toEqual({
      orderId: 710001,
      refundOptionId: 7,
      reason: "Rotto",
      refundItems: [{ orderItemId: 1, quantity: 1, available: 1 }],
      photos: [{ name: "rotto.png", type: "image/png", content: expect.any(String) }],
    });
    expect(routerPush).toHaveBeenCalledWith("/profile/order-refunds/8002");
  });

  it("offers nothing before what was returned already is known", async () => {
    const gateway = stubGateway({ "order/view": { data: order }, "order-refund/list": { http: 502 } });
    show();
    const retry = await screen.findByRole("button", { name: "Riprova" });
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    gateway.setResponse("order-refund/list", refundList(refund));
    await userEvent.click(retry);
    const howMuch = await screen.findByLabelText(`Quanto di ${item.product.name}`);
    expect(within(howMuch).getAllByRole("option")).toHaveLength(2);
  });

  it("keeps the input when the API rejects the request", async () => {
    const message = "Di «Pasta» puoi rendere al massimo 1.";
    stubGateway({
      "order/view": { data: order },
      "order-refund/list": refundList(),
      "order-refund/add": { status: 1, errors: [{ code: "error.refund.quantity", message }] },
    });
    show();
    const howMuch = await screen.findByLabelText(`Quanto di ${item.product.name}`);
    await userEvent.selectOptions(howMuch, "2");
    await userEvent.click(screen.getByRole("radio", { name: /Rimborso/ }));
    await userEvent.type(screen.getByLabelText(labels.why), "Rotto");
    await send();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(labels.why)).toHaveValue("Rotto");
    expect(howMuch).toHaveValue("2");
  });

  describe("offers what was delivered", () => {
    const product = makeCourgettes({ name: "Prosciutto" });
    const substitute = makeProduct({ productId: 103, name: "Penne" });
    const showLine = (line: Partial<OrderItem>) => {
      const other = { ...item, orderItemId: 2 };
      const items = [{ ...item, ...line }, other];
      stubGateway({
        "order/view": { data: makeOrder({ statusId: 8, items }) },
        "order-refund/list": refundList(),
      });
      show();
    };

    it.each<[string, Partial<OrderItem>, string, string[]]>([
      [
        "a weighed product",
        { product, quantity: 0.5, picked: { quantity: 0.512, cents: 153, substitute: null } },
        "Prosciutto",
        ["0.512"],
      ],
      [
        "a short line",
        {
          product: { ...product, name: "Riso", selling: item.product.selling },
          quantity: 3,
          picked: { quantity: 2, cents: 298, substitute: null },
        },
        "Riso",
        ["1", "2"],
      ],
      ["a substitute", { quantity: 2, picked: { quantity: 1, cents: 149, substitute } }, "Penne", ["1"]],
    ])("of %s", async (_, line, name, choices) => {
      showLine(line);
      const howMuch = await screen.findByRole("combobox", { name: `Quanto di ${name}` });
      const values = within(howMuch)
        .getAllByRole<HTMLOptionElement>("option")
        .map(({ value }) => value);
      expect(values).toEqual(["0", ...choices]);
      expect(screen.getAllByRole("combobox")).toHaveLength(2);
    });

    it.each<[string, Partial<OrderItem>]>([
      ["a missing product", { product, picked: { quantity: 0, cents: 0, substitute: null } }],
      ["a refused substitute", { product, picked: { quantity: 0, cents: 0, substitute, isRefused: true } }],
    ])("without %s", async (_, line) => {
      showLine(line);
      expect(
        await screen.findByRole("combobox", { name: `Quanto di ${item.product.name}` }),
      ).toBeInTheDocument();
      expect(screen.queryByText(/Prosciutto|Penne/)).not.toBeInTheDocument();
    });
  });

  it.each([
    ["that is not delivered", makeOrder({ statusId: 7 }), [], labels.notDelivered],
    [
      "that is fully returned",
      order,
      [{ ...refund, items: [{ ...refund.items[0]!, quantity: 2 }] }],
      labels.nothingLeft,
    ],
  ])("is unavailable for an order %s", async (_, requestedOrder, refunds, heading) => {
    stubGateway({ "order/view": { data: requestedOrder }, "order-refund/list": refundList(...refunds) });
    show();
    expect(await screen.findByRole("heading", { name: heading })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: labels.send })).not.toBeInTheDocument();
  });
});

it("shows open due dates first and the bank transactions", async () => {
  const makeDueDate = (statusId: number) => ({
    paymentDueDateId: statusId,
    orderId: statusId === 3 ? 710001 : null,
    description: `Fattura ${statusId}`,
    dueDateIso: "2026-12-01",
    amountCents: 1000,
    statusId,
  });
  const makeTransaction = (statusId: number) => ({
    transactionId: statusId,
    orderId: 710001,
    dateIso: "2026-11-20",
    amountCents: 803,
    paymentType: { paymentTypeId: 12, name: "Carta", descr: "", online: true },
    statusId,
  });
  stubGateway({
    "payment-due-date/list": { data: [4, 1, 2, 3].map(makeDueDate) },
    "payment-due-date/transactions": {
      data: [
        ...[0, 1, 2].map(makeTransaction),
        // Held and released amounts are no payments.
        ...["held", "charged", "released"].map((settlement) => ({
          ...makeTransaction(2),
          transactionId: settlement,
          settlement,
        })),
      ],
    },
  });
  renderPage(<PaymentDuePage />);
  expect(await screen.findByText("Da pagare: 30,00 €")).toBeInTheDocument();
  const badges = () => [...document.querySelectorAll("[data-tone]")].map((badge) => badge.textContent);
  await screen.findByText(due.transaction.completed);
  expect(badges()).toEqual([
    "Scaduta",
    "In scadenza",
    "In corso",
    "Saldata",
    "Non riuscito",
    "In corso",
    "Completato",
    "Importo bloccato",
    due.transaction.charged,
    due.transaction.released,
  ]);
});

it("says what comes back in meal vouchers, and of the delivery", async () => {
  stubGateway({ "order-refund/view": { data: { ...refund, mealVoucherCents: 100, deliveryFeeCents: 590 } } });
  renderPage(<RefundPage refundId={8001} />);
  for (const text of [/della consegna$/, "Di cui in buoni pasto", /^1,00/, "Di cui per la consegna", /^5,90/])
    expect(await screen.findByText(text)).toBeVisible();
});
