import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderPage } from "@/components/orders/order-page";
import { CartPage } from "@/components/cart/cart-page";
import { SideCart } from "@/components/cart/side-cart";
import { completeNavigation } from "@/lib/navigation/page-navigation";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { makeDay, makeSlot } from "@/tests/fixtures/timeslots";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const page = (children: React.ReactNode) => renderPage(children);

const open = makeOrder({ canBeModified: true });
const reopened = makeCart([makeItem()], {
  cartId: 901,
  statusId: 7,
  reopenedOrder: { orderId: 710001, modifiableUntil: "2026-11-26T11:00:00.000Z", paymentTypeId: 12 },
});

beforeEach(() => {
  setSignedIn();
  push.mockClear();
});
afterEach(resetPage);

async function confirm(dialogName: string, button: string): Promise<void> {
  const dialog = await screen.findByRole("dialog", { name: dialogName });
  await userEvent.click(within(dialog).getByRole("button", { name: button }));
}

it("keeps the order as it is by a button that does not read as cancelling it", async () => {
  const gateway = stubGateway({ "order/view": { data: open } });
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Modifica l'ordine" }));
  await confirm("Modificare l'ordine n. 710001?", "Tieni l'ordine com'è");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(gateway.requestsTo("order/modify")).toHaveLength(0);
});

it("reopens an order after confirmation and redirects to the cart", async () => {
  const gateway = stubGateway({ "order/view": { data: open }, "order/modify": { data: reopened } });
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Modifica l'ordine" }));
  expect(gateway.requestsTo("order/modify")).toHaveLength(0);
  await confirm("Modificare l'ordine n. 710001?", "Modifica l'ordine");
  await waitFor(() => expect(push).toHaveBeenCalledWith("/cart"));
  expect(gateway.requestsTo("order/modify")[0]?.params.get("order_id")).toBe("710001");
});

it("says on the cart page what the shop says about the reopened order, once", async () => {
  const message = "Stai modificando l'ordine 710001.";
  stubGateway({
    "order/view": { data: open },
    "order/modify": {
      data: reopened,
      infos: [
        { code: "info.order.reopen", message },
        { code: "x", message: "Un buono è tornato disponibile." },
      ],
    },
  });
  completeNavigation("/profile/orders/710001?");
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Modifica l'ordine" }));
  await confirm("Modificare l'ordine n. 710001?", "Modifica l'ordine");
  await waitFor(() => expect(push).toHaveBeenCalledWith("/cart"));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  act(() => void completeNavigation("/cart?"));
  expect(within(await screen.findByRole("dialog")).getByText(message)).toBeInTheDocument();
  expect(screen.getByText("Un buono è tornato disponibile.")).toBeInTheDocument();
  act(() => void completeNavigation("/pasta?"));
  expect(screen.getAllByText(message)).toHaveLength(1);
});

it("shows the error when an order cannot be modified", async () => {
  const gateway = stubGateway({ "order/view": { data: open }, "order/modify": { http: 500, status: 500 } });
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Modifica l'ordine" }));
  await confirm("Modificare l'ordine n. 710001?", "Modifica l'ordine");
  expect(
    await screen.findByText(
      "Si è verificato un errore durante la modifica dell'ordine. Si prega di riprovare a breve.",
    ),
  ).toBeInTheDocument();
  expect(push).not.toHaveBeenCalled();
  expect(gateway.requestsTo("order/modify")).toHaveLength(1);
  // Whether it can still be modified is asked again.
  await waitFor(() => expect(gateway.requestsTo("order/view")).toHaveLength(2));
});

it("hides the change buttons while an order is being prepared", async () => {
  stubGateway({ "order/view": { data: makeOrder({ canBeModified: false }) } });
  page(<OrderPage orderId={710001} />);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: "Modifica l'ordine" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Cambia giorno" })).toBeNull();
});

it("moves an order to another timeslot and reloads it", async () => {
  const slot = makeSlot({ timeslotId: 4, beginTime: "12:00", endTime: "14:00" });
  const gateway = stubGateway({
    "order/view": { data: open },
    "timeslot/list": { data: { days: [makeDay("2099-11-27", [slot])], userId: 7 } },
    "order/change-date": { data: open },
  });
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Cambia giorno" }));
  await userEvent.click(await screen.findByRole("button", { name: /12:00/ }));
  expect(await screen.findByText("L'ordine è spostato")).toBeInTheDocument();
  expect(Object.fromEntries(gateway.requestsTo("order/change-date")[0]?.params ?? [])).toEqual({
    order_id: "710001",
    new_order_date: "27/11/2099",
    timeslot_id: "4",
  });
  expect(gateway.requestsTo("order/view").length).toBeGreaterThan(1);
});

it("continues the changes of an order that is being modified", async () => {
  stubGateway({ "cart/view": { data: reopened }, "order/view": { data: open } });
  page(<OrderPage orderId={710001} />);
  expect(await screen.findByRole("link", { name: "Continua le modifiche" })).toHaveAttribute("href", "/cart");
  expect(screen.queryByRole("button", { name: "Modifica l'ordine" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Cambia giorno" })).toBeNull();
});

it("says before emptying the cart that the order stays valid", async () => {
  stubGateway({ "cart/view": { data: reopened } });
  page(<CartPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Svuota" }));
  expect(await screen.findByRole("dialog", { name: "Svuotare il carrello?" })).toHaveTextContent(
    "L'ordine n. 710001 resta valido com'era finché non confermi le modifiche.",
  );
});

it("names the reopened order in one line of the side cart", async () => {
  stubGateway({ "cart/view": { data: reopened } });
  page(<SideCart onClose={() => undefined} />);
  const line = await screen.findByRole("link", { name: "Stai modificando l'ordine n. 710001" });
  expect(line).toHaveAttribute("href", "/profile/orders/710001");
  expect(screen.queryByRole("button", { name: "Abbandona le modifiche" })).not.toBeInTheDocument();
});

it("lets the changes be discarded in an empty side cart", async () => {
  stubGateway({ "cart/view": { data: { ...reopened, sectors: [], totalItems: 0 } } });
  page(<SideCart onClose={() => undefined} />);
  const notice = await screen.findByRole("region", { name: "Stai modificando l'ordine n. 710001" });
  expect(within(notice).getByRole("button", { name: "Abbandona le modifiche" })).toBeInTheDocument();
});

it("shows the reopened order in the cart and can discard the changes", async () => {
  const gateway = stubGateway({
    "cart/view": { data: reopened },
    "order/undo-modify": { data: makeCart([], { version: 3 }) },
  });
  page(<CartPage />);
  const notice = within(await screen.findByRole("region", { name: "Stai modificando l'ordine n. 710001" }));
  expect(notice.getByText(/Conferma entro le .* di giovedì 26 novembre/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Cambia indirizzo" })).toBeNull();
  await userEvent.click(notice.getByRole("button", { name: "Abbandona le modifiche" }));
  await userEvent.click(await screen.findByRole("button", { name: "Continua le modifiche" }));
  expect(gateway.requestsTo("order/undo-modify")).toHaveLength(0);
  await userEvent.click(notice.getByRole("button", { name: "Abbandona le modifiche" }));
  await confirm("Lasciare l'ordine n. 710001 com'era?", "Lascia com'era");
  expect(await screen.findByText("L'ordine 710001 resta com'era")).toBeInTheDocument();
  expect(gateway.requestsTo("order/undo-modify")).toHaveLength(1);
  expect(screen.queryByRole("region", { name: /Stai modificando/ })).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

it("says only what the shop says about products that were added to the order", async () => {
  const message = "L'ordine 710001 resta com'era; il prodotto che avevi aggiunto è nel carrello.";
  stubGateway({
    "cart/view": { data: reopened },
    "order/undo-modify": {
      data: makeCart([makeItem()], { version: 3 }),
      infos: [{ code: "info.order.additions_kept", message }],
    },
  });
  page(<CartPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Abbandona le modifiche" }));
  await confirm("Lasciare l'ordine n. 710001 com'era?", "Lascia com'era");
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByText("L'ordine 710001 resta com'era")).toBeNull();
});
