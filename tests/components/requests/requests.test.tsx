import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { requiredField, field, options } from "@/backend/seed/content/form-fields";
import { RequestPage } from "@/components/requests/request-page";
import { RequestsPage } from "@/components/requests/requests-page";
import type { FormParts } from "@/components/forms/form-parts";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";
import messages from "@/messages/it.json";
import { resetPage, renderPage, routerRefresh } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";
import { fakeUploads } from "@/tests/support/fake-upload";

const labels = messages.requests;

const fields = [
  requiredField("text", "prodotto", "Prodotto"),
  requiredField("radio", "ricerca", "Altrove?", { options: options("Sì", "Non ricordo") }),
  field("checkboxes", "giorni", "Giorni", { options: options("Sabato", "Domenica") }),
  requiredField("date", "giorno", "Giorno"),
  requiredField("file", "foto", "Foto", { accept: ["png"] }),
  field("text", "nota", "Nota", { initial: "$user.firstName" }),
  requiredField("checkbox", "privacy", "Accetto"),
];

const form: FormParts = {
  definition: {
    source: "custom",
    formId: 2,
    title: "Un vassoio",
    intro: "",
    fields: fields.map((entry) => ({ ...entry, id: entry.name })),
    needsLogin: false,
    submitText: "Chiedi",
    successText: "",
  },
  messages: { ...messages.forms.engine, errors: messages.forms.error },
  notes: {},
};

const request: FormRequest = {
  cuFormId: 41,
  cuFormTypeId: 2,
  name: "Un vassoio",
  sentAt: "2026-11-19T23:30:00.000Z",
  status: "received",
  isOpen: true,
  answers: [],
  content: {
    prodotto: "Farina",
    ricerca: "non-ricordo",
    giorni: ["sabato", "domenica"],
    giorno: "2026-12-24",
    foto: ["sacco.png"],
    nota: "",
    privacy: true,
    altro: "?",
  },
};

const show = (formRead: FormParts | "failed" | null = form) =>
  renderPage(<RequestPage cuFormTypeId={2} cuFormId={41} form={formRead} />);

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(resetPage);

it("lists requests with Italian date, status and link", async () => {
  const closed = { ...request, cuFormId: 40, name: "", status: "answered" as const, isOpen: false };
  stubGateway({ "cu-form/list": { data: [request, closed] } });
  renderPage(<RequestsPage />);
  const [first, second] = await screen.findAllByRole("listitem");
  expect(within(first!).getByRole("link", { name: "Un vassoio" })).toHaveAttribute(
    "href",
    "/profile/requests/2/41",
  );
  expect(first).toHaveTextContent("Inviata il 20/11/2026");
  expect(first).toHaveTextContent(labels.status.received);
  expect(second).toHaveTextContent(labels.unnamed);
  expect(second).toHaveTextContent(labels.status.answered);
});

it("formats the answers and leaves out empty ones", async () => {
  stubGateway({ "cu-form/view": { data: request } });
  show();
  await screen.findByText(labels.sent);
  const rows = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ["Prodotto", "Farina"],
    ["Altrove?", "Non ricordo"],
    ["Giorni", "Sabato, Domenica"],
    ["Giorno", "24/12/2026"],
    ["Foto", "sacco.png"],
    ["Accetto", "Sì"],
  ]);
});

it("marks on an English page what the shop wrote in Italian", async () => {
  stubGateway({ "cu-form/list": { data: [request] }, "cu-form/view": { data: request } });
  const { unmount } = renderPage(<RequestsPage />, "en");
  expect(await screen.findByText(request.name)).toHaveAttribute("lang", "it");
  unmount();
  renderPage(<RequestPage cuFormTypeId={2} cuFormId={41} form={form} />, "en");
  for (const text of [request.name, "Prodotto"])
    expect(await screen.findByText(text)).toHaveAttribute("lang", "it");
});

it("offers to read a form again that could not be read, and does not call it gone", async () => {
  stubGateway({ "cu-form/view": { data: request } });
  show("failed");
  expect(await screen.findByRole("alert")).toHaveTextContent(labels.formFailed);
  expect(screen.queryByText(labels.gone)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
  expect(routerRefresh).toHaveBeenCalledTimes(1);
});

it("says that the form is no longer on the site", async () => {
  stubGateway({ "cu-form/view": { data: request } });
  show(null);
  expect(await screen.findByText(labels.gone)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: labels.edit })).not.toBeInTheDocument();
});

it("shows every answer of the shop, with who wrote it and when", async () => {
  const answers = [
    { text: "Ho controllato: sì.", staffName: "Dario Neri", sentAt: "2026-11-22T09:30:00.000Z" },
    { text: "No.", staffName: "Serena Galli", sentAt: "2026-11-21T16:05:00.000Z" },
  ];
  stubGateway({ "cu-form/view": { data: { ...request, status: "answered", isOpen: false, answers } } });
  show();
  const section = await screen.findByRole("region", { name: "Le nostre risposte" });
  expect(
    within(section)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Ho controllato: sì.Dario Neri · 22/11/2026 10:30", "No.Serena Galli · 21/11/2026 17:05"]);
});

it("edits the answers except files and shows the saved request", async () => {
  const gateway = stubGateway({ "cu-form/view": { data: request } });
  const sent = fakeUploads({});
  show();
  await userEvent.click(await screen.findByRole("button", { name: labels.edit }));
  const product = screen.getByLabelText("Prodotto");
  expect(product).toHaveValue("Farina");
  expect(screen.getByLabelText("Domenica")).toBeChecked();
  expect(screen.queryByLabelText(/Foto/)).not.toBeInTheDocument();
  expect(screen.getByText(labels.filesStay)).toBeInTheDocument();
  await userEvent.clear(product);
  await userEvent.click(screen.getByRole("button", { name: labels.save }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Prodotto: Campo obbligatorio");
  await userEvent.type(product, "Semola");
  gateway.setResponse("cu-form/view", {
    data: { ...request, content: { ...request.content, prodotto: "Semola" } },
  });
  await userEvent.click(screen.getByRole("button", { name: labels.save }));
  expect(await screen.findByText("Semola")).toBeInTheDocument();
  expect(sent).toEqual([
    {
      address: "/ebsn/api/cu-form/update?cuform_id=41",
      content: expect.objectContaining({ prodotto: "Semola", nota: "", ricerca: "non-ricordo" }),
    },
  ]);
  expect(screen.getByRole("button", { name: labels.edit })).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ["as its data", { data: { message: "Presa in carico" } }],
  ["as an info", { infos: [{ code: "info.form", message: "Presa in carico" }] }],
])("shows the shop's own message instead of ours when it sends one %s", async (_how, reply) => {
  stubGateway({ "cu-form/view": { data: request } });
  fakeUploads(reply);
  show();
  await userEvent.click(await screen.findByRole("button", { name: labels.edit }));
  await userEvent.click(screen.getByRole("button", { name: labels.save }));
  expect(await screen.findByText("Presa in carico")).toBeInTheDocument();
  expect(screen.queryByText(labels.saved)).not.toBeInTheDocument();
});

it("keeps the form and its input when the API rejects the edit", async () => {
  stubGateway({ "cu-form/view": { data: request } });
  fakeUploads({ status: 1, errors: [{ code: "error.form.closed", message: "Ci stiamo lavorando" }] });
  show();
  await userEvent.click(await screen.findByRole("button", { name: labels.edit }));
  await userEvent.type(screen.getByLabelText("Prodotto"), " integrale");
  await userEvent.click(screen.getByRole("button", { name: labels.save }));
  expect(await screen.findByText("Ci stiamo lavorando")).toBeInTheDocument();
  expect(screen.getByLabelText("Prodotto")).toHaveValue("Farina integrale");
});

it("cannot be edited once it is being processed", async () => {
  stubGateway({ "cu-form/view": { data: { ...request, status: "working", isOpen: false } } });
  show();
  expect(await screen.findByText(labels.note.working)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: labels.edit })).not.toBeInTheDocument();
});

it.each([
  ["with an unknown id", { status: 1, errors: [{ code: "error.form.not_found", message: "" }] }],
  ["sent with another form", { data: { ...request, cuFormTypeId: 9 } }],
])("shows a request %s as missing with a link to the list", async (_, reply) => {
  stubGateway({ "cu-form/view": reply });
  show();
  expect(await screen.findByRole("heading", { name: labels.missing })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole("link", { name: labels.toAll })).toHaveAttribute("href", "/profile/requests"),
  );
});
