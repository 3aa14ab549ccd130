import { screen } from "@testing-library/react";
import { FocusedStatus } from "@/components/backoffice/focused-status";
import { renderPage } from "@/tests/support/render-page";
import { renderWithProviders } from "../render-with-providers";

test("what was done is announced, and has the focus", () => {
  renderPage(<FocusedStatus>Ordine 710001: Annullato.</FocusedStatus>);
  const status = screen.getByText("Ordine 710001: Annullato.").parentElement;
  expect(status).toHaveRole("status");
  expect(status).toHaveFocus();
});

test("the same text takes the focus again after another attempt", () => {
  const { rerender } = renderWithProviders(<FocusedStatus attempt={1}>La bozza è salvata.</FocusedStatus>);
  const status = screen.getByRole("status");
  status.blur();
  rerender(<FocusedStatus attempt={2}>La bozza è salvata.</FocusedStatus>);
  expect(status).toHaveFocus();
});
