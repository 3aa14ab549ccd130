import { screen } from "@testing-library/react";
import { FocusedStatus } from "@/components/backoffice/focused-status";
import { renderPage } from "@/tests/support/render-page";

test("what was done is announced, and has the focus", () => {
  renderPage(<FocusedStatus>Ordine 710001: Annullato.</FocusedStatus>);
  const status = screen.getByText("Ordine 710001: Annullato.").parentElement;
  expect(status).toHaveRole("status");
  expect(status).toHaveFocus();
});
