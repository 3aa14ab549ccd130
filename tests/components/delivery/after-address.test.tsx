import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openBuying } from "@/lib/cart/events";
import type { Locale } from "@/lib/i18n/locales";
import { home, homeDelivery, makeCart } from "@/tests/fixtures/buying";
import { leavePage, pushed, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const office = { ...home, addressId: 12, addressName: "Ufficio", address1: "Corso Como", addressNumber: "9" };

async function chooseOffice(path: string, locale: Locale = "it") {
  history.replaceState(null, "", path);
  signedInHint();
  const door = stubDoor({
    "cart/view": { data: makeCart([]) },
    "address/delivery-service-list": { data: [homeDelivery] },
    "user-address/list": { data: [home, office] },
    "user-address/select": { data: {} },
  });
  renderPage(null, locale);
  act(() => openBuying({ dialog: "address" }));
  await userEvent.click(await screen.findByRole("button", { name: /^(Scegli|Choose) Ufficio$/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(door.calls("user-address/select")).toHaveLength(1);
}

afterEach(() => {
  history.replaceState(null, "", "/");
  pushed.mockClear();
  leavePage();
});

test("leads Home from a page of the shop", async () => {
  await chooseOffice("/frutta-e-verdura");
  await waitFor(() => expect(pushed).toHaveBeenCalledWith("/"));
});

test("leads to the English Home from an English page", async () => {
  await chooseOffice("/en/frutta-e-verdura", "en");
  await waitFor(() => expect(pushed).toHaveBeenCalledWith("/en"));
});

test.each(["/cart", "/checkout", "/profile/addresses", "/en/cart"])("keeps the place on %s", async (path) => {
  jest.useFakeTimers({ advanceTimers: true });
  await chooseOffice(path);
  act(() => jest.advanceTimersByTime(1000));
  expect(pushed).not.toHaveBeenCalled();
  jest.useRealTimers();
});
