import { screen, waitFor } from "@testing-library/react";
import { AccountDeletionPage } from "@/components/profile/account-deletion-page";
import { ChangePasswordPage } from "@/components/profile/change-password-page";
import { ContactsPage } from "@/components/profile/contacts-page";
import { ProfileUpdatePage } from "@/components/profile/profile-update-page";
import { SavedCardsPage } from "@/components/profile/saved-cards-page";
import { FidelityPage } from "@/components/loyalty/fidelity-page";
import { makeCart } from "@/tests/fixtures/cart";
import { makeUserDetail } from "@/tests/fixtures/customers";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const CUSTOMER_ONLY = "Questo può farlo solo il cliente, dal proprio account.";

const user = makeUserDetail();

beforeEach(() => {
  document.cookie = "madia_staff=1";
  setSignedIn();
});
afterEach(() => {
  document.cookie = "madia_staff=; max-age=0";
  resetPage();
});

const CALLS = {
  "cart/view": { data: makeCart([]) },
  "registration/user_detail": { data: user },
  "payment-type/list-auth": { data: [] },
  "registration-card/view-cards": { data: [{ fidelityCard: "2900000000018", main: false, points: 10 }] },
};

it.each([
  ["the password", <ChangePasswordPage key="password" />],
  ["the end of the account", <AccountDeletionPage key="deletion" token="" />],
  ["saved cards", <SavedCardsPage key="cards" />],
])("staff who act for a customer are told that %s are the customer's", async (_, page) => {
  stubGateway(CALLS);
  renderPage(page);
  expect(await screen.findByText(CUSTOMER_ONLY)).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByRole("switch")).not.toBeInTheDocument();
});

it("their data can be changed, not how they log in nor what they agreed to", async () => {
  const gateway = stubGateway(CALLS);
  renderPage(<ProfileUpdatePage emailChanged={false} />);
  expect(await screen.findByLabelText("Nome")).toBeVisible();
  expect(screen.getByText(CUSTOMER_ONLY)).toBeVisible();
  expect(screen.queryByLabelText("Nome utente")).not.toBeInTheDocument();
  expect(gateway.requestsTo("user-registration-disclaimer/list-by-type")).toHaveLength(0);
});

it("their contacts can be changed, not their devices", async () => {
  const gateway = stubGateway(CALLS);
  renderPage(<ContactsPage />);
  expect(await screen.findByLabelText("Seconda e-mail")).toBeVisible();
  expect(screen.queryByText(/Questo browser non riceve notifiche/)).not.toBeInTheDocument();
  expect(gateway.requestsTo("marketingcloud/contact-key")).toHaveLength(0);
});

it("a loyalty card can be added, not taken off", async () => {
  stubGateway(CALLS);
  renderPage(<FidelityPage />);
  await waitFor(() => expect(screen.getByRole("list", { name: /carte/i })).toBeVisible());
  expect(screen.queryByRole("button", { name: /^Togli/ })).not.toBeInTheDocument();
});
