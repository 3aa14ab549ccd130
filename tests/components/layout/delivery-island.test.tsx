import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeliveryIsland } from "@/components/layout/delivery-island";
import { ICON_PATHS } from "@/components/ui/icon-paths";
import { deliveryLockStore } from "@/lib/cart/delivery-lock-store";
import messages from "@/messages/it.json";
import { home, makeCart } from "@/tests/fixtures/cart";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

afterEach(() => {
  resetPage();
  sessionStorage.clear();
});

it("says while paying that place and timeslot are fixed", async () => {
  setSignedIn();
  stubGateway({ "cart/view": { data: makeCart() } });
  renderPage(<DeliveryIsland asksForPlace />);
  await screen.findByText("Via Mario Pagano 12");
  const button = screen.getByRole("button");
  expect(button).not.toHaveAttribute("aria-disabled");
  act(() => deliveryLockStore.set(messages.delivery.lockedWhilePaying));
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription(messages.delivery.lockedWhilePaying);
  await userEvent.click(button);
  await waitFor(() => expect(screen.getAllByText(messages.delivery.lockedWhilePaying)).toHaveLength(2));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  act(() => deliveryLockStore.set(""));
  expect(button).not.toHaveAttribute("aria-disabled");
});

it.each([
  ["an address that the shop assigned is not shown as the customer's", {}, false],
  ["an assigned address is shown where it counts", { bypassAutoAssignedAddress: true }, true],
])("%s", async (_, readiness, isShown) => {
  setSignedIn();
  stubGateway({
    "cart/view": { data: makeCart([], { address: { ...home, autoAssigned: true } }) },
    "user-address/preview": { data: { places: [], services: [] } },
  });
  renderPage(<DeliveryIsland asksForPlace readiness={readiness} />);
  expect(await screen.findByText(isShown ? "Via Mario Pagano 12" : "20145 Milano")).toBeInTheDocument();
});

it("asks a customer without an address for one, not for a postal code", async () => {
  setSignedIn();
  stubGateway({ "cart/view": { data: makeCart([], { address: null, timeslot: null }) } });
  renderPage(<DeliveryIsland asksForPlace />);
  expect(await screen.findByText("Dove e quando?")).toBeInTheDocument();
  expect(screen.getByRole("button")).toHaveAccessibleName("Dove e quando? Scegli la consegna");
});

it("asks a visitor for a postal code", () => {
  stubGateway({});
  renderPage(<DeliveryIsland asksForPlace />);
  expect(screen.getByRole("button")).toHaveAccessibleName("La tua zona Inserisci il CAP");
});

it("says that the first slot is not a chosen one", async () => {
  setSignedIn();
  const nextSlot = { dateIso: "2026-11-24", beginTime: "18:00", endTime: "20:00" };
  stubGateway({
    "cart/view": { data: { ...makeCart(), timeslot: null } },
    "user-address/preview": {
      data: { places: [], services: [{ deliveryServiceId: 2, name: "A casa", nextSlot }] },
    },
  });
  renderPage(<DeliveryIsland asksForPlace />);
  expect(await screen.findByText(/^da .*24 nov 18–20$/)).toBeInTheDocument();
  expect(screen.getByRole("button")).toHaveAccessibleName(/Consegna da .*24 nov 18–20/);
});

it.each([2, 6, 10])(
  "shows a truck and the street for home delivery service %d",
  async (deliveryServiceId) => {
    setSignedIn();
    const cart = makeCart();
    stubGateway({
      "cart/view": {
        data: {
          ...cart,
          service: cart.service && { ...cart.service, deliveryServiceId },
          address: cart.address && { ...cart.address, address1: "Via Roma", addressNumber: "12" },
        },
      },
    });
    renderPage(<DeliveryIsland asksForPlace />);
    expect(await screen.findByText("Via Roma 12")).toBeInTheDocument();
    const path = screen.getByRole("button").querySelector("path");
    expect(path).toHaveAttribute("d", ICON_PATHS.truck);
  },
);
