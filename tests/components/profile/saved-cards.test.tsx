import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { SavedCardsPage } from "@/components/profile/saved-cards-page";
import { notificationStore } from "@/components/ui/notify";
import { renderPage } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";

const card = { userPaymentAuthId: 7, paymentTypeId: 12, brand: "Visa", maskedPan: "•••• 4242" };

const show = () =>
  renderPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SavedCardsPage />
    </SWRConfig>,
  );

afterEach(() => act(() => notificationStore.set([])));

it("shows each card with its expiry", async () => {
  stubGateway({
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

it("removes a card after confirmation", async () => {
  const gateway = stubGateway({
    "payment-type/list-auth": { data: [{ ...card, expiry: "209911" }] },
    "payment-type/remove-auth": { data: null },
  });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Elimina la carta Visa •••• 4242" }));
  const dialog = await screen.findByRole("dialog", { name: "Eliminare la carta?" });
  gateway.setResponse("payment-type/list-auth", { data: [] });
  await userEvent.click(within(dialog).getByRole("button", { name: "Elimina" }));
  expect(await screen.findByText("Non hai carte salvate")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  await waitFor(() =>
    expect(gateway.requestsTo("payment-type/remove-auth")[0]?.params.get("user_payment_auth_id")).toBe("7"),
  );
});
