import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FirstDelivery } from "@/components/product/first-delivery";
import { ICON_PATHS } from "@/components/ui/icon-paths";
import { nextSlotOf, previewPlace } from "@/lib/cart/place-preview";
import type { PlacePreview } from "@/lib/ebsn/domain/delivery";
import { takeOverlayEvents } from "@/lib/overlays/events";
import { setVisitorPlace, visitorPlaceStore } from "@/lib/session/visitor-place";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const service = (deliveryServiceId: number, hour: number) => ({
  deliveryServiceId,
  name: `Servizio ${deliveryServiceId}`,
  nextSlot: { dateIso: "2026-11-24", beginTime: `${hour}:00`, endTime: `${hour + 2}:00` },
});

afterEach(() => {
  resetPage();
  act(() => visitorPlaceStore.set(null));
  localStorage.clear();
  sessionStorage.clear();
});

test("a visitor with a postal code sees the first home delivery", async () => {
  const gateway = stubGateway({
    "user-address/preview": { data: { services: [service(1, 10), service(2, 18)] } },
  });
  setVisitorPlace({ postalcode: "20121", city: "Milano" });
  renderPage(<FirstDelivery />);
  expect(await screen.findByText(/^Consegna da .*18.*20/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "20121 Milano" })).toBeInTheDocument();
  expect(gateway.requestsTo("user-address/preview")).toHaveLength(1);
});

test("a customer with a locker sees its icon beside the first collection", async () => {
  setSignedIn();
  const cart = makeCart();
  stubGateway({
    "cart/view": {
      data: { ...cart, timeslot: null, service: cart.service && { ...cart.service, deliveryServiceId: 4 } },
    },
    "user-address/preview": { data: { places: [], services: [service(4, 18)] } },
  });
  renderPage(<FirstDelivery />);
  const text = await screen.findByText(/^Ritiro da .*18.*20/);
  expect(text.parentElement?.querySelector("path")).toHaveAttribute("d", ICON_PATHS.locker);
});

test("everybody else is asked for it", async () => {
  stubGateway({});
  renderPage(<FirstDelivery />);
  await userEvent.click(screen.getByRole("button", { name: "Quando arriva? Inserisci il CAP" }));
  const events = await act(async () => Promise.resolve(takeOverlayEvents()));
  expect(events).toMatchObject([{ request: { dialog: "delivery", step: "address", staysOnPage: true } }]);
});

test("a customer without an address is not asked for a postal code", async () => {
  setSignedIn();
  stubGateway({ "cart/view": { data: makeCart([], { address: null, timeslot: null }) } });
  renderPage(<FirstDelivery />);
  expect(await screen.findByRole("button", { name: "Dove e quando?" })).toBeInTheDocument();
});

describe("the first slot of a preview", () => {
  const atPoint = (addressId: number | null, deliveryServiceId: number, hour: number) => ({
    ...service(deliveryServiceId, hour),
    addressId,
  });
  const preview = {
    places: [],
    services: [atPoint(501, 1, 9), atPoint(null, 2, 18)],
  } as unknown as PlacePreview;
  const hourOf = (chosen?: { serviceId: number; addressId: number | undefined }) =>
    nextSlotOf(preview, chosen)?.beginTime;

  it("is that of the home delivery until a service is chosen", () => expect(hourOf()).toBe("18:00"));

  it("is that of the chosen store", () => expect(hourOf({ serviceId: 1, addressId: 501 })).toBe("9:00"));

  it("is not that of another store or service", () => {
    expect(hourOf({ serviceId: 1, addressId: 502 })).toBeUndefined();
    expect(hourOf({ serviceId: 4, addressId: 700 })).toBeUndefined();
  });

  it("is that of the home delivery at any address", () =>
    expect(hourOf({ serviceId: 2, addressId: 12 })).toBe("18:00"));
});

test("a place that changes while the first is read is read once", async () => {
  const gateway = stubGateway({ "user-address/preview": { data: { places: [], services: [] } } });
  const milan = previewPlace({ postalcode: "20121", city: "Milano" });
  const pavia = [0, 1].map(() => previewPlace({ postalcode: "27100", city: "Pavia" }));
  await milan;
  const later = previewPlace({ postalcode: "27100", city: "Pavia" });
  await Promise.all([...pavia, later]);
  expect(gateway.requestsTo("user-address/preview")).toHaveLength(2);
});
