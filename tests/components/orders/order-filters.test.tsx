import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderFilters } from "@/components/orders/order-filters";
import { parseOrderQuery } from "@/components/orders/order-query";
import { renderPage } from "@/tests/support/render-page";

it("takes amounts as they are written in Italian", async () => {
  renderPage(<OrderFilters query={parseOrderQuery({ from_gross_total: "20,50" })} />);
  const min = screen.getByLabelText("Totale da €");
  expect(min).toHaveValue("20,50");
  await userEvent.clear(min);
  await userEvent.type(min, "1,5");
  expect(min).toHaveValue("1,5");
  expect(min).toBeValid();
  await userEvent.type(min, "x");
  expect(min).toBeInvalid();
});
