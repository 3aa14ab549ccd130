import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DraftForm } from "@/components/backoffice/content-edit-form";
import type { StaffAction } from "@/components/backoffice/staff-action-state";
import { StaffActions } from "@/components/backoffice/staff-actions";
import { renderWithProviders } from "../render-with-providers";

const action: StaffAction = async () => ({ rowId: "home", done: null, errors: [] });

const page = (onlineVersion: number | null, title: string) => (
  <StaffActions action={action} rowIds={["home"]}>
    <DraftForm onlineVersion={onlineVersion} rowId="home" label="Home">
      <input aria-label="Titolo" name="title" defaultValue={title} />
      <button name="intent" value="down:1">
        Giù
      </button>
    </DraftForm>
  </StaffActions>
);

afterEach(() => sessionStorage.clear());

test("the first save of a draft leaves the focus and what is typed since in the form", async () => {
  const { rerender } = renderWithProviders(page(3, "Apertura"));
  await userEvent.type(screen.getByLabelText("Titolo"), " di dicembre");
  screen.getByRole("button", { name: "Giù" }).focus();
  rerender(page(null, "Apertura di"));
  expect(screen.getByRole("button", { name: "Giù" })).toHaveFocus();
  expect(screen.getByLabelText("Titolo")).toHaveValue("Apertura di dicembre");
});

test("a draft that was discarded is replaced by what is online", () => {
  const { rerender } = renderWithProviders(page(null, "Apertura di dicembre"));
  rerender(page(5, "Apertura"));
  expect(screen.getByLabelText("Titolo")).toHaveValue("Apertura");
});
