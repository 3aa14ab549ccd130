import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { requiredField, field, options } from "@/backend/seed/content/form-fields";
import FormView from "@/components/forms/form-view";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { createFormField, type FormField } from "@/lib/rules/forms/form-fields";
import messages from "@/messages/it.json";
import { renderWithProviders } from "../render-with-providers";
import { fakeUploads } from "@/tests/support/fake-upload";

const formMessages = { ...messages.forms.engine, errors: messages.forms.error };

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

function renderForm(fields: FormField[], overrides: Partial<FormDefinition> = {}) {
  const definition: FormDefinition = {
    source: "custom",
    formId: 7,
    title: "Prova",
    intro: "",
    fields: fields.map((field) => ({ ...field, id: field.name })),
    needsLogin: false,
    submitText: "",
    successText: "",
    ...overrides,
  };
  return {
    definition,
    ...renderWithProviders(<FormView definition={definition} messages={formMessages} notes={{}} />),
  };
}

const name = requiredField("text", "nome", "Nome");
const consent = requiredField("checkbox", "privacy", "Accetto");
const submit = () => userEvent.click(screen.getByRole("button", { name: formMessages.send }));

test("brings the first field into view below the summary that has just moved it", async () => {
  let hasSummary = false;
  Element.prototype.scrollIntoView = jest.fn(() => (hasSummary = screen.queryByRole("alert") !== null));
  renderForm([name]);
  await submit();
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveFocus());
  expect(hasSummary).toBe(true);
});

test("lists validation errors as links, focuses the first field and sends nothing", async () => {
  const sent = fakeUploads({});
  renderForm([name, requiredField("email", "email", "E-mail"), consent]);
  await userEvent.type(screen.getByLabelText("E-mail"), "anna@");
  await submit();
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("La form non è stata compilata correttamente");
  expect(
    within(alert)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "Nome: Campo obbligatorio",
    "E-mail: Digitare una e-mail valida",
    "È obbligatorio accettare questo consenso per procedere",
  ]);
  expect(screen.getByLabelText("Nome")).toHaveFocus();
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription("Digitare una e-mail valida");
  await userEvent.click(within(alert).getByRole("link", { name: /consenso/ }));
  expect(screen.getByLabelText("Accetto")).toHaveFocus();
  expect(sent).toEqual([]);
});

test("sends texts without blanks around them, and shows the shop's confirmation instead of the form", async () => {
  const sent = fakeUploads({ data: { message: "Ci vediamo presto" } });
  renderForm([name, consent], { source: "content", formId: 11 });
  await userEvent.type(screen.getByLabelText("Nome"), " Anna ");
  await userEvent.click(screen.getByLabelText("Accetto"));
  await submit();
  expect(await screen.findByRole("status")).toHaveTextContent("Ci vediamo presto");
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
  expect(sent).toEqual([{ address: "/api/forms/11", content: { nome: "Anna", privacy: true } }]);
  await waitFor(() => expect(screen.getByRole("status")).toHaveFocus());
});

test("shows the default confirmation message", async () => {
  const sent = fakeUploads({});
  renderForm([name]);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await submit();
  expect(await screen.findByRole("status")).toHaveTextContent("Grazie per averci inviato la tua richiesta");
  expect(sent[0]?.address).toBe("/ebsn/api/cu-form/insert?cuform_type_id=7");
});

test("shows API errors beside their fields, the others above, and keeps the values", async () => {
  fakeUploads({
    status: 1,
    errors: [
      { code: "error.form.nome", message: "Questo nome è già iscritto" },
      { code: "error.form.closed", message: "Le iscrizioni sono chiuse" },
    ],
  });
  renderForm([name]);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await submit();
  await waitFor(() =>
    expect(screen.getByLabelText("Nome")).toHaveAccessibleDescription("Questo nome è già iscritto"),
  );
  expect(screen.getByText("Le iscrizioni sono chiuse")).toBeInTheDocument();
  expect(screen.getByLabelText("Nome")).toHaveValue("Anna");
});

const unnamed = { code: "error.unnamed", message: "" };

test.each<[string, Parameters<typeof fakeUploads>[0]]>([
  ["with no message", { status: 1 }],
  ["with a message without text", { http: 500, status: 1, errors: [unnamed] }],
  ["with a page of a proxy", "notJson"],
])("blames no connection for an answer %s", async (_, reply) => {
  fakeUploads(reply);
  renderForm([name]);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await submit();
  expect(await screen.findByText("Si è verificato un errore, riprova tra qualche minuto.")).toBeVisible();
  expect(screen.getByLabelText("Nome")).toHaveValue("Anna");
});

test("says that a form without an answer in time may have arrived", async () => {
  fakeUploads("timeout");
  renderForm([name]);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await submit();
  expect(await screen.findByText(formMessages.timeout)).toBeVisible();
  expect(screen.queryByText(formMessages.network)).not.toBeInTheDocument();
  expect(screen.getByLabelText("Nome")).toHaveValue("Anna");
});

test("keeps the values after a network error and a reload until the form is sent", async () => {
  fakeUploads("networkError", {});
  const fields = [
    name,
    requiredField("radio", "taglia", "Taglia", { options: options("Piccola", "Grande") }),
    field("password", "segreto", "Segreto"),
  ];
  const { unmount } = renderForm(fields);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await userEvent.click(screen.getByLabelText("Grande"));
  await userEvent.type(screen.getByLabelText(/Segreto/), "pomodoro");
  await submit();
  expect(await screen.findByText(formMessages.network)).toBeInTheDocument();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("pomodoro");
  unmount();
  renderForm(fields);
  expect(await screen.findByText(formMessages.restored)).toBeInTheDocument();
  expect(screen.getByLabelText("Nome")).toHaveValue("Anna");
  expect(screen.getByLabelText("Grande")).toBeChecked();
  expect(screen.getByLabelText(/Segreto/)).toHaveValue("");
  await submit();
  await screen.findByRole("status");
  expect(sessionStorage).toHaveLength(0);
});

test("clears the restored draft when starting again", async () => {
  sessionStorage.setItem("madia.form.0.custom-7", JSON.stringify({ nome: "Anna", altro: 3 }));
  renderForm([name]);
  await userEvent.click(await screen.findByRole("button", { name: formMessages.startAgain }));
  expect(screen.getByLabelText("Nome")).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

test.each(["{", "[]", "7", '{"nome":{"a":1},"privacy":"sì"}'])(
  "ignores a malformed draft: %s",
  async (stored) => {
    sessionStorage.setItem("madia.form.0.custom-7", stored);
    renderForm([name, consent]);
    await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveValue(""));
    expect(screen.getByLabelText("Accetto")).not.toBeChecked();
  },
);

test("validates files, sends them as base64 and allows removing them", async () => {
  const sent = fakeUploads({});
  renderForm([field("file", "foto", "Foto", { accept: ["png", "txt"] })]);
  const chooser = screen.getByLabelText(/Foto/);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(chooser, new File(["MZ"], "virus.exe"));
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent("Tipo di file non accettato: usare png, txt");
  await user.upload(chooser, new File(["x".repeat(4 * 1024 * 1024 + 1)], "grande.txt"));
  await screen.findByText("Il file supera il limite di 4 MB");
  await userEvent.click(screen.getByRole("button", { name: "Togli grande.txt" }));
  await user.upload(chooser, new File(["ciao"], "nota.txt", { type: "text/plain" }));
  await submit();
  await screen.findByRole("status");
  expect(sent[0]?.content).toEqual({ foto: [{ name: "nota.txt", type: "text/plain", content: "Y2lhbw==" }] });
});

describe("several files", () => {
  const fields = ["uno", "due", "tre"].map((id) => field("file", id, id, { accept: ["txt"] }));
  const chooser = (id: string) => screen.getByLabelText(new RegExp(`^${id}`));
  const fileOf = (name: string, megabytes = 0) =>
    new File(["x".repeat(megabytes * 1024 * 1024 + 4)], name, { type: "text/plain" });
  const invalidMarks = () => fields.map(({ name }) => chooser(name).getAttribute("aria-invalid"));

  test("that cannot be sent are said beside each as soon as they are chosen", async () => {
    renderForm(fields);
    await userEvent.upload(chooser("uno"), fileOf("a.txt"));
    await userEvent.upload(chooser("due"), fileOf("b.txt", 5));
    expect(await screen.findByText("Il file supera il limite di 4 MB")).toBeInTheDocument();
    expect(invalidMarks()).toEqual([null, "true", null]);
  });

  test("too large together are no longer once one is removed", async () => {
    renderForm(fields);
    for (const { name } of fields) await userEvent.upload(chooser(name), fileOf(`${name}.txt`, 3));
    expect(await screen.findByText("I file insieme superano il limite di 8 MB")).toBeInTheDocument();
    expect(invalidMarks()).toEqual([null, null, "true"]);
    await userEvent.click(screen.getByRole("button", { name: "Togli uno.txt" }));
    await waitFor(() => expect(invalidMarks()).toEqual([null, null, null]));
  });

  /** How the browser reads them. */
  function readAs(read: (reader: FileReader, file: Blob) => void) {
    jest.spyOn(FileReader.prototype, "readAsDataURL").mockImplementation(function (this: FileReader, file) {
      read(this, file);
    });
  }
  const finish = (reader: FileReader, type: "load" | "error") =>
    reader.dispatchEvent(new ProgressEvent(type));
  afterEach(() => void jest.restoreAllMocks());

  test("of which one can no longer be read are kept, and it is named", async () => {
    const sent = fakeUploads({});
    renderForm(fields);
    const lost = fileOf("b.txt");
    readAs((reader, file) => void finish(reader, file === lost ? "error" : "load"));
    await userEvent.upload(chooser("uno"), fileOf("a.txt"));
    await userEvent.upload(chooser("due"), lost);
    await submit();
    expect(await screen.findByText(formMessages.fileGone)).toBeInTheDocument();
    expect(invalidMarks()).toEqual([null, "true", null]);
    expect(sent).toEqual([]);
    expect(screen.getAllByRole("button", { name: /^Togli/ })).toHaveLength(2);
  });

  test("are neither changed nor removed while they are sent, and stay after a lost connection", async () => {
    fakeUploads("networkError");
    renderForm(fields);
    const readers: FileReader[] = [];
    readAs((reader) => void readers.push(reader));
    for (const name of ["uno", "due"]) await userEvent.upload(chooser(name), fileOf(`${name}.txt`));
    await submit();
    await waitFor(() => expect(readers).toHaveLength(2));
    const removeButtons = () => screen.getAllByRole<HTMLButtonElement>("button", { name: /^Togli/ });
    expect(removeButtons().map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(chooser("tre")).toBeDisabled();
    for (const reader of readers) finish(reader, "load");
    expect(await screen.findByText(formMessages.network)).toBeInTheDocument();
    expect(removeButtons().map(({ disabled }) => disabled)).toEqual([false, false]);
  });
});

test("reports an expired session and keeps the values", async () => {
  fakeUploads({ http: 419, status: 419, errors: [{ code: "error.session.expired", message: "scaduta" }] });
  renderForm([name]);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await submit();
  expect(await screen.findByText(formMessages.session)).toBeInTheDocument();
  expect(screen.getByLabelText("Nome")).toHaveValue("Anna");
});

test("sends hidden values, skips markup and accepts any field name", async () => {
  const sent = fakeUploads({});
  renderForm([
    field("hidden", "annuncio", "", { initial: "banconisti" }),
    createFormField({ id: "h", name: "titolo", kind: "markup" }),
    requiredField("text", "dati.nome[0]", "Nome"),
  ]);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await submit();
  await screen.findByRole("status");
  expect(sent[0]?.content).toMatchObject({ annuncio: "banconisti", "dati.nome[0]": "Anna" });
});
