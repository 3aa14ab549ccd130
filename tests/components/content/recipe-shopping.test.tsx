import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RecipeShopping } from "@/components/content/recipe-shopping";
import type { ShoppingItem, ShoppingMessages } from "@/components/content/shopping-item";
import { takeOverlayEvents } from "@/lib/overlays/events";
import messages from "@/messages/it.json";
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
};

const rice = {
  id: 1,
  name: "Riso Carnaroli",
  href: "/product/riso",
  pack: "500 g",
  quantity: 1,
  selling: {},
  isOut: false,
};
const cheese = {
  id: 2,
  name: "Taleggio",
  href: "/product/taleggio",
  pack: "",
  quantity: 0.2,
  selling: { k: "l", s: 0.1, w: 0.1 } as const,
  isOut: false,
};

const items: ShoppingItem[] = [
  { name: "riso", value: 320, unit: "g", product: rice },
  { name: "Taleggio", value: 150, unit: "g", product: cheese },
  { name: "vongole", value: 1, unit: "kg", product: { ...rice, id: 3, name: "Vongole", isOut: true } },
  { name: "sale, quanto basta" },
];

const renderShopping = () =>
  renderWithProviders(<RecipeShopping locale="it" portions={4} items={items} messages={shoppingMessages} />);

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
