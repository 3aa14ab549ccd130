import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RecipeShopping, type ShoppingItem, type ShoppingWords } from "@/components/content/recipe-shopping";
import { type BuyingEvent, onBuyingEvent } from "@/lib/cart/events";
import messages from "@/messages/it.json";
import { renderInShop } from "../in-shop";

const { content } = messages;

const words: ShoppingWords = {
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
  s: {},
  isOut: false,
};
const cheese = {
  id: 2,
  name: "Taleggio",
  href: "/product/taleggio",
  pack: "",
  quantity: 0.2,
  s: { k: "l", s: 0.1, w: 0.1 } as const,
  isOut: false,
};

const items: ShoppingItem[] = [
  { name: "riso", value: 320, unit: "g", buy: rice },
  { name: "Taleggio", value: 150, unit: "g", buy: cheese },
  { name: "vongole", value: 1, unit: "kg", buy: { ...rice, id: 3, name: "Vongole", isOut: true } },
  { name: "sale, quanto basta" },
];

const show = () => renderInShop(<RecipeShopping locale="it" portions={4} items={items} words={words} />);

const row = (name: RegExp) => within(screen.getByText(name, { selector: "p" }).closest("li") as HTMLElement);

function listen() {
  const heard: BuyingEvent[] = [];
  const stop = onBuyingEvent((event) => heard.push(event));
  return { heard, stop };
}

test("amounts and what to buy follow the portions", async () => {
  const user = userEvent.setup();
  show();
  expect(row(/riso$/).getByText("320 g")).toBeVisible();
  expect(row(/riso$/).getByText(/^1 ×/)).toBeVisible();
  for (let more = 0; more < 4; more += 1)
    await user.click(screen.getByRole("button", { name: content.morePortions }));
  expect(screen.getByRole("status")).toHaveTextContent("8");
  expect(row(/riso$/).getByText("640 g")).toBeVisible();
  expect(row(/riso$/).getByText(/^2 ×/)).toBeVisible();
  expect(row(/Taleggio$/).getByText(/^400 g/)).toBeVisible();
});

test("portions stop at one", async () => {
  const user = userEvent.setup();
  show();
  const less = screen.getByRole("button", { name: content.lessPortions });
  for (let click = 0; click < 5; click += 1) await user.click(less);
  expect(screen.getByRole("status")).toHaveTextContent("1");
  expect(less).toHaveAttribute("aria-disabled", "true");
});

test("one button asks for everything one does not have at home", async () => {
  const user = userEvent.setup();
  const { heard, stop } = listen();
  show();
  await user.click(screen.getByRole("checkbox", { name: "Compra Riso Carnaroli" }));
  await user.click(screen.getByRole("button", { name: `${content.addAll} (1)` }));
  stop();
  expect(heard).toEqual([
    {
      kind: "open",
      request: expect.objectContaining({ dialog: "addAll", wishes: [{ productId: 2, quantity: 0.2 }] }),
    },
  ]);
});

test("what cannot be had is said and not asked for", () => {
  show();
  expect(row(/vongole$/).getByText(new RegExp(content.unavailable))).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: "Compra Vongole" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: `${content.addAll} (2)` })).toBeEnabled();
});
