import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "@/components/ui/button";

it("does nothing on a press while its action runs, and keeps the focus", async () => {
  const handleClick = jest.fn();
  const { rerender } = render(<Button onClick={handleClick}>Salva</Button>);
  const button = screen.getByRole("button", { name: "Salva" });
  await userEvent.click(button);
  rerender(
    <Button busy onClick={handleClick}>
      Salva
    </Button>,
  );
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(button).toHaveAttribute("aria-disabled", "true");
});

it.each([
  ["a press", () => userEvent.click(screen.getByRole("button", { name: "Invia" }))],
  ["Enter in a field", () => userEvent.type(screen.getByRole("textbox"), "{Enter}")],
])("does not submit its form again by %s while the first one runs", async (_, submit) => {
  const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={handleSubmit}>
      <input aria-label="Codice" />
      <Button type="submit" busy={busy}>
        Invia
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await submit();
  rerender(form(true));
  await submit();
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});
