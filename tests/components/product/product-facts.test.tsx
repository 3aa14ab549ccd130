import { screen } from "@testing-library/react";
import { ProductFacts } from "@/components/product/product-facts";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { toProductDetail } from "@/lib/ebsn/transforms/product";
import messages from "@/messages/it.json";
import { renderInShop } from "../in-shop";

const t = messages.product;

const detail = (raw: Record<string, unknown> = {}): ProductDetail =>
  toProductDetail(productSchema.parse({ productId: 1, name: "Pasta", slug: "pasta", ...raw }));

const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

test("a product of which nothing is said has no heading without rows", () => {
  const { container } = renderInShop(<ProductFacts product={detail()} />);
  expect(container).toBeEmptyDOMElement();
});

test("each fact that is there has its row, and no other", () => {
  const product_description = { origin: "Italia", allergens: "Contiene <b>glutine</b>" };
  renderInShop(<ProductFacts product={detail({ codInt: "218800", metaData: { product_description } })} />);
  expect(headings()).toEqual([t.ingredients, t.details]);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([t.fact.origin, t.code]);
  expect(screen.getByText("glutine")).toBeInTheDocument();
});
