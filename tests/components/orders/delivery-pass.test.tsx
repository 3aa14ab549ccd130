import { screen } from "@testing-library/react";
import { DeliveryPass } from "@/components/orders/delivery-pass";
import { DeliveryPassPage } from "@/components/orders/delivery-pass-page";
import { DeliveryProgress } from "@/components/orders/delivery-progress";
import { toDeliveryPassOrder } from "@/lib/offline/copy";
import { ORDER_STATUS } from "@/lib/rules/orders/order-status";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { renderWithProviders } from "../render-with-providers";

afterEach(resetPage);

test("shows the locker's code in figures and bars, else the order's number", () => {
  const order = { ...toDeliveryPassOrder(makeOrder()), isHome: false };
  const { unmount } = renderWithProviders(<DeliveryPass order={{ ...order, lockerCode: "4711" }} />);
  expect(screen.getByText("4711")).toBeVisible();
  expect(screen.getByRole("img", { name: "Codice dell'armadietto: 4711" })).toBeVisible();
  unmount();
  renderWithProviders(<DeliveryPass order={{ ...order, lockerCode: "" }} />);
  expect(screen.getByRole("img", { name: `Numero dell'ordine: ${order.orderId}` })).toBeVisible();
});

test.each([
  [2, "Via Mario Pagano 12, 20145 Milano (MI)"],
  [4, "Locker Pagano, Via Mario Pagano 12, 20145 Milano (MI)"],
])("the place has its address, and a locker its name: delivery service %i", (deliveryServiceId, place) => {
  const { service, address } = makeOrder();
  const order = makeOrder({
    service: service && { ...service, deliveryServiceId },
    address: address && { ...address, addressName: "Locker Pagano" },
  });
  renderWithProviders(<DeliveryPass order={toDeliveryPassOrder(order)} />);
  expect(screen.getByText(place)).toBeVisible();
});

test("on the day the driver's window takes the place of the slot", () => {
  const arrival = { beginTime: "18:40", endTime: "19:10", stopsBefore: 2 };
  const order = makeOrder({ statusId: 7, arrival });
  renderWithProviders(
    <>
      <DeliveryPass order={toDeliveryPassOrder(order)} />
      <DeliveryProgress order={order} />
    </>,
  );
  expect(screen.getByText(/18:40–19:10/)).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(
    "Arriva tra le 18:40 e le 19:10. 2 consegne prima della tua.",
  );
});

test("another attempt on another day says which day", () => {
  const arrival = { dateIso: "2026-12-04", beginTime: "18:40", endTime: "19:10", stopsBefore: null };
  const order = makeOrder({ statusId: 7, arrival });
  renderWithProviders(
    <>
      <DeliveryPass order={toDeliveryPassOrder(order)} />
      <DeliveryProgress order={order} />
    </>,
  );
  expect(screen.getByText("venerdì 4 dicembre")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Arriva venerdì 4 dicembre tra le 18:40 e le 19:10.");
});

test("the code of an order that has been collected is no longer shown", async () => {
  setSignedIn();
  stubGateway({
    "order/view": {
      data: makeOrder({ orderId: 710001, statusId: ORDER_STATUS.delivered, lockerCode: "4711" }),
    },
  });
  renderPage(<DeliveryPassPage orderId={710001} />);
  expect(
    await screen.findByRole("heading", { level: 1, name: "Il codice dell'ordine 710001 non serve più" }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Vedi l'ordine" })).toHaveAttribute(
    "href",
    "/profile/orders/710001",
  );
  expect(screen.queryByText("4711")).toBeNull();
});
