import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RegistrationForm } from "@/components/auth/registration-form";
import { EMPTY_STATE, EMPTY_VALUES, type RegistrationState } from "@/components/auth/registration-state";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { visitorPlaceStore } from "@/lib/session/visitor-place";
import { expectNoTypingAids } from "@/tests/support/expect-no-typing-aids";
import { renderPage } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";

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

const onDone = jest.fn();

const show = (initialState: RegistrationState = EMPTY_STATE, consents = disclaimers) =>
  renderPage(
    <RegistrationForm
      disclaimers={consents}
      initialState={initialState}
      action={jest.fn()}
      onDone={onDone}
    />,
  );

afterEach(() => sessionStorage.clear());

const control = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole("button", { name: "Registrati" }));

const VALID_VALUES: Record<string, string> = {
  Nome: "Nora",
  Cognome: "D'Angelo",
  "E-mail": "nora@madia.test",
  Password: "Pane&latte1",
  "Ripeti la password": "Pane&latte1",
};

async function fillIn(values: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...VALID_VALUES, ...values }))
    await userEvent.type(control(name), value);
  await userEvent.click(screen.getByRole("checkbox", { name: "Ho letto*" }));
  await userEvent.click(screen.getByRole("radio", { name: "Nego il consenso" }));
}

it("links to the privacy notice, without a part for consents, where the shop asks for none", () => {
  show(EMPTY_STATE, []);
  expect(screen.getByRole<HTMLAnchorElement>("link").pathname).toBe("/page/privacy");
  expect(screen.queryByRole("heading", { name: "Privacy e consensi" })).not.toBeInTheDocument();
});

it("tells the browser what it may fill in, and what it must not", () => {
  stubGateway({});
  const { container } = show();
  const fields = container.querySelectorAll<HTMLInputElement>("input:not([type]), [type='email']");
  expect(Object.fromEntries([...fields].map(({ name, autocomplete }) => [name, autocomplete]))).toEqual({
    email: "email",
    firstName: "given-name",
    lastName: "family-name",
    fidelityCard: "off",
    fiscalCode: "off",
    companyName: "organization",
    vatNumber: "off",
    sdiCode: "off",
    certifiedEmail: "off",
    address1: "address-line1",
    addressNumber: "off",
    postalcode: "postal-code",
    city: "address-level2",
    province: "address-level1",
  });
});

it("shows the passwords on request, without spelling or keyboard corrections", async () => {
  stubGateway({});
  show();
  await userEvent.click(screen.getByRole("checkbox", { name: "Mostra le password" }));
  for (const name of ["Password", "Ripeti la password"]) {
    expect(control(name)).toHaveAttribute("type", "text");
    expectNoTypingAids(control(name));
  }
});

it("keeps what was typed over a reload, except the passwords, until the registration is sent", async () => {
  stubGateway({ "registration/register_user": { data: {} } });
  const { unmount } = show();
  await fillIn();
  unmount();
  const reloaded = show();
  expect(control("E-mail")).toHaveValue("nora@madia.test");
  expect(control("Cognome")).toHaveValue("D'Angelo");
  expect(control("Password")).toHaveValue("");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Pane&latte1");
  await userEvent.type(control("Password"), "Pane&latte1");
  await userEvent.type(control("Ripeti la password"), "Pane&latte1");
  await userEvent.click(screen.getByRole("checkbox", { name: "Ho letto*" }));
  await userEvent.click(screen.getByRole("radio", { name: "Nego il consenso" }));
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  reloaded.unmount();
  show();
  expect(control("E-mail")).toHaveValue("");
});

it("asks no private customer for a company's data, and sends none", async () => {
  visitorPlaceStore.set({ postalcode: "20121", city: "Milano" });
  const gateway = stubGateway({ "registration/register_user": { data: {} } });
  show();
  await fillIn();
  const business = screen.getByRole("checkbox", { name: "Compro per un'azienda o con partita IVA" });
  await userEvent.click(business);
  await userEvent.clear(control("CAP"));
  await userEvent.type(control("CAP"), "123");
  await userEvent.type(control("Ragione sociale"), "Forno srl");
  await userEvent.click(business);
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const [call] = gateway.requestsTo("registration/register_user");
  expect(call?.body).toMatchObject({ business: false, postalcode: "", companyName: "" });
  visitorPlaceStore.set(null);
});

it("links every missing field in the summary and sends nothing", async () => {
  const gateway = stubGateway({});
  show();
  await send();
  const summary = await screen.findByRole("alert");
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole("link");
  expect(links.map((link) => link.textContent.split(":")[0])).toEqual([
    "E-mail",
    "Password",
    "Ripeti la password",
    "Nome",
    "Cognome",
    "Privacy",
    "Novità",
  ]);
  await userEvent.click(within(summary).getByRole("link", { name: "Cognome: Campo obbligatorio" }));
  expect(control("Cognome")).toHaveFocus();
  expect(control("Cognome")).toHaveAccessibleDescription("Campo obbligatorio");
  expect(screen.getByText("È obbligatorio accettare questo consenso per procedere")).toBeInTheDocument();
  expect(gateway.requests).toEqual([]);
});

it("optional fields are collapsed", () => {
  stubGateway({});
  show();
  const boxes = [...document.querySelectorAll<HTMLInputElement>("form input:not([type=hidden])")];
  expect(boxes.slice(0, 2)).toEqual([control("E-mail"), control("Password")]);
  expect(screen.getAllByRole("textbox").filter((box) => box.closest("details") === null)).toHaveLength(3);
  expect(control("Carta Vantaggi (facoltativo)")).not.toBeVisible();
  expect(screen.queryByLabelText("Telefono")).not.toBeInTheDocument();
  expect(control("CAP")).not.toBeVisible();
});

it.each([null, true])("asks for each consent, and answers none that the shop holds as %s", async (given) => {
  const gateway = stubGateway({});
  show(
    EMPTY_STATE,
    disclaimers.map((consent) => ({ ...consent, given })),
  );
  for (const choice of [
    ...screen.getAllByRole("checkbox", { name: "Ho letto*" }),
    ...screen.getAllByRole("radio"),
  ])
    expect(choice).not.toBeChecked();
  for (const [name, value] of Object.entries(VALID_VALUES)) await userEvent.type(control(name), value);
  await userEvent.click(screen.getByRole("checkbox", { name: "Ho letto*" }));
  await send();
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(gateway.requests).toEqual([]);
});

it("sends the values and consents without the repeated password", async () => {
  const gateway = stubGateway({ "registration/register_user": { data: { mailed: true } } });
  show();
  await fillIn();
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith("nora@madia.test"));
  const [call] = gateway.requestsTo("registration/register_user");
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

it("asks a company for all that its invoices need", async () => {
  stubGateway({});
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
    "Via della sede: Campo obbligatorio",
    "Numero civico: Campo obbligatorio",
    "CAP: Campo obbligatorio",
    "Comune: Campo obbligatorio",
    "Provincia (sigla): Campo obbligatorio",
  ]);
});

it("shows an API error beside its field and keeps the input", async () => {
  stubGateway({
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
    expect(control("Carta Vantaggi (facoltativo)")).toHaveAccessibleDescription(
      /Numero di carta fedeltà non valido/,
    ),
  );
  expect(control("Password")).toHaveValue("Pane&latte1");
});

it("opens the dialog of a code that has one, and keeps the error beside its field", async () => {
  const message = "Codice fiscale non valido";
  stubGateway({
    "registration/register_user": {
      status: 1,
      errors: [
        { code: "error.registration.fiscal_code.not_valid", message },
        { code: "error.registration.need_password_reset", message: "Hai già un account." },
        { code: "x", message: "Riprova domani." },
      ],
    },
  });
  show();
  await fillIn();
  await send();
  const dialogs = await screen.findAllByRole("dialog");
  expect(dialogs.map((dialog) => within(dialog).getByText(/Codice|account/).textContent)).toEqual([
    message,
    "Hai già un account.",
  ]);
  expect(control("Codice fiscale (facoltativo)")).toHaveAccessibleDescription(new RegExp(message));
  expect(screen.getByText("Riprova domani.")).toBeInTheDocument();
  expect(screen.getAllByText("Hai già un account.")).toHaveLength(1);
});

it("shows an error when the API is unreachable", async () => {
  stubGateway({ "registration/register_user": { http: 503 } });
  show();
  await fillIn();
  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Si è verificato un errore, riprova tra qualche minuto.",
  );
});

it("starts with the errors of the server action", () => {
  stubGateway({});
  show({
    values: { ...EMPTY_VALUES, firstName: "Nora", fiscalCode: "X" },
    answers: { 51: true },
    fieldErrors: { fiscalCode: "Formato non corretto" },
    formError: "",
    isSubmitted: true,
  });
  expect(control("Nome")).toHaveValue("Nora");
  expect(control("Codice fiscale (facoltativo)")).toHaveAccessibleDescription("Formato non corretto");
  expect(control("Codice fiscale (facoltativo)")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Ho letto*" })).toBeChecked();
  expect(screen.getByText("Scegli se dare o negare il consenso.")).toBeInTheDocument();
});
