import { screen } from "@testing-library/react";
import { ProductFacts } from "@/components/product/product-facts";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { toProductDetail } from "@/lib/ebsn/transforms/product";
import messages from "@/messages/it.json";
import { renderWithProviders } from "../render-with-providers";

const t = messages.product;

const detail = (raw: Record<string, unknown> = {}): ProductDetail =>
  toProductDetail(productSchema.parse({ productId: 1, name: "Pasta", slug: "pasta", ...raw }));

const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

test("renders nothing without facts", () => {
  const { container } = renderWithProviders(<ProductFacts product={detail()} />);
  expect(container).toBeEmptyDOMElement();
});

test("renders a row only for each known fact", () => {
  const product_description = { origin: "Italia", allergens: "Contiene <b>glutine</b>" };
  renderWithProviders(
    <ProductFacts product={detail({ codInt: "218800", metaData: { product_description } })} />,
  );
  expect(headings()).toEqual([t.ingredients, t.details]);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([t.fact.origin, t.code]);
  expect(screen.getByText("glutine")).toBeInTheDocument();
});
