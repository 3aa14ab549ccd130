import { screen } from "@testing-library/react";
import { Fragment } from "react";
import { FocusedStatus } from "@/components/backoffice/focused-status";
import { renderPage } from "@/tests/support/render-page";
import { renderWithProviders } from "../render-with-providers";

test("what was done is announced, and has the focus", () => {
  renderPage(<FocusedStatus>Ordine 710001: Annullato.</FocusedStatus>);
  const status = screen.getByText("Ordine 710001: Annullato.").parentElement;
  expect(status).toHaveRole("status");
  expect(status).toHaveFocus();
});

const draft = (attempt: number) => <FocusedStatus attempt={attempt}>La bozza è salvata.</FocusedStatus>;

test("the same text is announced again after another attempt", () => {
  const { rerender } = renderWithProviders(draft(1));
  const status = screen.getByRole("status");
  const announced = status.firstChild;
  status.blur();
  rerender(draft(2));
  expect(status.firstChild).not.toBe(announced);
  expect(status).toHaveTextContent("La bozza è salvata.");
  expect(status).toHaveFocus();
});

test.each([
  ["is removed", null],
  ["is disabled", <button key="up" disabled />],
])("the focus stays on the button that did it until it %s", (_, later) => {
  const button = <button key="up">Su</button>;
  const { rerender } = renderWithProviders(<div>{[button]}</div>);
  screen.getByRole("button").focus();
  rerender(<div>{[<Fragment key="s">{draft(1)}</Fragment>, button]}</div>);
  rerender(<div>{[<Fragment key="s">{draft(2)}</Fragment>, button]}</div>);
  expect(screen.getByRole("button")).toHaveFocus();
  rerender(<div>{[<Fragment key="s">{draft(2)}</Fragment>, later]}</div>);
  expect(screen.getByRole("status")).toHaveFocus();
});

test("in Safari, which focuses the page's content instead of a pressed button, it takes the focus too", () => {
  const page = (status: boolean) => (
    <main id="content" tabIndex={-1}>
      {status && draft(1)}
    </main>
  );
  const { rerender } = renderWithProviders(page(false));
  screen.getByRole("main").focus();
  rerender(page(true));
  expect(screen.getByRole("status")).toHaveFocus();
});
