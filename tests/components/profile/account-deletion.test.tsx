import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountDeletionPage } from "@/components/profile/account-deletion-page";
import messages from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const CART = { "cart/view": { data: makeCart([]) } };
const requestEmail = () => userEvent.click(screen.getByRole("button", { name: "Elimina il mio account" }));

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("sends a confirmation email first", async () => {
  stubGateway({
    ...CART,
    "registration/anonymize_token_request": { data: { mailed: true, openOrders: [] } },
  });
  renderPage(<AccountDeletionPage token="" />);
  await requestEmail();
  expect(await screen.findByText(/apri il link nell'e-mail entro un'ora/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Elimina il mio account" })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(
      screen.getByRole("heading", { level: 2, name: messages.profile.deletion.whatTitle }),
    ).toHaveFocus(),
  );
});

it("lists the open orders that block the deletion", async () => {
  stubGateway({
    ...CART,
    "registration/anonymize_token_request": { data: { mailed: false, openOrders: [710001, 710002] } },
  });
  renderPage(<AccountDeletionPage token="" />);
  await requestEmail();
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(/Ci sono 2 ordini che aspettano/)).toBeInTheDocument();
  expect(alert.getByRole("link", { name: "Ordine n. 710002" })).toHaveAttribute(
    "href",
    "/profile/orders/710002",
  );
});

it("requires the confirmation word and shows the error when the API rejects the deletion", async () => {
  const message = "Hai ordini che aspettano di essere consegnati o ritirati.";
  const gateway = stubGateway({
    ...CART,
    "registration/anonymize_token_check": { data: true },
    "registration/user_anonymize": { status: 1, errors: [{ code: "error.deletion.open_orders", message }] },
  });
  renderPage(<AccountDeletionPage token="abc" />);
  const field = await screen.findByLabelText("Per confermare scrivi ELIMINA");
  const confirm = screen.getByRole("button", { name: "Elimina per sempre" });
  expect(gateway.requestsTo("registration/anonymize_token_check")[0]?.body).toEqual({
    login: makeCart([]).user.login,
    token: "abc",
  });
  await userEvent.type(field, "sì");
  await userEvent.click(confirm);
  expect(field).toHaveAccessibleDescription(/Scrivi ELIMINA, come sta scritto sopra/);
  expect(gateway.requestsTo("registration/user_anonymize")).toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.type(field, "elimina");
  await userEvent.click(confirm);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(gateway.requestsTo("registration/user_anonymize")[0]?.body).toEqual({ token: "abc" });
});

it("offers a retry when the cart cannot be read", async () => {
  const gateway = stubGateway({
    "cart/view": { http: 502 },
    "registration/anonymize_token_check": { data: true },
  });
  renderPage(<AccountDeletionPage token="abc" />);
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(messages.errors.errorLoadingCart)).toBeVisible();
  gateway.setResponse("cart/view", CART["cart/view"]);
  await userEvent.click(alert.getByRole("button", { name: "Riprova" }));
  expect(await screen.findByLabelText("Per confermare scrivi ELIMINA")).toBeVisible();
});

it("offers a new email when the token has expired", async () => {
  stubGateway({ ...CART, "registration/anonymize_token_check": { data: false } });
  renderPage(<AccountDeletionPage token="vecchio" />);
  expect(await screen.findByText(/Questo link non vale più/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Chiedilo di nuovo" }));
  expect(screen.getByRole("button", { name: "Elimina il mio account" })).toBeInTheDocument();
});
