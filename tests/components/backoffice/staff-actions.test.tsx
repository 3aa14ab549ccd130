import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StaffActionForm } from "@/components/backoffice/staff-action-form";
import { StaffActions, StaffRowResult, UntilDone } from "@/components/backoffice/staff-actions";
import type { StaffAction, StaffActionState } from "@/components/backoffice/staff-action-state";
import { renderWithProviders } from "../render-with-providers";

type ListProps = { action: StaffAction; ids: number[] };

function List({ action, ids }: ListProps) {
  return (
    <StaffActions action={action} rowIds={ids}>
      <UntilDone>
        <p>Ci sono ordini che aspettano.</p>
      </UntilDone>
      <ul>
        {ids.map((id) => (
          <li key={id} aria-label={`Riga ${id}`}>
            <StaffRowResult rowId={id} />
            <StaffActionForm rowId={id} label={`Muovi ${id}`}>
              <input type="hidden" name="order_id" value={id} />
              <button name="order_status_id" value="10">
                Annulla {id}
              </button>
            </StaffActionForm>
          </li>
        ))}
      </ul>
    </StaffActions>
  );
}

const done = (rowId: string): StaffActionState => ({
  rowId,
  errors: [],
  done: { text: `Ordine ${rowId}: Annullato.` },
});
const cancel: StaffAction = async (_previous, form) => done(String(form.get("order_id")));
const press = (id: number) => userEvent.click(screen.getByRole("button", { name: `Annulla ${id}` }));
const row = (id: number) => within(screen.getByRole("listitem", { name: `Riga ${id}` }));

test("the row says what was done, and the button keeps the focus", async () => {
  renderWithProviders(<List action={cancel} ids={[5, 6]} />);
  await press(5);
  const status = await row(5).findByRole("status");
  expect(status).toHaveTextContent("Ordine 5: Annullato.");
  expect(screen.getByRole("button", { name: "Annulla 5" })).toHaveFocus();
  expect(screen.getAllByText(/Annullato/)).toHaveLength(1);
  expect(screen.queryByText("Ci sono ordini che aspettano.")).not.toBeInTheDocument();
});

test("what was done is said above the list when its row is no longer in it", async () => {
  const { rerender } = renderWithProviders(<List action={cancel} ids={[5, 6]} />);
  await press(5);
  await row(5).findByRole("status");
  rerender(<List action={cancel} ids={[6, 7]} />);
  const status = screen.getByText("Ordine 5: Annullato.").parentElement;
  expect(status).toHaveRole("status");
  expect(status).toHaveFocus();
});

test("another page of the list no longer says it", async () => {
  const { rerender } = renderWithProviders(<List key="1" action={cancel} ids={[5, 6]} />);
  await press(5);
  await row(5).findByRole("status");
  rerender(<List key="2" action={cancel} ids={[5, 6]} />);
  expect(screen.queryByText(/Annullato/)).not.toBeInTheDocument();
});

test("a rejected action says why in its row, and nothing of an earlier success", async () => {
  const states = [done("5"), { rowId: "6", done: null, errors: ["L'ordine è già in consegna."] }];
  renderWithProviders(<List action={async () => states.shift() ?? done("")} ids={[5, 6]} />);
  await press(5);
  await row(5).findByRole("status");
  await press(6);
  const alert = await row(6).findByRole("alert");
  expect(alert).toHaveTextContent("L'ordine è già in consegna.");
  expect(alert).toHaveFocus();
  expect(screen.queryByText(/Annullato/)).not.toBeInTheDocument();
});

test("a row is sent once however often it is pressed; another row follows", async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const action: StaffAction = async (_previous, form) => {
    const id = String(form.get("order_id"));
    sent.push(id);
    await new Promise<void>((resolve) => answers.push(resolve));
    return done(id);
  };
  renderWithProviders(<List action={action} ids={[5, 6]} />);
  await press(5);
  await press(5);
  await press(6);
  expect(sent).toEqual(["5"]);
  await act(async () => answers[0]?.());
  expect(sent).toEqual(["5", "6"]);
  await act(async () => answers[1]?.());
  expect(await row(6).findByRole("status")).toHaveTextContent("Ordine 6: Annullato.");
});

test("a browser that does not focus what is clicked does so too", async () => {
  renderWithProviders(<List action={cancel} ids={[5, 6]} />);
  fireEvent.click(screen.getByRole("button", { name: "Annulla 5" }));
  await row(5).findByRole("status");
  expect(screen.getByRole("button", { name: "Annulla 5" })).toHaveFocus();
});
