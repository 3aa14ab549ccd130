import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { asked, field, options } from "@/backend/seed/content/form-fields";
import FormView from "@/components/forms/form-view";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { formField, type FormField } from "@/lib/rules/form-fields";
import messages from "@/messages/it.json";
import { renderInShop } from "../in-shop";
import { fakeUploads } from "@/tests/support/fake-upload";

const words = messages.forms.engine;

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

function shown(fields: FormField[], more: Partial<FormDefinition> = {}) {
  const definition: FormDefinition = {
    source: "custom",
    formId: 7,
    title: "Prova",
    intro: "",
    fields: fields.map((one) => ({ ...one, id: one.name })),
    needsLogin: false,
    submitText: "",
    thanks: "",
    ...more,
  };
  return { definition, ...renderInShop(<FormView definition={definition} words={words} notes={{}} />) };
}

const name = asked("text", "nome", "Nome");
const consent = asked("checkbox", "privacy", "Accetto");
const submit = () => userEvent.click(screen.getByRole("button", { name: words.send }));

test("an unfinished form lists its faults as links, goes to the first and sends nothing", async () => {
  const sent = fakeUploads({});
  shown([name, asked("email", "email", "E-mail"), consent]);
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

test("a sent form thanks in its place, with the shop's own words if it has any", async () => {
  const sent = fakeUploads({ data: { message: "Ci vediamo presto" } });
  shown([name, consent], { source: "content", formId: 11 });
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await userEvent.click(screen.getByLabelText("Accetto"));
  await submit();
  expect(await screen.findByRole("status")).toHaveTextContent("Ci vediamo presto");
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
  expect(sent).toEqual([{ address: "/api/forms/11", content: { nome: "Anna", privacy: true } }]);
  await waitFor(() => expect(screen.getByRole("status")).toHaveFocus());
});

test("without words of its own it thanks as the shop always does", async () => {
  const sent = fakeUploads({});
  shown([name]);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await submit();
  expect(await screen.findByRole("status")).toHaveTextContent("Grazie per averci inviato la tua richiesta");
  expect(sent[0]?.address).toBe("/ebsn/api/cu-form/insert?cuform_type_id=7");
});

test("what the shop refuses stands beside its field, the rest above the form, and nothing is lost", async () => {
  fakeUploads({
    status: 1,
    errors: [
      { code: "error.form.nome", message: "Questo nome è già iscritto" },
      { code: "error.form.closed", message: "Le iscrizioni sono chiuse" },
    ],
  });
  shown([name]);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await submit();
  await waitFor(() =>
    expect(screen.getByLabelText("Nome")).toHaveAccessibleDescription("Questo nome è già iscritto"),
  );
  expect(screen.getByText("Le iscrizioni sono chiuse")).toBeInTheDocument();
  expect(screen.getByLabelText("Nome")).toHaveValue("Anna");
});

test("a lost network keeps what was typed, also over a reload, until the form is sent", async () => {
  fakeUploads("lost", {});
  const fields = [
    name,
    asked("radio", "taglia", "Taglia", { options: options("Piccola", "Grande") }),
    field("password", "segreto", "Segreto"),
  ];
  const { unmount } = shown(fields);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await userEvent.click(screen.getByLabelText("Grande"));
  await userEvent.type(screen.getByLabelText(/Segreto/), "pomodoro");
  await submit();
  expect(await screen.findByText(words.network)).toBeInTheDocument();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("pomodoro");
  unmount();
  shown(fields);
  expect(await screen.findByText(words.restored)).toBeInTheDocument();
  expect(screen.getByLabelText("Nome")).toHaveValue("Anna");
  expect(screen.getByLabelText("Grande")).toBeChecked();
  expect(screen.getByLabelText(/Segreto/)).toHaveValue("");
  await submit();
  await screen.findByRole("status");
  expect(sessionStorage).toHaveLength(0);
});

test("starting again empties what was found", async () => {
  sessionStorage.setItem("madia.form.0.custom-7", JSON.stringify({ nome: "Anna", altro: 3 }));
  shown([name]);
  await userEvent.click(await screen.findByRole("button", { name: words.startAgain }));
  expect(screen.getByLabelText("Nome")).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

test.each(["{", "[]", "7", '{"nome":{"a":1},"privacy":"sì"}'])(
  "a memory that holds anything else is no harm: %s",
  async (held) => {
    sessionStorage.setItem("madia.form.0.custom-7", held);
    shown([name, consent]);
    await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveValue(""));
    expect(screen.getByLabelText("Accetto")).not.toBeChecked();
  },
);

test("files are checked when chosen, travel in base64 and can be taken out", async () => {
  const sent = fakeUploads({});
  shown([field("file", "foto", "Foto", { accept: ["png", "txt"] })]);
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

test("a session that is over is told, and the words stay", async () => {
  fakeUploads({ http: 419, status: 419, errors: [{ code: "error.session.expired", message: "scaduta" }] });
  shown([name]);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await submit();
  expect(await screen.findByText(words.session)).toBeInTheDocument();
  expect(screen.getByLabelText("Nome")).toHaveValue("Anna");
});

test("hidden values are sent, markup asks for nothing, and names may hold anything", async () => {
  const sent = fakeUploads({});
  shown([
    field("hidden", "annuncio", "", { initial: "banconisti" }),
    formField({ id: "h", name: "titolo", kind: "markup" }),
    asked("text", "dati.nome[0]", "Nome"),
  ]);
  await userEvent.type(screen.getByLabelText("Nome"), "Anna");
  await submit();
  await screen.findByRole("status");
  expect(sent[0]?.content).toMatchObject({ annuncio: "banconisti", "dati.nome[0]": "Anna" });
});
