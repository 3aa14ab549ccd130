import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvoiceDataPage } from "@/components/account/invoice-data-page";
import { makeCart } from "@/tests/fixtures/buying";
import { makePersonFiscal } from "@/tests/fixtures/people";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const person = makePersonFiscal();

function setUp(data = [person]) {
  const door = stubDoor({ "cart/view": { data: makeCart([]) }, "user-person-fiscal/list": { data } });
  renderPage(<InvoiceDataPage />);
  return door;
}

const fill = async (values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), text);
};

beforeEach(() => {
  signedInHint();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(leavePage);

it("adds a company, whose codes are checked before they are sent", async () => {
  const door = setUp([]);
  door.on("user-person-fiscal/insert-billing-address", ({ body }) => ({
    data: [{ ...person, ...body, personFiscalId: 4 }],
  }));
  await userEvent.click(await screen.findByRole("button", { name: "Aggiungi dati" }));
  const company = screen.getByLabelText("È un'azienda o una partita IVA");
  expect(company).toHaveFocus();
  await userEvent.click(company);
  await fill({
    "Ragione sociale": "Trattoria Nina",
    "Partita IVA": "12345678901",
    Indirizzo: "Via Brera",
    "Numero civico": "1",
    CAP: "20121",
    Comune: "Milano",
    Provincia: "MI",
  });
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  const summary = await screen.findByRole("alert");
  expect(within(summary).getByText("Partita IVA: Partita IVA non valida")).toBeInTheDocument();
  expect(screen.getByLabelText("Ragione sociale")).toHaveValue("Trattoria Nina");
  expect(within(summary).getByText("Codice SDI: Campo obbligatorio")).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText("Partita IVA"));
  await fill({ "Partita IVA": "12345670785", "Codice SDI": "m5uxcr1" });
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  expect(await screen.findByText("Trattoria Nina")).toBeInTheDocument();
  expect(screen.getByText("P.IVA 12345670785 · SDI M5UXCR1")).toBeInTheDocument();
  expect(door.calls("user-person-fiscal/insert-billing-address")[0]?.body).toMatchObject({
    company: true,
    sdiCode: "M5UXCR1",
  });
});

it("changes what is there, and gives up without a change", async () => {
  const door = setUp();
  door.on("registration/update_billing_address", { data: [{ ...person, city: "Monza" }] });
  const edit = () => userEvent.click(screen.getByRole("button", { name: "Modifica Nina D'Amico" }));
  await screen.findByText("Nina D'Amico");
  await edit();
  await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
  await edit();
  await userEvent.clear(screen.getByLabelText("Comune"));
  await fill({ Comune: "Monza" });
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  expect(await screen.findByText(/20121 Monza/)).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(door.calls("registration/update_billing_address").map(({ body }) => body)).toMatchObject([
    { personFiscalId: 3, city: "Monza" },
  ]);
});

it("deletes after a question, and then offers to add some", async () => {
  const door = setUp();
  door.on("user-person-fiscal/delete-person-fiscal", { data: [] });
  await userEvent.click(await screen.findByRole("button", { name: "Elimina Nina D'Amico" }));
  const dialog = await screen.findByRole("dialog", { name: "Eliminare questi dati?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Elimina" }));
  expect(await screen.findByText("Non hai ancora dati di fatturazione")).toBeInTheDocument();
  expect(door.calls("user-person-fiscal/delete-person-fiscal")[0]?.body).toEqual({ person_fiscal_id: 3 });
});
