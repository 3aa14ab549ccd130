import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openOverlay } from "@/lib/overlays/events";
import type { Locale } from "@/lib/i18n/locales";
import messages from "@/messages/it.json";
import { home, homeDelivery, makeCart } from "@/tests/fixtures/cart";
import { resetPage, routerPush, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const office = { ...home, addressId: 12, addressName: "Ufficio", address1: "Corso Como", addressNumber: "9" };

async function chooseOffice(path: string, locale: Locale = "it") {
  history.replaceState(null, "", path);
  setSignedIn();
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "address/delivery-service-list": { data: [homeDelivery] },
    "user-address/list": { data: [home, office] },
    "user-address/select": { data: {} },
  });
  renderPage(null, locale);
  act(() => openOverlay({ dialog: "delivery", step: "address" }));
  await userEvent.click(await screen.findByRole("button", { name: /^(Scegli|Choose) Ufficio$/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(gateway.requestsTo("user-address/select")).toHaveLength(1);
}

afterEach(() => {
  history.replaceState(null, "", "/");
  routerPush.mockClear();
  resetPage();
});

test("redirects to the home page from a shop page", async () => {
  await chooseOffice("/frutta-e-verdura");
  await waitFor(() => expect(routerPush).toHaveBeenCalledWith("/"));
});

test("redirects to the English home page from an English page", async () => {
  await chooseOffice("/en/frutta-e-verdura", "en");
  await waitFor(() => expect(routerPush).toHaveBeenCalledWith("/en"));
});

test.each(["/cart", "/checkout", "/profile/addresses", "/en/cart"])(
  "does not redirect from %s",
  async (path) => {
    jest.useFakeTimers({ advanceTimers: true });
    await chooseOffice(path);
    act(() => jest.advanceTimersByTime(1000));
    expect(routerPush).not.toHaveBeenCalled();
    jest.useRealTimers();
  },
);

test.each(["address", "store"] as const)("the %s of an order that is being changed stays", async (step) => {
  setSignedIn();
  const gateway = stubGateway({ "cart/view": { data: makeCart([], { statusId: 7 }) } });
  renderPage(null);
  act(() => openOverlay({ dialog: "delivery", step }));
  expect(await screen.findByText(messages.delivery.addressLocked)).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(gateway.requestsTo("user-address/list")).toEqual([]);
});
