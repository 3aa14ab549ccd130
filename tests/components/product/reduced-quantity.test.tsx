import { screen } from "@testing-library/react";
import { ReducedQuantity } from "@/components/product/reduced-quantity";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { toProductDetail } from "@/lib/ebsn/transforms/product-detail";
import { renderWithProviders } from "../render-with-providers";

const show = (productInfos: Record<string, string>, today: string) =>
  renderWithProviders(
    <ReducedQuantity
      product={toProductDetail(productSchema.parse({ productId: 7, name: "Frollini", productInfos }))}
      today={today}
    />,
  );

const reduced = { REDUCED_QUANTITY: "50 g", REDUCED_QUANTITY_SINCE: "2026-08-31" };
const NOTICE = "Questa confezione contiene un prodotto inferiore di 50 g rispetto alla precedente quantità";

test.each([
  ["from its first day", reduced, "2026-08-31"],
  ["to the last of six months", reduced, "2027-02-28"],
  ["where the day is not known", { REDUCED_QUANTITY: "50 g" }, "2030-01-01"],
])("a pack that holds less than before says so, in the words of the law: %s", (_, infos, today) => {
  show(infos, today);
  expect(screen.getByText(NOTICE)).toBeInTheDocument();
});

test.each([
  ["after six months", reduced, "2027-03-01"],
  ["of a pack as it was", {} as Record<string, string>, "2026-11-20"],
])("nothing is said %s", (_, infos, today) => {
  show(infos, today);
  expect(screen.queryByText(/inferiore/)).not.toBeInTheDocument();
});
