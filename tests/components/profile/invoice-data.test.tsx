import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvoiceDataPage } from "@/components/profile/invoice-data-page";
import { makeCart } from "@/tests/fixtures/cart";
import { makePersonFiscal } from "@/tests/fixtures/customers";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const person = makePersonFiscal();

function setUp(data = [person]) {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "user-person-fiscal/list": { data },
    "geo/country-list": { data: [{ countryId: 1, name: "Italia", iso: "IT" }] },
    "geo/province-list": { data: [{ province: "MI", name: "Milano" }] },
  });
  renderPage(<InvoiceDataPage />);
  return gateway;
}

const fill = async (values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), text);
};

beforeEach(() => {
  setSignedIn();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(resetPage);

it("adds a company and validates its codes before sending", async () => {
  const gateway = setUp([]);
  gateway.setResponse("user-person-fiscal/insert-billing-address", ({ body }) => ({
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
  });
  await userEvent.selectOptions(screen.getByLabelText("Provincia"), "MI");
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
  expect(gateway.requestsTo("user-person-fiscal/insert-billing-address")[0]?.body).toMatchObject({
    company: true,
    sdiCode: "M5UXCR1",
  });
});

it("edits an entry and can be cancelled", async () => {
  const gateway = setUp();
  gateway.setResponse("registration/update_billing_address", { data: [{ ...person, city: "Monza" }] });
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
  expect(gateway.requestsTo("registration/update_billing_address").map(({ body }) => body)).toMatchObject([
    { personFiscalId: 3, city: "Monza" },
  ]);
});

it("deletes an entry after confirmation and offers to add one", async () => {
  const gateway = setUp();
  gateway.setResponse("user-person-fiscal/delete-person-fiscal", { data: [] });
  await userEvent.click(await screen.findByRole("button", { name: "Elimina Nina D'Amico" }));
  const dialog = await screen.findByRole("dialog", { name: "Eliminare questi dati?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Elimina" }));
  expect(await screen.findByText("Non hai ancora dati di fatturazione")).toBeInTheDocument();
  expect(gateway.requestsTo("user-person-fiscal/delete-person-fiscal")[0]?.body).toEqual({
    person_fiscal_id: 3,
  });
});
