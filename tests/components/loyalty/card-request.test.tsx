import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CardRequestPage } from "@/components/loyalty/card-request-page";
import { makeCart } from "@/tests/fixtures/cart";
import { makeUserDetail } from "@/tests/fixtures/customers";
import { resetPage, routerPush, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const user = makeUserDetail();

function setUp(detail = user, orderPath?: string) {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "registration/user_detail": { data: detail },
    "registration-card/register-user": { data: [] },
  });
  renderPage(<CardRequestPage orderPath={orderPath} />);
  return gateway;
}

beforeEach(() => {
  setSignedIn();
  routerPush.mockClear();
});
afterEach(resetPage);

const send = () => userEvent.click(screen.getByRole("button", { name: "Chiedi la Carta" }));

it("prefills known data, validates the rest and redirects to the cards", async () => {
  const gateway = setUp();
  expect(await screen.findByLabelText("CAP")).toHaveValue("20144");
  await send();
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveFocus();
  await userEvent.click(within(summary).getByRole("link", { name: "Codice fiscale: Campo obbligatorio" }));
  expect(screen.getByLabelText("Codice fiscale")).toHaveFocus();
  await userEvent.keyboard("frrgli86d52f205r ");
  expect(screen.getByRole("checkbox", { name: /regolamento/ })).toBeInvalid();
  expect(gateway.requestsTo("registration-card/register-user")).toHaveLength(0);
  await userEvent.click(screen.getByRole("checkbox", { name: /regolamento/ }));
  await send();
  await waitFor(() => expect(routerPush).toHaveBeenCalledWith("/profile/fidelity"));
  await send();
  const [call, ...others] = gateway.requestsTo("registration-card/register-user");
  expect(others).toEqual([]);
  expect(call?.params.get("registration_card_action")).toBe("request");
  expect(call?.body).toEqual({
    firstName: "Nina",
    lastName: "D'Amico",
    birthDate: "12/04/1986",
    fiscalCode: "FRRGLI86D52F205R",
    phone: "333 4127856",
    postalcode: "20144",
    conditions: true,
  });
});

it("keeps the input and shows the error when the API rejects the request", async () => {
  const gateway = setUp({ ...user, fiscalCode: "FRRGLI86D52F205R" });
  const message = "La Carta Vantaggi si chiede dai 18 anni: controlla la data di nascita.";
  gateway.setResponse("registration-card/register-user", {
    status: 1,
    errors: [{ code: "error.fidelity_card.birth_date.not_valid", message }],
  });
  const phone = await screen.findByLabelText("Telefono");
  await userEvent.clear(phone);
  await userEvent.type(phone, "3391234567");
  await userEvent.click(screen.getByRole("checkbox", { name: /regolamento/ }));
  await send();
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveFocus();
  const birthDate = screen.getByLabelText(/^Data di nascita/);
  expect(birthDate).toBeInvalid();
  await userEvent.click(within(summary).getByRole("link", { name: `Data di nascita: ${message}` }));
  expect(birthDate).toHaveFocus();
  expect(phone).toHaveValue("3391234567");
  expect(routerPush).not.toHaveBeenCalled();
});

it("links to the existing card", async () => {
  setUp({ ...user, fidelityCard: "0471100245187" });
  expect(await screen.findByRole("heading", { name: "Hai già la Carta Vantaggi" })).toBeVisible();
  expect(document.title).toBe("Hai già la Carta Vantaggi");
  expect(screen.getByText(/0 4711 0024 5187/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Vedi le tue carte" })).toHaveAttribute(
    "href",
    "/profile/fidelity",
  );
});

it("leads back to the order that needs the card", async () => {
  setUp({ ...user, fiscalCode: "FRRGLI86D52F205R" }, "/checkout");
  expect(await screen.findByRole("link", { name: "Torna all'ordine" })).toHaveAttribute("href", "/checkout");
  expect(screen.getByRole("link", { name: "Hai già una carta di plastica? Aggiungila" })).toHaveAttribute(
    "href",
    "/profile/fidelity?redirect=%2Fcheckout",
  );
  await userEvent.click(screen.getByRole("checkbox", { name: /regolamento/ }));
  await send();
  await waitFor(() => expect(routerPush).toHaveBeenCalledWith("/checkout"));
  expect(await screen.findByText("La Carta Vantaggi è tua: concludi l'ordine")).toBeInTheDocument();
});
