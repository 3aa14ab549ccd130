import { render, screen } from "@testing-library/react";
import { DetailsOfFields } from "@/components/backoffice/details-of-fields";

it("shows a rejected field that was out of sight", () => {
  render(
    <form aria-label="Contenuti">
      <DetailsOfFields>
        <summary>Come guardarle</summary>
        <input aria-label="Segmento" pattern="[0-9]*" defaultValue="x" />
      </DetailsOfFields>
    </form>,
  );
  const details = screen.getByRole("group");
  expect(details).not.toHaveAttribute("open");
  screen.getByRole<HTMLFormElement>("form").reportValidity();
  expect(details).toHaveAttribute("open");
});
