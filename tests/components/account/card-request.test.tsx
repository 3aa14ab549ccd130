import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CardRequestPage } from "@/components/account/card-request-page";
import { makeCart } from "@/tests/fixtures/buying";
import { makeUserDetail } from "@/tests/fixtures/people";
import { leavePage, pushed, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const user = makeUserDetail();

function setUp(known = user) {
  const door = stubDoor({
    "cart/view": { data: makeCart([]) },
    "registration/user_detail": { data: known },
    "registration-card/register-user": { data: [] },
  });
  renderPage(<CardRequestPage />);
  return door;
}

beforeEach(() => {
  signedInHint();
  pushed.mockClear();
});
afterEach(leavePage);

const send = () => userEvent.click(screen.getByRole("button", { name: "Chiedi la carta" }));

it("begins with what is known, asks for the rest and leads to the cards", async () => {
  const door = setUp();
  expect(await screen.findByLabelText("CAP")).toHaveValue("20144");
  await send();
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveFocus();
  await userEvent.click(within(summary).getByRole("link", { name: "Codice fiscale: Campo obbligatorio" }));
  expect(screen.getByLabelText("Codice fiscale")).toHaveFocus();
  await userEvent.keyboard("FRRGLI86D52F205R");
  expect(screen.getByRole("checkbox", { name: /regolamento/ })).toBeInvalid();
  expect(door.calls("registration-card/register-user")).toHaveLength(0);
  await userEvent.click(screen.getByRole("checkbox", { name: /regolamento/ }));
  await send();
  await waitFor(() => expect(pushed).toHaveBeenCalledWith("/profile/fidelity"));
  const [call] = door.calls("registration-card/register-user");
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

it("keeps what was typed when the shop refuses, and says why", async () => {
  const door = setUp({ ...user, fiscalCode: "FRRGLI86D52F205R" });
  const message = "La Carta Vantaggi si chiede dai 18 anni: controlla la data di nascita.";
  door.on("registration-card/register-user", { status: 1, errors: [{ code: "x", message }] });
  const phone = await screen.findByLabelText("Telefono");
  await userEvent.clear(phone);
  await userEvent.type(phone, "3391234567");
  await userEvent.click(screen.getByRole("checkbox", { name: /regolamento/ }));
  await send();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(phone).toHaveValue("3391234567");
  expect(pushed).not.toHaveBeenCalled();
});

it("shows the way to the card of who has one", async () => {
  setUp({ ...user, fidelityCard: "0471100245187" });
  expect(await screen.findByRole("heading", { name: "Hai già la Carta Vantaggi" })).toBeVisible();
  expect(screen.getByText(/0 4711 0024 5187/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Vedi le tue carte" })).toHaveAttribute(
    "href",
    "/profile/fidelity",
  );
});
