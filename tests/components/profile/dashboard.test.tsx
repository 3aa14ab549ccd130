import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dashboard } from "@/components/profile/dashboard";
import { ProfileUpdateConsents } from "@/components/profile/profile-update-consents";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Order } from "@/lib/ebsn/domain/order";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { clearPreviewDate, setPreviewDate } from "@/tests/support/preview-date";
import { renderPage, resetPage } from "@/tests/support/render-page";

const FAILURE = { http: 502, status: 502 };

beforeEach(() => {
  setSignedIn();
  setPreviewDate("2026-11-20T09:00:00+01:00");
});
afterEach(() => {
  clearPreviewDate();
  resetPage();
});

const stubDashboard = (cart: Cart, orders: Order[] | typeof FAILURE) =>
  stubGateway({
    "cart/view": { data: cart },
    "order/list": Array.isArray(orders) ? { data: { orders } } : orders,
    "order/list-retry-payment": { data: { orders: [] } },
    "user-message/list": { data: { unread: 0, messages: [] } },
    "customer-lifetime/user_info": { data: null },
    "registration/user_detail": { data: null },
    "timeslot/next": { data: null },
  });

it("reads the latest orders again after a failure", async () => {
  const gateway = stubDashboard(makeCart([]), FAILURE);
  renderPage(<Dashboard />);
  const retry = await screen.findByRole("button", { name: "Riprova" });
  gateway.setResponse("order/list", { data: { orders: [] } });
  await userEvent.click(retry);
  expect(await screen.findByText("Non hai ancora fatto ordini.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Riprova" })).not.toBeInTheDocument();
});

it("groups the digits of the card, which can break there", async () => {
  const cart = makeCart([]);
  stubDashboard({ ...cart, user: { ...cart.user, fidelityCard: "0471100245187" } }, []);
  renderPage(<Dashboard />);
  expect(await screen.findByText("0 4711 0024 5187")).toBeVisible();
});

it("leads from the card's number to the card", async () => {
  const cart = makeCart([]);
  stubDashboard({ ...cart, user: { ...cart.user, fidelityCard: "0471100245187" } }, []);
  renderPage(<Dashboard />);
  const card = within(await screen.findByRole("region", { name: "Carta Vantaggi" }));
  expect(card.getByRole("link", { name: "Carta Vantaggi" })).toHaveAttribute("href", "/profile/fidelity");
});

it("does not pass over orders to pay that cannot be read", async () => {
  const gateway = stubDashboard(makeCart([]), []);
  gateway.setResponse("order/list-retry-payment", FAILURE);
  renderPage(<Dashboard />);
  const retry = await screen.findByRole("button", { name: "Riprova" });
  gateway.setResponse("order/list-retry-payment", { data: { orders: [makeOrder({ orderId: 7 })] } });
  await userEvent.click(retry);
  expect(await screen.findByRole("link", { name: "Ordine n. 7" })).toBeVisible();
});

it("shows the order that comes first, apart from the latest three", async () => {
  const { timeslot } = makeOrder();
  const later = [4, 3, 2].map((orderId) => makeOrder({ orderId }));
  const first = makeOrder({
    orderId: 1,
    lockerCode: "482913",
    timeslot: timeslot && { ...timeslot, dateIso: "2026-11-24" },
  });
  stubDashboard(makeCart([]), [...later, first]);
  renderPage(<Dashboard />);
  const panel = within(await screen.findByRole("region", { name: "La prossima consegna" }));
  expect(panel.getByText("martedì 24 novembre")).toBeInTheDocument();
  expect(panel.getByText(/18:00–20:00/)).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "La prossima consegna" })).toHaveTextContent(
    "Consegna a casa · Via Mario Pagano 12, 20145 Milano",
  );
  expect(panel.getByText("482913")).toBeInTheDocument();
  expect(panel.getByRole("link", { name: "Ordine n. 1" })).toHaveAttribute("href", "/profile/orders/1");
  const latest = within(screen.getByRole("region", { name: "Gli ultimi ordini" }));
  expect(latest.queryByText("Ordine n. 1")).not.toBeInTheDocument();
  expect(latest.getByText("Ordine n. 2")).toBeInTheDocument();
});

it.each([1, 4])(
  "names an order that the customer collects a pick-up, with its place: delivery service %i",
  async (id) => {
    const { service, address } = makeOrder();
    const order = makeOrder({
      service: service && { ...service, deliveryServiceId: id },
      address: address && { ...address, addressName: "Madia Pagano" },
    });
    stubDashboard(makeCart([]), [order]);
    renderPage(<Dashboard />);
    expect(await screen.findByRole("region", { name: "Il prossimo ritiro" })).toHaveTextContent(
      "Madia Pagano, Via Mario Pagano 12",
    );
  },
);

it("puts the next delivery before the menu", async () => {
  stubDashboard(makeCart([]), [makeOrder()]);
  renderPage(
    <Dashboard>
      <nav aria-label="Il tuo profilo" />
    </Dashboard>,
  );
  const delivery = await screen.findByRole("region", { name: "La prossima consegna" });
  const menu = screen.getByRole("navigation", { name: "Il tuo profilo" });
  expect(delivery.compareDocumentPosition(menu) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("an order of a past day that the shop never closed does not hide the one to come", async () => {
  const { timeslot } = makeOrder();
  const collectable = makeOrder({
    orderId: 1,
    statusId: 6,
    timeslot: timeslot && { ...timeslot, dateIso: "2026-11-19" },
  });
  stubDashboard(makeCart([]), [makeOrder({ orderId: 2 }), collectable]);
  renderPage(<Dashboard />);
  const panel = within(await screen.findByRole("region", { name: "La prossima consegna" }));
  expect(panel.getByRole("link", { name: "Ordine n. 2" })).toBeInTheDocument();
});

it.each([
  ["shows the delivery of a cart with products", makeCart([makeItem()]), 1],
  ["says nothing of an empty cart", makeCart([]), 0],
])("%s", async (_, cart, count) => {
  stubDashboard(cart, [makeOrder({ statusId: 8 })]);
  renderPage(<Dashboard />);
  expect(await screen.findByText("Ordine n. 710001")).toBeInTheDocument();
  expect(await screen.findByText("I tuoi dati")).toBeInTheDocument();
  expect(screen.queryAllByRole("region", { name: "La spesa che stai facendo" })).toHaveLength(count);
  expect(screen.queryByRole("region", { name: "La prossima consegna" })).not.toBeInTheDocument();
});

it("reads the cart again for the consents of its store", async () => {
  const gateway = stubGateway({
    "cart/view": FAILURE,
    "store/list": { data: [{ storeId: 5, name: "Milano Navigli" }] },
    "user-registration-disclaimer/list-by-type": { data: [] },
    "user-registration-disclaimer/check-disclaimer": { data: true },
    "registration-disclaimer/list": { data: [] },
  });
  renderPage(<ProfileUpdateConsents />);
  const retry = await screen.findByRole("button", { name: "Riprova" });
  gateway.setResponse("cart/view", { data: makeCart([]) });
  await userEvent.click(retry);
  expect(await screen.findByText("Per Milano Navigli.")).toBeInTheDocument();
});
