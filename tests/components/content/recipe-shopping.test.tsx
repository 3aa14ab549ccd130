import { createTranslator } from "next-intl";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RecipeShopping } from "@/components/content/recipe-shopping";
import { getShoppingMessages } from "@/components/content/recipe-shopping-props";
import type { ShoppingItem } from "@/components/content/shopping-item";
import { takeOverlayEvents } from "@/lib/overlays/events";
import type { FoodFacts } from "@/lib/rules/products/food-facts";
import foodProfile from "@/messages/food-profile/it.json";
import messages from "@/messages/it.json";
import { makeCart, makeCourgettes, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { renderWithProviders } from "../render-with-providers";

const { content } = messages;

const shoppingMessages = getShoppingMessages(
  createTranslator({ locale: "it", messages, namespace: "content" }),
);

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
  stock: 10,
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
  stock: 10,
  price: 1500,
  categoryId: 31,
  facts: facts(["milk"]),
};

const items: ShoppingItem[] = [
  { name: "riso", value: 320, unit: "g", product: rice },
  { name: "Taleggio", value: 150, unit: "g", product: cheese },
  { name: "vongole", value: 1, unit: "kg", product: { ...rice, id: 3, name: "Vongole", stock: 0 } },
  { name: "sale, quanto basta" },
];

const renderShopping = (shown = items) =>
  renderWithProviders(
    <RecipeShopping
      locale="it"
      portions={4}
      items={shown}
      messages={shoppingMessages}
      allergenNames={foodProfile.need}
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
  expect(row(/Taleggio$/).getByText(/^300 g ·/)).toBeVisible();
});

test("writes kilograms from 1000 g on and keeps eggs whole", async () => {
  const user = userEvent.setup();
  renderShopping([
    { name: "spaghetti", value: 360, unit: "g", product: { ...rice, id: 5, name: "Spaghetti n. 5" } },
    { name: "brodo", value: 300, unit: "ml" },
    { name: "tuorli", value: 5, unit: "" },
  ]);
  for (let click = 0; click < 9; click += 1)
    await user.click(screen.getByRole("button", { name: content.morePortions }));
  expect(row(/spaghetti$/).getByText("1,17 kg")).toBeVisible();
  expect(row(/brodo$/).getByText("975 ml")).toBeVisible();
  expect(row(/tuorli$/).getByText("16")).toBeVisible();
  expect(row(/spaghetti$/).getByText(/^3 ×/)).toHaveTextContent("3 × Spaghetti n. 5 500 g");
});

test("a pack that holds enough for two ingredients is bought once", async () => {
  const flour = { ...rice, id: 5, name: "Farina", pack: "1 kg" };
  renderShopping([
    { name: "farina", value: 200, unit: "g", product: flour },
    { name: "farina per il piano", value: 50, unit: "g", product: flour },
  ]);
  expect(row(/farina$/).getByText(/^1 ×/)).toHaveTextContent("1 × Farina 1 kg");
  expect(row(/per il piano$/).queryByText(/×/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: `${content.addAll} (1)` }));
  expect(takeOverlayEvents()).toEqual([
    expect.objectContaining({
      request: expect.objectContaining({ items: [{ productId: 5, quantity: 1 }] }),
    }),
  ]);
});

const hidden = [{ name: "riso", product: { ...rice, stock: -1 } }];

test("a price that only customers see is not called missing stock", () => {
  renderShopping(hidden);
  expect(
    row(/riso$/)
      .getByText(/Riso Carnaroli/)
      .closest("p"),
  ).toHaveTextContent(`${content.logInForPrice} · Riso Carnaroli`);
  expect(screen.queryByText(new RegExp(content.unavailable))).not.toBeInTheDocument();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

test("a customer buys what a visitor sees no price of", async () => {
  setSignedIn();
  stubGateway({ "cart/view": { data: makeCart([]) } });
  renderPage(
    <RecipeShopping
      locale="it"
      portions={4}
      items={hidden}
      messages={shoppingMessages}
      allergenNames={foodProfile.need}
    />,
  );
  expect(await screen.findByRole("button", { name: `${content.addAll} (1)` })).toBeEnabled();
  resetPage();
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
  // 320 of 500 g of rice at 2.50, 150 g of cheese at 15 a kilogram: 3.85 for four.
  expect(screen.getByText(/Circa 0,96\s€ a porzione/)).toBeVisible();
  expect(screen.getByText(/Allergeni dei prodotti scelti/).closest("p")).toHaveTextContent("latte");
  expect(screen.getByText("Allergeni, dato mancante: Riso Carnaroli.")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Compra Taleggio" }));
  expect(screen.getByText(/Circa 0,40\s€ a porzione/)).toBeVisible();
  expect(screen.queryByText(/Allergeni dei prodotti scelti/)).not.toBeInTheDocument();
});

test("a product is swapped for another of its shelf", async () => {
  const user = userEvent.setup();
  const other = makeProduct({ productId: 9, name: "Riso Arborio", packSize: "1 kg", foodFacts: facts([]) });
  const formula = makeProduct({ productId: 8, name: "Riso e latte 1", notPromotable: true });
  stubGateway({ products: { data: { products: [formula, other] } } });
  renderShopping();
  await user.click(screen.getByRole("button", { name: "Cambia prodotto: Riso Carnaroli" }));
  await screen.findByRole("button", { name: "Riso Arborio Pasta Madre" });
  expect(screen.queryByRole("button", { name: formula.name })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Riso Arborio Pasta Madre" }));
  expect(row(/riso$/).getByRole("link", { name: "Riso Arborio 1 kg" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Cambia prodotto: Riso Arborio" })).toHaveFocus();
  await user.click(screen.getByRole("checkbox", { name: "Compra Taleggio" }));
  await user.click(screen.getByRole("button", { name: `${content.addAll} (1)` }));
  expect(takeOverlayEvents()).toEqual([
    expect.objectContaining({
      request: expect.objectContaining({ items: [{ productId: 9, quantity: 1 }] }),
    }),
  ]);
});

describe("the products to swap for", () => {
  const openSwap = () => userEvent.click(screen.getByRole("button", { name: /Cambia prodotto: Taleggio/ }));

  test("are read again after a failure", async () => {
    const gateway = stubGateway({ products: { http: 500, status: -1 } });
    renderShopping();
    await openSwap();
    expect(await screen.findByRole("alert")).toHaveTextContent(content.swapFailed);
    gateway.setResponse("products", {
      data: { products: [makeCourgettes({ name: "Taleggio a latte crudo" })] },
    });
    await userEvent.click(screen.getByRole("button", { name: content.swapRetry }));
    expect(await screen.findByRole("button", { name: /Taleggio a latte crudo/ })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: content.ingredients })).toHaveFocus();
  });

  test("say that they are on their way", async () => {
    stubGateway({ products: () => new Promise(() => undefined) });
    renderShopping([{ name: "Taleggio", product: { ...cheese, categoryId: 32 } }]);
    await openSwap();
    expect(await screen.findByText(messages.client.loading)).toHaveAttribute("role", "status");
  });

  test("have the same name first, then the nearest price, and their unit price", async () => {
    const prices = (display: number) => ({
      ...makeProduct().prices,
      display,
      unit: display,
      baseUnit: "kg" as const,
    });
    const products = [
      makeProduct({ productId: 21, name: "Gorgonzola", prices: prices(900), packSize: "1 kg" }),
      makeProduct({
        productId: 22,
        name: "Stracchino",
        brand: "",
        packSize: "250 g",
        prices: { ...prices(400), unit: 1600 },
      }),
      makeCourgettes({ productId: 23, name: "Taleggio stagionato", prices: prices(2289) }),
    ];
    stubGateway({ products: { data: { products } } });
    renderShopping([{ name: "Taleggio", product: { ...cheese, categoryId: 33 } }]);
    await openSwap();
    const first = await screen.findByRole("button", { name: "Taleggio stagionato L'Orto di Ada" });
    const shown = within(first.closest("ul") as HTMLElement).getAllByRole("listitem");
    expect(shown.map((item) => item.textContent?.replaceAll(/\s/g, " "))).toEqual([
      expect.stringMatching(/^Taleggio stagionato.*22,89 €\/kg$/),
      expect.stringMatching(/^Gorgonzola.*9,00 € · 9,00 €\/kg$/),
      expect.stringMatching(/^Stracchino.*250 g · 4,00 € · 16,00 €\/kg$/),
    ]);
  });
});
