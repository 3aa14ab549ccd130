import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StockAlertButton } from "@/components/cart/stock-alert-button";
import { NotifyDelivery } from "@/components/delivery/notify-delivery";
import { awaitOverlay } from "@/lib/overlays/overlay";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/overlays/overlay");

afterEach(resetPage);

it.each([
  ["stock-alert/add", <StockAlertButton key="alert" id={7} name="Mezze maniche" />],
  [
    "eurospin-address-form/save-new-address",
    <NotifyDelivery
      key="place"
      place={{ postalcode: "20121", city: "Milano" }}
      text="Avvisami"
      savedText="Ok"
    />,
  ],
])("a button that asks for a log-in first acts once when it is tapped twice (%s)", async (path, button) => {
  let logIn = () => {};
  const login = new Promise<boolean>((resolve) => (logIn = () => resolve(true)));
  jest.mocked(awaitOverlay).mockReturnValue(login as never);
  const gateway = stubGateway({ [path]: { data: [7] } });
  renderPage(button);
  const alert = screen.getByRole("button", { name: /^Avvis/ });
  await userEvent.dblClick(alert);
  expect(gateway.requestsTo(path)).toEqual([]);
  await act(async () => logIn());
  expect(gateway.requestsTo(path)).toHaveLength(1);
});
