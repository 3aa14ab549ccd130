import { render, screen } from "@testing-library/react";
import { InlineFacts } from "@/components/ui/inline-facts";

test("facts read as one text with dots between them, without those that are missing", () => {
  render(
    <p>
      <InlineFacts facts={["14 prodotti", null, false, "", <b key="total">49,17 €</b>]} />
    </p>,
  );
  expect(screen.getByRole("paragraph")).toHaveTextContent(/^14 prodotti · 49,17 €$/);
});

test("each fact is an element of its own, which is not broken while it fits in a line, with the dot before it", () => {
  render(
    <p>
      <InlineFacts facts={["fatto il 21/11/2026", "per dom 22 nov 10:00–12:00"]} />
    </p>,
  );
  expect(screen.getByText("fatto il 21/11/2026")).toHaveClass("fact");
  expect(screen.getByText("per dom 22 nov 10:00–12:00")).toHaveClass("fact");
  expect(screen.getByText("·")).toHaveClass("separator");
});
