import { screen } from "@testing-library/react";
import { StepTotal } from "@/components/checkout/step-total";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { renderWithProviders } from "../render-with-providers";

const { totals } = makeCart([makeItem()]);

test.each([
  ["Totale", 0],
  ["Totale stimato", 179],
])("above the button stands the %s, for the eye alone", (label, variableWeight) => {
  renderWithProviders(<StepTotal totals={{ ...totals, gross: 5635, variableWeight }} isPending={false} />);
  const total = screen.getByText(label).parentElement;
  expect(total).toHaveTextContent(/56,35\s€$/);
  expect(total).toHaveAttribute("aria-hidden", "true");
});
