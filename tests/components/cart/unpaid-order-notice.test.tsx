import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import messages from "@/messages/it.json";
import { ORDER_STATUS } from "@/lib/rules/order-status";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const unpaid = makeOrder({
  statusId: ORDER_STATUS.unpaid,
  canRetryPayment: true,
  payBefore: "2026-11-27T11:00:00.000Z",
});

beforeEach(() => setSignedIn());

afterEach(resetPage);

describe.each([
  ["cart", CartPage],
  ["checkout", CheckoutPage],
])("an unpaid order in an empty %s", (_name, Page) => {
  it("can be paid or cancelled", async () => {
    const gateway = stubGateway({
      "cart/view": { data: makeCart([]) },
      "order/list-retry-payment": { data: { orders: [unpaid] } },
      "order/delete": { data: null },
    });
    renderPage(<Page />);
    const notice = await screen.findByRole("region", { name: "L'ordine n. 710001 aspetta il pagamento" });
    expect(notice).toHaveTextContent("Paga entro ven 27 nov 12:00");
    expect(notice.closest("[role=status]")).not.toBeNull();
    expect(within(notice).getByRole("link", { name: /^Paga 8,03\s€ ora$/ })).toHaveAttribute(
      "href",
      "/payment?orderId=710001",
    );
    gateway.setResponse("order/list-retry-payment", { data: { orders: [] } });
    await userEvent.click(within(notice).getByRole("button", { name: "Annulla l'ordine" }));
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Annulla l'ordine" }),
    );
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(gateway.requestsTo("order/delete")[0]?.params.get("order_id")).toBe("710001");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("does not move the page's heading", async () => {
    stubGateway({
      "cart/view": { data: makeCart([]) },
      "order/list-retry-payment": { data: { orders: [unpaid] } },
    });
    renderPage(<Page />);
    const notice = await screen.findByRole("region", { name: /aspetta il pagamento/ });
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("is not said to be missing where it could not be read", async () => {
    const gateway = stubGateway({
      "cart/view": { data: makeCart([]) },
      "order/list-retry-payment": { http: 502, status: 502 },
    });
    renderPage(<Page />);
    expect(await screen.findByRole("alert")).toHaveTextContent(messages.errors.generic);
    gateway.setResponse("order/list-retry-payment", { data: { orders: [unpaid] } });
    await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
    expect(await screen.findByRole("region", { name: /aspetta il pagamento/ })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

it("is not asked for by visitors", async () => {
  setSignedIn(false);
  const gateway = stubGateway({});
  renderPage(<CartPage />);
  await screen.findByRole("heading", { level: 1 });
  expect(gateway.requests).toHaveLength(0);
});

it("is not asked for while the cart has products", async () => {
  const gateway = stubGateway({ "cart/view": { data: makeCart([makeItem()]) } });
  renderPage(<CartPage />);
  await screen.findByRole("link", { name: "Mezze maniche" });
  expect(gateway.requestsTo("order/list-retry-payment")).toHaveLength(0);
});

it("hands the focus of a cancelled order to the next one's heading", async () => {
  const other = { ...unpaid, orderId: 710_002 };
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "order/list-retry-payment": { data: { orders: [unpaid, other] } },
    "order/delete": { data: null },
  });
  renderPage(<CartPage />);
  const notice = await screen.findByRole("region", { name: /n\. 710001/ });
  gateway.setResponse("order/list-retry-payment", { data: { orders: [other] } });
  await userEvent.click(within(notice).getByRole("button", { name: "Annulla l'ordine" }));
  await userEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Annulla l'ordine" }),
  );
  await waitFor(() => expect(screen.getByRole("heading", { name: /n\. 710002/ })).toHaveFocus());
});

it("cancels an order once, however often its button is pressed", async () => {
  let answer: (reply: object) => void = () => undefined;
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "order/list-retry-payment": { data: { orders: [unpaid] } },
    "order/delete": () => new Promise((resolve) => (answer = resolve)),
  });
  renderPage(<CartPage />);
  const button = await screen.findByRole("button", { name: "Annulla l'ordine" });
  await userEvent.click(button);
  await userEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Annulla l'ordine" }),
  );
  await waitFor(() => expect(gateway.requestsTo("order/delete")).toHaveLength(1));
  await userEvent.click(button);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  gateway.setResponse("order/list-retry-payment", { data: { orders: [] } });
  act(() => answer({ data: null }));
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(gateway.requestsTo("order/delete")).toHaveLength(1);
});
