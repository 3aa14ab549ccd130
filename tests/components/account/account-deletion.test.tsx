import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountDeletionPage } from "@/components/account/account-deletion-page";
import { makeCart } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const CART = { "cart/view": { data: makeCart([]) } };
const ask = () => userEvent.click(screen.getByRole("button", { name: "Elimina il mio account" }));

beforeEach(() => signedInHint());
afterEach(leavePage);

it("sends a letter before anything changes", async () => {
  stubDoor({ ...CART, "registration/anonymize_token_request": { data: { mailed: true, openOrders: [] } } });
  renderPage(<AccountDeletionPage token="" />);
  await ask();
  expect(await screen.findByText(/apri il link nella mail entro un'ora/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Elimina il mio account" })).not.toBeInTheDocument();
});

it("names the orders that still wait", async () => {
  stubDoor({
    ...CART,
    "registration/anonymize_token_request": { data: { mailed: false, openOrders: [710001, 710002] } },
  });
  renderPage(<AccountDeletionPage token="" />);
  await ask();
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(/Ci sono 2 ordini che aspettano/)).toBeInTheDocument();
  expect(alert.getByRole("link", { name: "Ordine n. 710002" })).toHaveAttribute(
    "href",
    "/profile/orders/710002",
  );
});

it("wants the word typed, and keeps the account when the shop refuses", async () => {
  const message = "Hai ordini che aspettano di essere consegnati o ritirati.";
  const door = stubDoor({
    ...CART,
    "registration/anonymize_token_check": { data: true },
    "registration/user_anonymize": { status: 1, errors: [{ code: "error.deletion.open_orders", message }] },
  });
  renderPage(<AccountDeletionPage token="abc" />);
  const field = await screen.findByLabelText("Per confermare scrivi ELIMINA");
  const confirm = screen.getByRole("button", { name: "Elimina per sempre" });
  await userEvent.type(field, "sì");
  await userEvent.click(confirm);
  expect(field).toHaveAccessibleDescription(/Scrivi ELIMINA, come sta scritto sopra/);
  expect(door.calls("registration/user_anonymize")).toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.type(field, "elimina");
  await userEvent.click(confirm);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(door.calls("registration/user_anonymize")[0]?.body).toEqual({ token: "abc" });
});

it("offers another letter when the link is good no more", async () => {
  stubDoor({ ...CART, "registration/anonymize_token_check": { data: false } });
  renderPage(<AccountDeletionPage token="vecchio" />);
  expect(await screen.findByText(/Questo link non vale più/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Chiedilo di nuovo" }));
  expect(screen.getByRole("button", { name: "Elimina il mio account" })).toBeInTheDocument();
});
