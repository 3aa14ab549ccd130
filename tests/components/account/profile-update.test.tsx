import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EmailUpdatedPage } from "@/components/account/email-updated-page";
import { ProfileUpdatePage } from "@/components/account/profile-update-page";
import { makeCart } from "@/tests/fixtures/buying";
import { leavePage, pushed, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const user = {
  userId: 7,
  email: "nina@madia.test",
  newEmail: "",
  firstName: "Nina",
  lastName: "D'Amico",
  phone: "333 4127856",
  birthDate: "12/04/1986",
  fiscalCode: "",
  personInfos: {},
};

const consent = {
  disclaimerId: 51,
  storeId: 5,
  priority: 1,
  title: "Informativa sulla privacy",
  content: "",
  url: "",
  more: "",
  required: true,
  given: true,
};

const setUp = () =>
  stubDoor({
    "cart/view": { data: makeCart([], { storeId: 5 }) },
    "registration/user_detail": { data: user },
    "store/list": {
      data: [
        { storeId: 5, name: "Milano Navigli" },
        { storeId: 8, name: "Brescia" },
        { storeId: 9, name: "Mai visto" },
      ],
    },
    "user-registration-disclaimer/list-by-type": { data: [consent, { ...consent, storeId: 8 }] },
    "registration-disclaimer/list": { data: [consent] },
    "registration/update_user_detail": { data: user },
    "registration/update_person_info": { data: { ...user, personInfos: { 201: "3" } } },
    "registration/update_email_request": { data: true },
  });

const show = (emailChanged = false) => renderPage(<ProfileUpdatePage emailChanged={emailChanged} />);

beforeEach(() => {
  signedInHint();
  pushed.mockClear();
});
afterEach(leavePage);

it("saves what was changed and goes on to say so", async () => {
  const door = setUp();
  show();
  const name = await screen.findByLabelText("Nome");
  await userEvent.clear(name);
  await userEvent.type(name, "Annina");
  await userEvent.click(screen.getByRole("button", { name: "Salva i dati" }));
  await waitFor(() => expect(pushed).toHaveBeenCalledWith("/profile/profile-updated"));
  expect(door.calls("registration/update_user_detail")[0]?.body).toMatchObject({
    firstName: "Annina",
    lastName: "D'Amico",
    birthDate: "12/04/1986",
  });
});

it("names every wrong field, leads to it and sends nothing", async () => {
  const door = setUp();
  show();
  await userEvent.clear(await screen.findByLabelText("Cognome"));
  await userEvent.type(screen.getByLabelText("Codice fiscale"), "ABC");
  await userEvent.click(screen.getByRole("button", { name: "Salva i dati" }));
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveFocus();
  await userEvent.click(within(summary).getByRole("link", { name: "Codice fiscale: Formato non corretto" }));
  expect(screen.getByLabelText("Codice fiscale")).toHaveFocus();
  expect(within(summary).getByText("Cognome: Campo obbligatorio")).toBeInTheDocument();
  expect(door.calls("registration/update_user_detail")).toHaveLength(0);
});

it("keeps what was typed when the shop refuses, and says why", async () => {
  const door = setUp();
  const message = "La data di nascita non può essere nel futuro.";
  door.on("registration/update_user_detail", { status: 1, errors: [{ code: "x", message }] });
  show();
  const phone = await screen.findByLabelText("Telefono");
  await userEvent.clear(phone);
  await userEvent.type(phone, "3391234567");
  await userEvent.click(screen.getByRole("button", { name: "Salva i dati" }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(phone).toHaveValue("3391234567");
});

it("asks for another e-mail and waits for its confirmation", async () => {
  const door = setUp();
  show();
  const field = await screen.findByLabelText("Nuova e-mail");
  await userEvent.type(field, "nessuna");
  await userEvent.click(screen.getByRole("button", { name: "Cambia e-mail" }));
  expect(field).toHaveAccessibleDescription(/Digitare una e-mail valida/);
  await userEvent.clear(field);
  door.on("registration/user_detail", { data: { ...user, newEmail: "altra@madia.test" } });
  await userEvent.type(field, "altra@madia.test");
  await userEvent.click(screen.getByRole("button", { name: "Cambia e-mail" }));
  expect(await screen.findByText(/Aspettiamo la conferma da altra@madia\.test/)).toBeInTheDocument();
  expect(door.calls("registration/update_email_request")[0]?.body).toEqual({ new_email: "altra@madia.test" });
});

it("keeps how many are at table as soon as it is chosen", async () => {
  const door = setUp();
  show();
  await userEvent.selectOptions(await screen.findByLabelText("Quanti siete a tavola?"), "3 persone");
  expect(await screen.findByText("Salvato")).toBeInTheDocument();
  expect(door.calls("registration/update_person_info")[0]?.body).toEqual({
    personInfoTypeId: 201,
    value: "3",
  });
});

it("offers the consents of the stores one buys at or has answered, and of no other", async () => {
  const door = setUp();
  show();
  const select = await screen.findByLabelText("Negozio");
  expect(
    within(select)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Milano Navigli", "Brescia"]);
  await userEvent.selectOptions(select, "Brescia");
  await waitFor(() =>
    expect(door.calls("registration-disclaimer/list").at(-1)?.params.get("store_id")).toBe("8"),
  );
});

it("uses the token of the letter once and says which e-mail counts now", async () => {
  const door = stubDoor({
    "registration/update_email": { data: "nuova@madia.test" },
    "cart/view": { data: makeCart([]) },
  });
  renderPage(<EmailUpdatedPage token="abc" />);
  expect(await screen.findByText("Da ora accedi con nuova@madia.test.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Torna ai tuoi dati" })).toHaveAttribute(
    "href",
    "/profile/profile-update?emailchanged=true",
  );
  expect(door.calls("registration/update_email").map(({ body }) => body)).toEqual([{ token: "abc" }]);
});

it("says why a token is good no more", async () => {
  const message = "Questo indirizzo non vale più: chiedi di nuovo il cambio dal profilo.";
  stubDoor({
    "registration/update_email": { status: 1, errors: [{ code: "error.profile.email.token", message }] },
    "cart/view": { data: makeCart([]) },
  });
  renderPage(<EmailUpdatedPage token="abc" />);
  expect(await screen.findByText(message)).toBeInTheDocument();
});
