import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContentEditForm } from "@/components/backoffice/content-edit-form";
import type { StaffAction, StaffActionState } from "@/components/backoffice/staff-action-state";
import { StaffActions, StaffRowDone } from "@/components/backoffice/staff-actions";
import messages from "@/messages/it.json";
import { renderWithProviders } from "../render-with-providers";

/** `userEvent` submits without a submitter; browsers press the form's first submit button, unless disabled. */
async function pressEnter(field: HTMLInputElement): Promise<void> {
  const button = field.form?.querySelector<HTMLButtonElement>("button:not([type]), button[type='submit']");
  if (button && !button.disabled) await userEvent.click(button);
}

afterEach(() => sessionStorage.clear());

const open = (action: StaffAction) =>
  renderWithProviders(
    <StaffActions action={action} rowIds={["consegne"]}>
      <StaffRowDone rowId="consegne" />
      <ContentEditForm rowId="consegne" label="Spedizioni">
        <input type="hidden" name="version" value="3" />
        <label>
          Titolo <input name="title" defaultValue="Le consegne" />
        </label>
        <button name="intent" value="publish">
          Pubblica
        </button>
      </ContentEditForm>
    </StaffActions>,
  );

const rejected = (error: string, conflictVersion: number | null = null): StaffActionState => ({
  rowId: "consegne",
  done: null,
  errors: [error],
  conflictVersion,
});

test("somebody else has saved: what was typed stays and can be saved in its place", async () => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const action = jest.fn(async (_previous: unknown, form: FormData) => {
    sent.push(Object.fromEntries(form));
    return rejected("Nel frattempo Marta ha cambiato questa pagina.", 5);
  });
  open(action);
  await userEvent.clear(screen.getByLabelText("Titolo"));
  await userEvent.type(screen.getByLabelText("Titolo"), "Come si consegna");
  await userEvent.click(screen.getByRole("button", { name: "Pubblica" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Nel frattempo Marta");
  expect(screen.getByLabelText("Titolo")).toHaveValue("Come si consegna");
  await userEvent.click(screen.getByRole("button", { name: "Salva la mia al suo posto" }));
  expect(sent).toEqual([
    { version: "3", title: "Come si consegna", intent: "publish" },
    { version: "3", title: "Come si consegna", force: "5" },
  ]);
});

test("any other error is shown without an offer to overwrite", async () => {
  open(async () => rejected("Controlla quello che hai scritto."));
  await userEvent.click(screen.getByRole("button", { name: "Pubblica" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Controlla quello che hai scritto.");
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Salva la mia al suo posto" })).not.toBeInTheDocument();
});

test("Enter in a field saves the draft and does not overwrite another user's version", async () => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  open(async (_previous, form) => {
    sent.push(Object.fromEntries(form));
    return rejected("Nel frattempo Marta ha cambiato questa pagina.", 5);
  });
  const title = screen.getByLabelText<HTMLInputElement>("Titolo");
  await pressEnter(title);
  await screen.findByRole("button", { name: "Salva la mia al suo posto" });
  await pressEnter(title);
  await waitFor(() => expect(sent).toHaveLength(2));
  const saved = { version: "3", title: "Le consegne", intent: "save" };
  expect(sent).toEqual([saved, saved]);
});

test("Enter saves where the first visible button is disabled", async () => {
  const action = jest.fn(async () => rejected(""));
  renderWithProviders(
    <StaffActions action={action} rowIds={["home"]}>
      <ContentEditForm rowId="home" label="Home">
        <button name="intent" value="up:1" disabled>
          Su
        </button>
        <input aria-label="Nome del blocco" name="name" />
      </ContentEditForm>
    </StaffActions>,
  );
  await pressEnter(screen.getByLabelText<HTMLInputElement>("Nome del blocco"));
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
});

test("what was done is said, the button keeps the focus and the text stays", async () => {
  const text = "Pubblicato. Le pagine non si sono potute rinnovare subito.";
  open(async () => ({ rowId: "consegne", done: { text, isWarning: true }, errors: [] }));
  await userEvent.type(screen.getByLabelText("Titolo"), " e i ritiri");
  await userEvent.click(screen.getByRole("button", { name: "Pubblica" }));
  const status = await screen.findByRole("status");
  expect(status).toHaveTextContent(text);
  expect(screen.getByRole("button", { name: "Pubblica" })).toHaveFocus();
  expect(screen.getByLabelText("Titolo")).toHaveValue("Le consegne e i ritiri");
});

test("a form for new entries is empty after one was saved, not after one was rejected", async () => {
  const states = [
    { ...rejected("Scrivi almeno due parole."), rowId: "new" },
    { rowId: "new", done: { text: "Fatto." }, errors: [] },
  ];
  renderWithProviders(
    <StaffActions action={async () => states.shift() ?? rejected("")} rowIds={["new"]}>
      <StaffRowDone rowId="new" />
      <ContentEditForm rowId="new" isEmptied>
        <input aria-label="Parole" name="phrases" />
      </ContentEditForm>
    </StaffActions>,
  );
  const phrases = screen.getByLabelText<HTMLInputElement>("Parole");
  await userEvent.type(phrases, "grissini");
  await pressEnter(phrases);
  expect(await screen.findByRole("alert")).toHaveTextContent("Scrivi almeno due parole.");
  expect(phrases).toHaveValue("grissini");
  await pressEnter(phrases);
  expect(await screen.findByRole("status")).toHaveTextContent("Fatto.");
  expect(phrases).toHaveValue("");
});

test("what was typed is there again after the page was left, with the version it was typed on, until it is saved", async () => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const done = { rowId: "consegne", done: { text: "Salvata." }, errors: [] };
  const action: StaffAction = async (_previous, form) => {
    sent.push(Object.fromEntries(form));
    return done;
  };
  const { unmount } = open(action);
  await userEvent.type(screen.getByLabelText("Titolo"), " e i ritiri");
  unmount();
  const again = open(action);
  expect(screen.getByLabelText("Titolo")).toHaveValue("Le consegne e i ritiri");
  await userEvent.click(screen.getByRole("button", { name: "Pubblica" }));
  await screen.findByText("Salvata.");
  expect(sent).toEqual([{ version: "3", title: "Le consegne e i ritiri", intent: "publish" }]);
  again.unmount();
  open(action);
  expect(screen.getByLabelText("Titolo")).toHaveValue("Le consegne");
});

/** As the pages do, which give a form of its own to each version. */
function Page({ action, version, title }: { action: StaffAction; version: number; title: string }) {
  return (
    <StaffActions action={action} rowIds={["consegne"]}>
      <StaffRowDone rowId="consegne" />
      <ContentEditForm key={version} rowId="consegne" label="Spedizioni">
        <input type="hidden" name="version" value={version} />
        <label>
          Titolo <input name="title" defaultValue={title} />
        </label>
        <button name="intent" value="save">
          Salva
        </button>
      </ContentEditForm>
    </StaffActions>
  );
}

const versionOf = () => screen.getByRole<HTMLInputElement>("textbox").form?.querySelector("[name=version]");

test("a new form that comes before the result has neither the text that was sent nor its version", async () => {
  let rerender: (page: React.ReactNode) => void = () => undefined;
  const saved = <Page action={async () => rejected("")} version={4} title="Consegne e ritiri" />;
  const action: StaffAction = async () => {
    // Once the answer is there, in the same task.
    queueMicrotask(() => queueMicrotask(() => rerender(saved)));
    return { rowId: "consegne", done: { text: "Salvata." }, errors: [] };
  };
  ({ rerender } = renderWithProviders(<Page action={action} version={3} title="Le consegne" />));
  await userEvent.type(screen.getByLabelText("Titolo"), " e altro");
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(versionOf()).toHaveValue("4"));
  expect(screen.getByLabelText("Titolo")).toHaveValue("Consegne e ritiri");
  expect(screen.queryByText(messages.backoffice.content.restored)).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test("what was typed while a save was on its way is in the new form, for its version", async () => {
  let answer: () => void = () => undefined;
  let rerender: (page: React.ReactNode) => void = () => undefined;
  const action: StaffAction = async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    queueMicrotask(() => queueMicrotask(() => rerender(saved)));
    return { rowId: "consegne", done: { text: "Salvata." }, errors: [] };
  };
  const saved = <Page action={action} version={4} title="Le consegne e altro" />;
  ({ rerender } = renderWithProviders(<Page action={action} version={3} title="Le consegne" />));
  await userEvent.type(screen.getByLabelText("Titolo"), " e altro");
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  await userEvent.type(screen.getByLabelText("Titolo"), " ancora");
  act(answer);
  await waitFor(() => expect(versionOf()).toHaveValue("4"));
  expect(screen.getByLabelText("Titolo")).toHaveValue("Le consegne e altro ancora");
  expect(await screen.findByText(messages.backoffice.content.restored)).toBeInTheDocument();
  expect(versionOf()).toHaveValue("4");
});

test("what was typed while a save was on its way is there again after the page was left", async () => {
  let answer: () => void = () => undefined;
  const action: StaffAction = async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { rowId: "consegne", done: { text: "Salvata." }, errors: [] };
  };
  const { unmount } = open(action);
  await userEvent.type(screen.getByLabelText("Titolo"), " e altro");
  await userEvent.click(screen.getByRole("button", { name: "Pubblica" }));
  await userEvent.type(screen.getByLabelText("Titolo"), " ancora");
  act(answer);
  await screen.findByText("Salvata.");
  unmount();
  open(action);
  expect(screen.getByLabelText("Titolo")).toHaveValue("Le consegne e altro ancora");
});

test("what was typed on another version can be thrown away for what the page has", async () => {
  const action = async () => rejected("");
  const { unmount } = renderWithProviders(<Page action={action} version={3} title="Le consegne" />);
  await userEvent.type(screen.getByLabelText("Titolo"), " e altro");
  unmount();
  renderWithProviders(<Page action={action} version={4} title="Consegne e ritiri" />);
  expect(screen.getByLabelText("Titolo")).toHaveValue("Le consegne e altro");
  expect(versionOf()).toHaveValue("3");
  await userEvent.click(
    await screen.findByRole("button", { name: messages.backoffice.content.discardRestored }),
  );
  expect(screen.getByLabelText("Titolo")).toHaveValue("Consegne e ritiri");
  expect(screen.getByLabelText("Titolo")).toHaveFocus();
  expect(versionOf()).toHaveValue("4");
  expect(screen.queryByText(messages.backoffice.content.restored)).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test("checked boxes of one name are there again after the page was left", async () => {
  const show = () =>
    renderWithProviders(
      <StaffActions action={async () => rejected("")} rowIds={["home"]}>
        <ContentEditForm rowId="home" label="Home">
          {["Brescia", "Monza"].map((name, at) => (
            <label key={name}>
              <input type="checkbox" name="block-8-stores" value={at} defaultChecked={at === 0} /> {name}
            </label>
          ))}
        </ContentEditForm>
      </StaffActions>,
    );
  const { unmount } = show();
  await userEvent.click(screen.getByLabelText("Brescia"));
  await userEvent.click(screen.getByLabelText("Monza"));
  unmount();
  show();
  expect(screen.getByLabelText("Brescia")).not.toBeChecked();
  expect(screen.getByLabelText("Monza")).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: messages.backoffice.content.discardRestored }));
  expect(screen.getByLabelText("Brescia")).toBeChecked();
});

test("the chosen picture is there again after the page was left", async () => {
  const show = () =>
    renderWithProviders(
      <StaffActions action={async () => rejected("")} rowIds={["consegne"]}>
        <ContentEditForm rowId="consegne" label="Spedizioni">
          {["Furgone", "Cassette", "Pane"].map((name, at) => (
            <label key={name}>
              <input type="radio" name="scene" value={name} defaultChecked={at === 0} /> {name}
            </label>
          ))}
        </ContentEditForm>
      </StaffActions>,
    );
  const { unmount } = show();
  await userEvent.click(screen.getByLabelText("Cassette"));
  unmount();
  show();
  expect(screen.getByLabelText("Cassette")).toBeChecked();
  expect(screen.getByLabelText("Furgone")).not.toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: messages.backoffice.content.discardRestored }));
  expect(screen.getByLabelText("Furgone")).toBeChecked();
});
