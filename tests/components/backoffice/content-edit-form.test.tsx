import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContentEditForm, type ContentEditAction } from "@/components/backoffice/content-edit-form";
import { renderPage } from "@/tests/support/render-page";

/** `userEvent` submits without a submitter; browsers press the form's first submit button, unless disabled. */
async function pressEnter(field: HTMLInputElement): Promise<void> {
  const button = field.form?.querySelector<HTMLButtonElement>("button:not([type]), button[type='submit']");
  if (button && !button.disabled) await userEvent.click(button);
}

const open = (action: ContentEditAction) =>
  renderPage(
    <ContentEditForm action={action} label="Spedizioni">
      <input type="hidden" name="version" value="3" />
      <label>
        Titolo <input name="title" defaultValue="Le consegne" />
      </label>
      <button name="intent" value="publish">
        Pubblica
      </button>
    </ContentEditForm>,
  );

test("somebody else has saved: what was typed stays and can be saved in its place", async () => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const action = jest.fn(async (_previous: unknown, form: FormData) => {
    sent.push(Object.fromEntries(form));
    return { error: "Nel frattempo Marta ha cambiato questa pagina.", conflictVersion: 5 };
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
  open(async () => ({ error: "Controlla quello che hai scritto.", conflictVersion: null }));
  await userEvent.click(screen.getByRole("button", { name: "Pubblica" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Controlla quello che hai scritto.");
  expect(screen.queryByRole("button", { name: "Salva la mia al suo posto" })).not.toBeInTheDocument();
});

test("Enter in a field saves the draft and does not overwrite another user's version", async () => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  open(async (_previous, form) => {
    sent.push(Object.fromEntries(form));
    return { error: "Nel frattempo Marta ha cambiato questa pagina.", conflictVersion: 5 };
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
  const action = jest.fn(async () => ({ error: "", conflictVersion: null }));
  renderPage(
    <ContentEditForm action={action} label="Home">
      <button name="intent" value="up:1" disabled>
        Su
      </button>
      <input aria-label="Nome del blocco" name="name" />
    </ContentEditForm>,
  );
  await pressEnter(screen.getByLabelText<HTMLInputElement>("Nome del blocco"));
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
});
