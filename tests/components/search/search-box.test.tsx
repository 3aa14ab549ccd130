import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchBox } from "@/components/search/search-box";
import { forgetSearches, saveSearch } from "@/components/search/search-memory";
import type { Suggestions } from "@/lib/ebsn/domain/product";
import { stubDoor } from "@/tests/support/door-stub";
import { renderInShop } from "../in-shop";
import { PASTA } from "../product/a-product";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const found: Suggestions = { terms: ["pasta di semola"], categories: [], products: [PASTA] };

beforeEach(() => {
  forgetSearches();
  stubDoor({ "products/suggest": { data: found } });
});

test("without scripts it is a form to the search page", () => {
  const { container } = renderInShop(<SearchBox action="/search" />);
  expect(container.querySelector("form")).toHaveAttribute("action", "/search");
  expect(screen.getByRole("searchbox", { name: "Cerca nel negozio" })).toHaveAttribute("name", "q");
});

test("the first focus brings the combobox, which keeps words and focus", async () => {
  const user = userEvent.setup();
  renderInShop(<SearchBox action="/search" />);
  await user.type(screen.getByRole("searchbox"), "p");
  const combobox = await screen.findByRole("combobox");
  expect(combobox).toHaveFocus();
  expect(combobox).toHaveValue("p");
});

test("suggestions carry price and price per unit, and are chosen by keyboard", async () => {
  const user = userEvent.setup();
  renderInShop(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  await user.type(await screen.findByRole("combobox"), "pasta");
  const product = await screen.findByRole("option", { name: /Mezze maniche/ });
  expect(product).toHaveTextContent("0,83 €");
  expect(product).toHaveTextContent("1,66 €/kg");
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(push).toHaveBeenCalledWith("/search?q=pasta+di+semola"));
});

test("words searched before are offered at once", async () => {
  saveSearch("latte fresco");
  const user = userEvent.setup();
  renderInShop(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  expect(await screen.findByRole("option", { name: "latte fresco" })).toBeInTheDocument();
});

test("enter searches for what is typed", async () => {
  const user = userEvent.setup();
  renderInShop(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  await user.type(await screen.findByRole("combobox"), "uova bio{Enter}");
  await waitFor(() => expect(push).toHaveBeenCalledWith("/search?q=uova%20bio"));
});
