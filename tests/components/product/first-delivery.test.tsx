import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FirstDelivery } from "@/components/product/first-delivery";
import { takeOverlayEvents } from "@/lib/overlays/events";
import { rememberPlace, visitorPlace } from "@/lib/session/visitor-place";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const service = (deliveryServiceId: number, hour: number) => ({
  deliveryServiceId,
  name: `Servizio ${deliveryServiceId}`,
  nextSlot: { dateIso: "2026-11-24", beginTime: `${hour}:00`, endTime: `${hour + 2}:00` },
});

afterEach(() => {
  resetPage();
  act(() => visitorPlace.set(null));
  localStorage.clear();
  sessionStorage.clear();
});

test("a visitor with a postal code sees the first home delivery", async () => {
  const gateway = stubGateway({
    "user-address/preview": { data: { services: [service(1, 10), service(2, 18)] } },
  });
  rememberPlace({ postalcode: "20121", city: "Milano" });
  renderPage(<FirstDelivery />);
  expect(await screen.findByText(/^Prima consegna: .*18.*20/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "20121 Milano" })).toBeInTheDocument();
  expect(gateway.requestsTo("user-address/preview")).toHaveLength(1);
});

test("everybody else is asked for it", async () => {
  stubGateway({});
  renderPage(<FirstDelivery />);
  await userEvent.click(screen.getByRole("button", { name: "Quando arriva? Inserisci il CAP" }));
  const events = await act(async () => Promise.resolve(takeOverlayEvents()));
  expect(events).toMatchObject([{ request: { dialog: "delivery", step: "address", staysOnPage: true } }]);
});
