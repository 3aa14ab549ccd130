import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dashboard } from "@/components/profile/dashboard";
import { ProfileUpdateConsents } from "@/components/profile/profile-update-consents";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const FAILURE = { http: 502, status: 502 };

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("reads the latest orders again after a failure", async () => {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "order/list": FAILURE,
    "order/list-retry-payment": { data: { orders: [] } },
    "user-message/list": { data: { unread: 0, messages: [] } },
    "customer-lifetime/user_info": { data: null },
    "registration/user_detail": { data: null },
    "timeslot/next": { data: null },
  });
  renderPage(<Dashboard />);
  const retry = await screen.findByRole("button", { name: "Riprova" });
  gateway.setResponse("order/list", { data: { orders: [] } });
  await userEvent.click(retry);
  expect(await screen.findByText("Non hai ancora fatto ordini.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Riprova" })).not.toBeInTheDocument();
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
