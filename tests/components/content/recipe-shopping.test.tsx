import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RecipeShopping } from "@/components/content/recipe-shopping";
import type { ShoppingItem, ShoppingMessages } from "@/components/content/shopping-item";
import { takeOverlayEvents } from "@/lib/overlays/events";
import type { FoodFacts } from "@/lib/rules/food-facts";
import household from "@/messages/household/it.json";
import messages from "@/messages/it.json";
import { makeProduct } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderWithProviders } from "../render-with-providers";

const { content } = messages;

const shoppingMessages: ShoppingMessages = {
  title: content.ingredients,
  portions: content.portions,
  more: content.morePortions,
  less: content.lessPortions,
  buyNamed: content.buyNamed,
  addAll: content.addAll,
  hint: content.addAllHint,
  unavailable: content.unavailable,
  perPortion: content.perPortion,
  allergens: content.allergens,
  noAllergens: content.noAllergens,
  traces: content.traces,
  undeclared: content.undeclared,
  swap: content.swap,
  swapNamed: content.swapNamed,
  noSwap: content.noSwap,
};

const facts = (contains: FoodFacts["contains"]): FoodFacts => ({
  isFood: true,
  contains,
  traces: [],
  isDeclared: true,
  claims: [],
  diets: {},
});

const rice = {
  id: 1,
  name: "Riso Carnaroli",
  href: "/product/riso",
  pack: "500 g",
  quantity: 1,
  selling: {},
  isOut: false,
  price: 250,
  categoryId: 30,
};
const cheese = {
  id: 2,
  name: "Taleggio",
  href: "/product/taleggio",
  pack: "",
  quantity: 0.2,
  selling: { k: "l", s: 0.1, w: 0.1 } as const,
  isOut: false,
  price: 1500,
  categoryId: 31,
  facts: facts(["milk"]),
};

const items: ShoppingItem[] = [
  { name: "riso", value: 320, unit: "g", product: rice },
  { name: "Taleggio", value: 150, unit: "g", product: cheese },
  { name: "vongole", value: 1, unit: "kg", product: { ...rice, id: 3, name: "Vongole", isOut: true } },
  { name: "sale, quanto basta" },
];

const renderShopping = () =>
  renderWithProviders(
    <RecipeShopping
      locale="it"
      portions={4}
      items={items}
      messages={shoppingMessages}
      allergenNames={household.need}
    />,
  );

const row = (name: RegExp) => within(screen.getByText(name, { selector: "p" }).closest("li") as HTMLElement);

test("scales amounts and quantities with the portions", async () => {
  const user = userEvent.setup();
  renderShopping();
  expect(row(/riso$/).getByText("320 g")).toBeVisible();
  expect(row(/riso$/).getByText(/^1 ×/)).toBeVisible();
  for (let click = 0; click < 4; click += 1)
    await user.click(screen.getByRole("button", { name: content.morePortions }));
  expect(screen.getByRole("status")).toHaveTextContent("8");
  expect(row(/riso$/).getByText("640 g")).toBeVisible();
  expect(row(/riso$/).getByText(/^2 ×/)).toBeVisible();
  expect(row(/Taleggio$/).getByText(/^400 g/)).toBeVisible();
});

test("does not go below one portion", async () => {
  const user = userEvent.setup();
  renderShopping();
  const less = screen.getByRole("button", { name: content.lessPortions });
  for (let click = 0; click < 5; click += 1) await user.click(less);
  expect(screen.getByRole("status")).toHaveTextContent("1");
  expect(less).toHaveAttribute("aria-disabled", "true");
});

test("adds all selected products at once", async () => {
  const user = userEvent.setup();
  renderShopping();
  await user.click(screen.getByRole("checkbox", { name: "Compra Riso Carnaroli" }));
  await user.click(screen.getByRole("button", { name: `${content.addAll} (1)` }));
  expect(takeOverlayEvents()).toEqual([
    {
      kind: "open",
      resolve: expect.any(Function),
      request: expect.objectContaining({ dialog: "addAll", items: [{ productId: 2, quantity: 0.2 }] }),
    },
  ]);
});

test("marks unavailable products and leaves them out", () => {
  renderShopping();
  expect(row(/vongole$/).getByText(new RegExp(content.unavailable))).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: "Compra Vongole" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: `${content.addAll} (2)` })).toBeEnabled();
});

test("says what a portion costs and which allergens the chosen products have", async () => {
  const user = userEvent.setup();
  renderShopping();
  // 320 of 500 g of rice at 2.50, 0.2 kg of cheese at 15: 4.60 for four.
  expect(screen.getByText(/Circa 1,15\s€ a porzione/)).toBeVisible();
  expect(screen.getByText(/Allergeni dei prodotti scelti/).closest("p")).toHaveTextContent("latte");
  expect(screen.getByText("Allergeni, dato mancante: Riso Carnaroli.")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Compra Taleggio" }));
  expect(screen.getByText(/Circa 0,40\s€ a porzione/)).toBeVisible();
  expect(screen.queryByText(/Allergeni dei prodotti scelti/)).not.toBeInTheDocument();
});

test("a product is swapped for another of its shelf", async () => {
  const user = userEvent.setup();
  const other = makeProduct({ productId: 9, name: "Riso Arborio", packSize: "1 kg", foodFacts: facts([]) });
  const formula = makeProduct({ productId: 8, name: "Riso e latte 1", features: ["Latte per lattanti"] });
  stubGateway({ products: { data: { products: [formula, other] } } });
  renderShopping();
  await user.click(screen.getByRole("button", { name: "Cambia prodotto: Riso Carnaroli" }));
  await screen.findByRole("button", { name: "Riso Arborio" });
  expect(screen.queryByRole("button", { name: formula.name })).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Riso Arborio" }));
  expect(row(/riso$/).getByRole("link", { name: "Riso Arborio 1 kg" })).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Compra Taleggio" }));
  await user.click(screen.getByRole("button", { name: `${content.addAll} (1)` }));
  expect(takeOverlayEvents()).toEqual([
    expect.objectContaining({
      request: expect.objectContaining({ items: [{ productId: 9, quantity: 1 }] }),
    }),
  ]);
});
