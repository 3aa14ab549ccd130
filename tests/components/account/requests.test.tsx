import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { asked, field, options } from "@/backend/seed/content/form-fields";
import { RequestPage } from "@/components/account/request-page";
import { RequestsPage } from "@/components/account/requests-page";
import type { FormParts } from "@/components/forms/form-parts";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";
import messages from "@/messages/it.json";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { stubDoor } from "@/tests/support/door-stub";
import { fakeUploads } from "@/tests/support/fake-upload";

const words = messages.requests;

const fields = [
  asked("text", "prodotto", "Prodotto"),
  asked("radio", "ricerca", "Altrove?", { options: options("Sì", "Non ricordo") }),
  field("checkboxes", "giorni", "Giorni", { options: options("Sabato", "Domenica") }),
  asked("date", "giorno", "Giorno"),
  asked("file", "foto", "Foto", { accept: ["png"] }),
  field("text", "nota", "Nota", { initial: "$user.firstName" }),
  asked("checkbox", "privacy", "Accetto"),
];

const form: FormParts = {
  definition: {
    source: "custom",
    formId: 2,
    title: "Un vassoio",
    intro: "",
    fields: fields.map((one) => ({ ...one, id: one.name })),
    needsLogin: false,
    submitText: "Chiedi",
    thanks: "",
  },
  words: messages.forms.engine,
  notes: {},
};

const request: FormRequest = {
  cuFormId: 41,
  cuFormTypeId: 2,
  name: "Un vassoio",
  sentAt: "2026-11-19T23:30:00.000Z",
  status: "received",
  isOpen: true,
  content: {
    ...{ prodotto: "Farina", ricerca: "non-ricordo", giorni: ["sabato", "domenica"], giorno: "2026-12-24" },
    ...{ foto: ["sacco.png"], nota: "", privacy: true, altro: "?" },
  },
};

const show = () => renderPage(<RequestPage cuFormTypeId={2} cuFormId={41} form={form} />);

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(leavePage);

it("lists what was sent, on which day in Italy and how far it is, each a link to all of it", async () => {
  const closed = { ...request, cuFormId: 40, name: "", status: "answered" as const, isOpen: false };
  stubDoor({ "cu-form/list": { data: [request, closed] } });
  renderPage(<RequestsPage />);
  const [first, second] = await screen.findAllByRole("listitem");
  expect(within(first!).getByRole("link", { name: "Un vassoio" })).toHaveAttribute(
    "href",
    "/profile/requests/2/41",
  );
  expect(first).toHaveTextContent("Inviata il 20/11/2026");
  expect(first).toHaveTextContent(words.status.received);
  expect(second).toHaveTextContent(words.unnamed);
  expect(second).toHaveTextContent(words.status.answered);
});

it("shows what was written as people read it, and leaves out what was left empty", async () => {
  stubDoor({ "cu-form/view": { data: request } });
  show();
  await screen.findByText(words.sent);
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

it("is changed in the same form, without its files, and shown again as the shop keeps it", async () => {
  const door = stubDoor({ "cu-form/view": { data: request } });
  const sent = fakeUploads({});
  show();
  await userEvent.click(await screen.findByRole("button", { name: words.edit }));
  const product = screen.getByLabelText("Prodotto");
  expect(product).toHaveValue("Farina");
  expect(screen.getByLabelText("Domenica")).toBeChecked();
  expect(screen.queryByLabelText(/Foto/)).not.toBeInTheDocument();
  expect(screen.getByText(words.filesStay)).toBeInTheDocument();
  await userEvent.clear(product);
  await userEvent.click(screen.getByRole("button", { name: words.save }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Prodotto: Campo obbligatorio");
  await userEvent.type(product, "Semola");
  door.on("cu-form/view", { data: { ...request, content: { ...request.content, prodotto: "Semola" } } });
  await userEvent.click(screen.getByRole("button", { name: words.save }));
  expect(await screen.findByText("Semola")).toBeInTheDocument();
  expect(sent).toEqual([
    {
      address: "/ebsn/api/cu-form/update?cuform_id=41",
      content: expect.objectContaining({ prodotto: "Semola", nota: "", ricerca: "non-ricordo" }),
    },
  ]);
  expect(screen.getByRole("button", { name: words.edit })).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

it("stays in the form, words and all, when the shop has begun to work on it meanwhile", async () => {
  stubDoor({ "cu-form/view": { data: request } });
  fakeUploads({ status: 1, errors: [{ code: "error.form.closed", message: "Ci stiamo lavorando" }] });
  show();
  await userEvent.click(await screen.findByRole("button", { name: words.edit }));
  await userEvent.type(screen.getByLabelText("Prodotto"), " integrale");
  await userEvent.click(screen.getByRole("button", { name: words.save }));
  expect(await screen.findByText("Ci stiamo lavorando")).toBeInTheDocument();
  expect(screen.getByLabelText("Prodotto")).toHaveValue("Farina integrale");
});

it("cannot be changed once the shop works on it", async () => {
  stubDoor({ "cu-form/view": { data: { ...request, status: "working", isOpen: false } } });
  show();
  expect(await screen.findByText(words.note.working)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: words.edit })).not.toBeInTheDocument();
});

it.each([
  ["of nobody", { status: 1, errors: [{ code: "error.form.not_found", message: "" }] }],
  ["of another form", { data: { ...request, cuFormTypeId: 9 } }],
])("one %s is missing, and leads back to the others", async (_, reply) => {
  stubDoor({ "cu-form/view": reply });
  show();
  expect(await screen.findByRole("heading", { name: words.missing })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole("link", { name: words.toAll })).toHaveAttribute("href", "/profile/requests"),
  );
});
