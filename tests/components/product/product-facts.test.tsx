import { screen } from "@testing-library/react";
import { ProductFacts } from "@/components/product/product-facts";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { toProductDetail } from "@/lib/ebsn/transforms/product-detail";
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

test("shows each of the texts that describe a product, once", () => {
  const product_description = {
    features: "<p>Trafilata al bronzo</p>",
    sale_description: "Pasta di semola di grano duro",
  };
  const product = detail({ descr: "<p>Trafilata al bronzo</p>", metaData: { product_description } });
  renderWithProviders(<ProductFacts product={product} />);
  expect(screen.getAllByText("Trafilata al bronzo")).toHaveLength(1);
  expect(screen.getByText("Pasta di semola di grano duro")).toBeInTheDocument();
});

test("shows the known hazard pictograms with their texts", () => {
  const product_description = { warnings: "Pericolo.", hazard_pictograms: "GHS05, GHS09, GHS99" };
  renderWithProviders(<ProductFacts product={detail({ metaData: { product_description } })} />);
  expect(screen.getByText(t.hazard.GHS05)).toBeInTheDocument();
  expect(screen.getByText(t.hazard.GHS09)).toBeInTheDocument();
});

test("shows the product information sheet of a lamp", () => {
  const product_description = {
    energy_sheet: "<table><tbody><tr><th>Flusso luminoso utile</th><td>806 lm</td></tr></tbody></table>",
  };
  renderWithProviders(<ProductFacts product={detail({ metaData: { product_description } })} />);
  expect(headings()).toContain(t.energySheet);
  expect(screen.getByRole("row", { name: "Flusso luminoso utile 806 lm" })).toBeInTheDocument();
});

test("says how strong a drink is, and its nutrients per 100 ml", () => {
  const product_description = {
    legal_name: "Vino rosso",
    alcohol: "13,5 % vol",
    nutritional_values:
      "<table><tbody><tr><th></th><th>Per 100&nbsp;ml</th></tr><tr><td>Energia</td><td>340 kJ</td></tr></tbody></table>",
  };
  renderWithProviders(<ProductFacts product={detail({ metaData: { product_description } })} />);
  expect(screen.getByText("13,5 % vol")).toBeInTheDocument();
  expect(screen.getByRole("columnheader", { name: /100\sml/ })).toBeInTheDocument();
});

test("names who made what is no food, and what to beware of", () => {
  const product_description = { producer: "Lindor, Brescia", warnings: "Tenere lontano dai bambini." };
  renderWithProviders(<ProductFacts product={detail({ metaData: { product_description } })} />);
  for (const words of Object.values(product_description)) expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText(t.fact.producer)).toBeInTheDocument();
});

test("says where poultry was reared and slaughtered", () => {
  const product_description = { rearing_country: "Francia", slaughter_country: "Italia" };
  renderWithProviders(<ProductFacts product={detail({ metaData: { product_description } })} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    t.fact.rearingCountry,
    t.fact.slaughterCountry,
  ]);
});

test.each([
  [{ warnings: "Tenere lontano dai bambini." }, 1],
  [{ warnings: "Contiene nocciole.", legal_name: "Crema", ingredients: "Nocciole" }, 0],
])("the legal guarantee stands with non-food only: %j", (product_description, count) => {
  renderWithProviders(<ProductFacts product={detail({ metaData: { product_description } })} />);
  expect(screen.queryAllByText(messages.guarantee.title)).toHaveLength(count);
  expect(screen.queryAllByText(t.withdrawal.nonFood)).toHaveLength(count);
  expect(screen.queryAllByText(t.withdrawal.food)).toHaveLength(1 - count);
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
