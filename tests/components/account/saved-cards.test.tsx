import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { SavedCardsPage } from "@/components/account/saved-cards-page";
import { dismissAll } from "@/components/ui/notify";
import { renderPage } from "@/tests/support/buying-page";
import { stubDoor } from "@/tests/support/door-stub";

const card = { userPaymentAuthId: 7, paymentTypeId: 12, brand: "Visa", maskedPan: "•••• 4242" };

const show = () =>
  renderPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SavedCardsPage />
    </SWRConfig>,
  );

afterEach(() => act(() => dismissAll()));

it("shows each card with its last digits and month, and says which is over", async () => {
  stubDoor({
    "payment-type/list-auth": {
      data: [
        { ...card, expiry: "209911" },
        { ...card, userPaymentAuthId: 8, expiry: "202001" },
      ],
    },
  });
  show();
  expect(await screen.findByText("scade 11/99")).toBeInTheDocument();
  expect(screen.getByText("scaduta 01/20")).toBeInTheDocument();
});

it("forgets a card once that is confirmed", async () => {
  const door = stubDoor({
    "payment-type/list-auth": { data: [{ ...card, expiry: "209911" }] },
    "payment-type/remove-auth": { data: null },
  });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Elimina la carta Visa •••• 4242" }));
  const dialog = await screen.findByRole("dialog", { name: "Eliminare la carta?" });
  door.on("payment-type/list-auth", { data: [] });
  await userEvent.click(within(dialog).getByRole("button", { name: "Elimina" }));
  expect(await screen.findByText("Non hai carte salvate")).toBeInTheDocument();
  await waitFor(() =>
    expect(door.calls("payment-type/remove-auth")[0]?.params.get("user_payment_auth_id")).toBe("7"),
  );
});
