import { screen, within } from "@testing-library/react";
import { Replacements } from "@/components/cart/replacements";
import { loadFoodProfileComponents } from "@/components/food-profile/food-profile-components";
import { ProductRow } from "@/components/lists/product-row";
import { CompareTable } from "@/components/product/compare-table";
import { SuggestionRow } from "@/components/search/suggestion-row";
import { foodFactsStore } from "@/lib/food-profile/food-facts";
import { storeFoodProfile } from "@/lib/food-profile/store";
import type { FoodFacts } from "@/lib/rules/products/food-facts";
import { makeProduct } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";
import { resetFoodProfile } from "@/tests/support/food-profile";
import { resetPage } from "@/tests/support/render-page";
import { clientMessages, renderWithProviders } from "../render-with-providers";

const milk: FoodFacts = {
  isFood: true,
  contains: ["milk"],
  traces: [],
  isDeclared: true,
  claims: [],
  diets: {},
};
const cheese = makeProduct({ productId: 71, name: "Mozzarella di bufala", foodFacts: milk });
const context = { messages: clientMessages, locale: "it", today: "2026-11-20", href: (path: string) => path };

beforeEach(async () => {
  stubGateway({ products: { data: { products: [cheese] } } });
  storeFoodProfile({ diets: [], avoid: ["milk"], isInAccount: false });
  foodFactsStore.set(new Map([[71, milk]]));
  await loadFoodProfileComponents();
});

afterEach(() => {
  resetPage();
  resetFoodProfile();
  localStorage.clear();
});

test("an alternative to a sold-out product is checked against the food profile", async () => {
  const wanted = makeProduct({ productId: 70, name: "Stracchino" });
  renderWithProviders(<Replacements product={wanted} onSelect={async () => undefined} />);
  const alternative = await screen.findByRole("listitem");
  expect(within(alternative).getByText(/Contiene.*latte/)).toBeVisible();
});

test.each([
  ["a row of a list", <ProductRow key="row" product={cheese} amount="" inactive={false} />],
  ["the comparison", <CompareTable key="table" products={[cheese]} context={context} />],
  [
    "a suggestion",
    <SuggestionRow
      key="suggestion"
      suggestion={{ kind: "product", id: "1", text: cheese.name, href: "/", product: cheese }}
      messages={clientMessages}
    />,
  ],
])("so is %s", (_name, element) => {
  renderWithProviders(element);
  expect(screen.getByText(/Contiene.*latte/)).toBeVisible();
});
