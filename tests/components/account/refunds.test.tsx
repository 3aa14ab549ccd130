import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PaymentDuePage } from "@/components/account/payment-due-page";
import { RefundChoose } from "@/components/account/refund-choose";
import { RefundPage } from "@/components/account/refund-page";
import { RefundRequest } from "@/components/account/refund-request";
import { RefundsPage } from "@/components/account/refunds-page";
import type { OrderRefund } from "@/lib/ebsn/domain/order-refund";
import messages from "@/messages/it.json";
import { makeOrder } from "@/tests/fixtures/orders";
import { leavePage, pushed, renderPage } from "@/tests/support/buying-page";
import { stubDoor } from "@/tests/support/door-stub";

const words = messages.refunds;
const due = messages.paymentDue;

const order = makeOrder({ statusId: 8 });
const [item] = order.items;
if (!item) throw new Error("an order without goods");

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
};

const page = { number: 1, count: 1, items: 1, size: 12 };
const listed = (...refunds: OrderRefund[]) => ({ data: { refunds, page } });

beforeEach(() => {
  pushed.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(leavePage);

it.each([
  [1, "In approvazione", "busy"],
  [3, "Approvato", "good"],
  [10, "Annullato", "bad"],
  [2, "In lavorazione", "plain"],
])("lists a return in status %d as %s", async (statusId, word, tone) => {
  stubDoor({ "order-refund/list": listed({ ...refund, statusId, optionId: 7 }) });
  renderPage(<RefundsPage page={1} />);
  expect(await screen.findByText(word)).toHaveAttribute("data-tone", tone);
  expect(screen.getByRole("listitem")).toHaveTextContent("chiesto il 20/11/2026 · ordine n. 710001");
  expect(screen.getByText(/Sostituzione/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Reso n. 8001" })).toHaveAttribute(
    "href",
    "/profile/order-refunds/8001",
  );
});

it("says that nothing was given back yet, and how to", async () => {
  stubDoor({ "order-refund/list": listed() });
  renderPage(<RefundsPage page={1} />);
  expect(await screen.findByRole("heading", { name: words.empty })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: words.request })).toHaveAttribute(
    "href",
    "/profile/order-refund-request",
  );
});

it("shows a return whole, and one of nobody as missing", async () => {
  const door = stubDoor({ "order-refund/view": { data: refund } });
  const { unmount } = renderPage(<RefundPage refundId={8001} />);
  expect(await screen.findByText(/Scatola/)).toBeInTheDocument();
  for (const text of ["Rimborso", "scatola.png", words.note.inApproval])
    expect(screen.getByText(text)).toBeInTheDocument();
  unmount();
  door.on("order-refund/view", { status: 1, errors: [{ code: "error.refund.unknown", message: "" }] });
  renderPage(<RefundPage refundId={9} />);
  expect(await screen.findByRole("heading", { name: words.missing })).toBeInTheDocument();
});

it("offers delivered orders only", async () => {
  const orders = [order, makeOrder({ orderId: 2, statusId: 3 }), makeOrder({ orderId: 3, statusId: 9 })];
  stubDoor({ "order/list": { data: { orders, page } } });
  renderPage(<RefundChoose />);
  const links = await screen.findAllByRole("link", { name: /Ordine n/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/profile/order-refund-request?order_id=710001",
    "/profile/order-refund-request?order_id=3",
  ]);
});

describe("the request", () => {
  const show = () => renderPage(<RefundRequest orderId={710001} fileWords={messages.forms.engine} />);
  const send = () => userEvent.click(screen.getByRole("button", { name: words.send }));

  it("says what is missing, then sends no more than was delivered, with the photo", async () => {
    const door = stubDoor({
      "order/view": { data: order },
      "order-refund/list": listed(refund),
      "order-refund/add": { data: { ...refund, refundId: 8002 } },
    });
    show();
    const howMuch = await screen.findByLabelText(`Quanto di ${item.product.name}`);
    // Two were delivered, one is on its way back.
    expect(
      within(howMuch)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Niente", "1 pz"]);
    await send();
    const faults = screen.getByRole("alert");
    expect(faults).toHaveFocus();
    await userEvent.click(within(faults).getByRole("link", { name: words.fault.items }));
    expect(howMuch).toHaveFocus();
    await userEvent.selectOptions(howMuch, "1 pz");
    await userEvent.click(screen.getByRole("radio", { name: /Sostituzione/ }));
    await userEvent.type(screen.getByLabelText(words.why), "Rotto");
    const photo = new File(["\x89PNG"], "rotto.png", { type: "image/png" });
    await userEvent.upload(screen.getByLabelText(/Una foto/), photo);
    await send();
    expect(await screen.findByText(words.sent)).toBeInTheDocument();
    expect(door.calls("order-refund/add")[0]?.body).toEqual({
      orderId: 710001,
      refundOptionId: 7,
      reason: "Rotto",
      refundItems: [{ orderItemId: 1, quantity: 1 }],
      photos: [{ name: "rotto.png", type: "image/png", content: expect.any(String) }],
    });
    expect(pushed).toHaveBeenCalledWith("/profile/order-refunds/8002");
  });

  it("keeps all that was written when the shop refuses", async () => {
    const message = "Di «Pasta» puoi rendere al massimo 1.";
    stubDoor({
      "order/view": { data: order },
      "order-refund/list": listed(),
      "order-refund/add": { status: 1, errors: [{ code: "error.refund.quantity", message }] },
    });
    show();
    const howMuch = await screen.findByLabelText(`Quanto di ${item.product.name}`);
    await userEvent.selectOptions(howMuch, "2 pz");
    await userEvent.click(screen.getByRole("radio", { name: /Rimborso/ }));
    await userEvent.type(screen.getByLabelText(words.why), "Rotto");
    await send();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(words.why)).toHaveValue("Rotto");
    expect(howMuch).toHaveValue("2");
  });

  it.each([
    ["not delivered", makeOrder({ statusId: 7 }), [], words.notDelivered],
    [
      "given back whole",
      order,
      [{ ...refund, items: [{ ...refund.items[0]!, quantity: 2 }] }],
      words.nothingLeft,
    ],
  ])("is not for an order %s", async (_, asked, refunds, heading) => {
    stubDoor({ "order/view": { data: asked }, "order-refund/list": listed(...refunds) });
    show();
    expect(await screen.findByRole("heading", { name: heading })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: words.send })).not.toBeInTheDocument();
  });
});

it("shows deadlines, what is still to pay first, and what went through the bank", async () => {
  const deadline = (statusId: number) => ({
    paymentDueDateId: statusId,
    orderId: statusId === 3 ? 710001 : null,
    description: `Fattura ${statusId}`,
    dueDateIso: "2026-12-01",
    amountCents: 1000,
    statusId,
  });
  const moved = (statusId: number) => ({
    transactionId: statusId,
    orderId: 710001,
    dateIso: "2026-11-20",
    amountCents: 803,
    paymentType: "Carta",
    statusId,
  });
  stubDoor({
    "payment-due-date/list": { data: [4, 1, 2, 3].map(deadline) },
    "payment-due-date/transactions": { data: [0, 1, 2].map(moved) },
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
  ]);
});
