import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvoiceDataPage } from "@/components/profile/invoice-data-page";
import { clearCart } from "@/lib/cart/cart-store";
import { formDraftKey, readDraft, writeDraft } from "@/lib/session/form-drafts";
import { makeCart } from "@/tests/fixtures/cart";
import { makePersonFiscal } from "@/tests/fixtures/customers";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const person = makePersonFiscal();

function setUp(data = [person], props: Parameters<typeof InvoiceDataPage>[0] = {}) {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "user-person-fiscal/list": { data },
    "geo/country-list": { data: [{ countryId: 1, name: "Italia", iso: "IT" }] },
    "geo/province-list": { data: [{ province: "MI", name: "Milano" }] },
  });
  const { unmount } = renderPage(<InvoiceDataPage {...props} />);
  return { gateway, unmount };
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
  const { gateway } = setUp([]);
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
  await fill({ "Partita IVA": " 12345670785", "Codice SDI": " m5uxcr1" });
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  expect(await screen.findByText("Trattoria Nina")).toBeInTheDocument();
  expect(screen.getByText("P.IVA 12345670785 · SDI M5UXCR1")).toBeInTheDocument();
  expect(gateway.requestsTo("user-person-fiscal/insert-billing-address")[0]?.body).toMatchObject({
    company: true,
    sdiCode: "M5UXCR1",
  });
});

it("opens the form at once for who comes from the checkout without data, until it is cancelled", async () => {
  setUp([], { isFromCheckout: true });
  expect(await screen.findByRole("heading", { name: "Nuovi dati di fatturazione" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
  expect(screen.getByRole("button", { name: "Aggiungi dati" })).toBeInTheDocument();
});

it("shows who comes from the checkout the data that there are", async () => {
  setUp([person], { isFromCheckout: true });
  expect(await screen.findByRole("button", { name: "Aggiungi dati" })).toBeInTheDocument();
});

it("edits an entry and can be cancelled", async () => {
  const { gateway } = setUp();
  gateway.setResponse("registration/update_billing_address", { data: [{ ...person, city: "Monza" }] });
  const edit = () => userEvent.click(screen.getByRole("button", { name: "Modifica Nina D'Amico" }));
  await screen.findByText("Nina D'Amico");
  await edit();
  await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
  await edit();
  await userEvent.clear(screen.getByLabelText("Comune"));
  await fill({ Comune: " Monza " });
  await userEvent.clear(screen.getByLabelText("Codice fiscale"));
  await fill({ "Codice fiscale": " frrgli86d52f205r" });
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  expect(await screen.findByText(/20121 Monza/)).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(gateway.requestsTo("registration/update_billing_address").map(({ body }) => body)).toMatchObject([
    { personFiscalId: 3, city: "Monza", fiscalCode: "FRRGLI86D52F205R" },
  ]);
});

it("deletes an entry after confirmation and offers to add one", async () => {
  const { gateway } = setUp();
  gateway.setResponse("user-person-fiscal/delete-person-fiscal", { data: [] });
  await userEvent.click(await screen.findByRole("button", { name: "Elimina Nina D'Amico" }));
  const dialog = await screen.findByRole("dialog", { name: "Eliminare questi dati?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Elimina" }));
  expect(await screen.findByText("Non hai ancora dati di fatturazione")).toBeInTheDocument();
  expect(gateway.requestsTo("user-person-fiscal/delete-person-fiscal")[0]?.body).toEqual({
    person_fiscal_id: 3,
  });
});

describe("what was typed and not saved", () => {
  const customerId = makeCart([]).user.userId;
  const newDraft = formDraftKey(customerId, "invoice-new");
  const typed = { company: true, name: "Trattoria Nina", city: "Milano" };

  it("is kept over a reload, with the form open", async () => {
    const { unmount } = setUp();
    await userEvent.click(await screen.findByRole("button", { name: "Aggiungi dati" }));
    await userEvent.click(screen.getByLabelText("È un'azienda o una partita IVA"));
    await fill({ "Ragione sociale": "Trattoria Nina" });
    unmount();
    act(clearCart);
    setUp();
    expect(await screen.findByLabelText("Ragione sociale")).toHaveValue("Trattoria Nina");
    expect(screen.getByLabelText("È un'azienda o una partita IVA")).toBeChecked();
  });

  it("opens the entry that was being edited", async () => {
    writeDraft(formDraftKey(customerId, "invoice-3"), { ...person, city: "Monza" });
    setUp();
    expect(
      await screen.findByRole("heading", { level: 1, name: "Modifica i dati di fatturazione" }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText("Comune")).toHaveValue("Monza");
  });

  it("is not shown to another customer", async () => {
    writeDraft(formDraftKey(customerId + 1, "invoice-new"), typed);
    setUp();
    expect(await screen.findByText("Nina D'Amico")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Aggiungi dati" }));
    expect(screen.getByLabelText("Nome e cognome")).toHaveValue("");
  });

  it("goes once it is saved", async () => {
    writeDraft(formDraftKey(customerId, "invoice-3"), { ...person, city: "Monza" });
    const { gateway } = setUp();
    gateway.setResponse("registration/update_billing_address", { data: [{ ...person, city: "Monza" }] });
    await userEvent.click(await screen.findByRole("button", { name: "Salva" }));
    expect(await screen.findByText(/20121 Monza/)).toBeInTheDocument();
    expect(readDraft(formDraftKey(customerId, "invoice-3"))).toBeNull();
  });

  it("goes once it is cancelled", async () => {
    writeDraft(newDraft, typed);
    setUp();
    await userEvent.click(await screen.findByRole("button", { name: "Annulla" }));
    expect(readDraft(newDraft)).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Aggiungi dati" }));
    expect(screen.getByLabelText("Nome e cognome")).toHaveValue("");
  });
});
