import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RegistrationForm } from "@/components/account/registration-form";
import { NOTHING_TYPED, type RegistrationRefused } from "@/components/account/registration-state";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { renderPage } from "@/tests/support/buying-page";
import { stubDoor } from "@/tests/support/door-stub";

const disclaimer = (disclaimerId: number, title: string, required: boolean): Disclaimer => ({
  disclaimerId,
  storeId: 5,
  priority: required ? 1 : 3,
  title,
  content: "Testo",
  url: "",
  more: "",
  required,
  given: null,
});

const disclaimers = [disclaimer(51, "Privacy", true), disclaimer(53, "Novità", false)];

const nothing: RegistrationRefused = {
  values: NOTHING_TYPED,
  answers: {},
  faults: {},
  refusal: "",
  tried: false,
};

const done = jest.fn();

const show = (begun: RegistrationRefused = nothing) =>
  renderPage(<RegistrationForm disclaimers={disclaimers} begun={begun} action={jest.fn()} onDone={done} />);

const box = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole("button", { name: "Registrati" }));

const RIGHT: Record<string, string> = {
  Nome: "Nora",
  Cognome: "D'Angelo",
  "E-mail": "nora@madia.test",
  Telefono: "333 1234567",
  CAP: "20144",
  Password: "Pane&latte1",
  "Ripeti la password": "Pane&latte1",
};

async function fillIn(values: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...RIGHT, ...values })) await userEvent.type(box(name), value);
  await userEvent.click(screen.getByRole("checkbox", { name: "Ho letto*" }));
  await userEvent.click(screen.getByRole("radio", { name: "Nego il consenso" }));
}

it("says all that is missing at once, each with a way to its field, and sends nothing", async () => {
  const door = stubDoor({});
  show();
  await send();
  const summary = await screen.findByRole("alert");
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole("link")).toHaveLength(9);
  await userEvent.click(within(summary).getByRole("link", { name: "Cognome: Campo obbligatorio" }));
  expect(box("Cognome")).toHaveFocus();
  expect(box("Cognome")).toHaveAccessibleDescription("Campo obbligatorio");
  expect(screen.getByText("È obbligatorio accettare questo consenso per procedere")).toBeInTheDocument();
  expect(door.asked).toEqual([]);
});

it("sends what was typed and the answers, and not the password twice", async () => {
  const door = stubDoor({ "registration/register_user": { data: { mailed: true } } });
  show();
  await fillIn();
  await send();
  await waitFor(() => expect(done).toHaveBeenCalledWith("nora@madia.test"));
  const [call] = door.calls("registration/register_user");
  expect(call?.body).toMatchObject({
    firstName: "Nora",
    lastName: "D'Angelo",
    business: false,
    disclaimers: [
      { registrationDisclaimerId: 51, value: "1" },
      { registrationDisclaimerId: 53, value: "0" },
    ],
  });
  expect(call?.body).not.toHaveProperty("passwordAgain");
});

it("asks companies for their name and number", async () => {
  stubDoor({});
  show();
  await userEvent.click(screen.getByRole("checkbox", { name: "Compro per un'azienda o con partita IVA" }));
  await fillIn({ "Codice SDI (facoltativo)": "abc" });
  await send();
  const summary = await screen.findByRole("alert");
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Ragione sociale: Campo obbligatorio",
    "Partita IVA: Campo obbligatorio",
    "Codice SDI: Il codice SDI deve essere di 6 o 7 caratteri, lettere maiuscole o cifre",
  ]);
});

it("puts what the shop refuses beside its field, and keeps everything", async () => {
  stubDoor({
    "registration/register_user": {
      status: 1,
      errors: [
        {
          code: "error.registration.fidelity_card.not_valid",
          message: "Numero di carta fedeltà non valido",
        },
      ],
    },
  });
  show();
  await fillIn({ "Carta Vantaggi (facoltativo)": "0471100245187" });
  await send();
  await waitFor(() =>
    expect(box("Carta Vantaggi (facoltativo)")).toHaveAccessibleDescription(
      /Numero di carta fedeltà non valido/,
    ),
  );
  expect(box("Password")).toHaveValue("Pane&latte1");
});

it("says when the shop cannot be reached", async () => {
  stubDoor({ "registration/register_user": { http: 503 } });
  show();
  await fillIn();
  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Si è verificato un errore, riprova tra qualche minuto.",
  );
});

it("begins with what a plain form had refused", () => {
  stubDoor({});
  show({
    values: { ...NOTHING_TYPED, firstName: "Nora", phone: "casa" },
    answers: { 51: true },
    faults: { phone: "Digitare un numero di telefono valido" },
    refusal: "",
    tried: true,
  });
  expect(box("Nome")).toHaveValue("Nora");
  expect(box("Telefono")).toHaveAccessibleDescription("Digitare un numero di telefono valido");
  expect(screen.getByRole("checkbox", { name: "Ho letto*" })).toBeChecked();
  expect(screen.getByText("Scegli sì o no.")).toBeInTheDocument();
});
