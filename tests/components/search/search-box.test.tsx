import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchBox } from "@/components/search/search-box";
import { clearSearches, saveSearch } from "@/components/search/recent-searches-store";
import type { Suggestions } from "@/lib/ebsn/domain/product";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderWithProviders } from "../render-with-providers";
import { PASTA } from "../product/product-fixtures";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const addToCart = jest.fn(async () => undefined);
jest.mock("@/lib/cart/add-to-cart", () => ({ addToCart: (...args: []) => addToCart(...args) }));

const found: Suggestions = { terms: ["pasta di semola"], categories: [], products: [PASTA], articles: [] };

beforeEach(() => {
  clearSearches();
  stubGateway({ "products/suggest": { data: found } });
});

test("is a plain form without scripts", () => {
  const { container } = renderWithProviders(<SearchBox action="/search" />);
  expect(container.querySelector("form")).toHaveAttribute("action", "/search");
  expect(screen.getByRole("searchbox", { name: "Cerca nel negozio" })).toHaveAttribute("name", "q");
});

test("loads the combobox on first focus and keeps text and focus", async () => {
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.type(screen.getByRole("searchbox"), "p");
  const combobox = await screen.findByRole("combobox");
  expect(combobox).toHaveFocus();
  expect(combobox).toHaveValue("p");
});

test("shows prices and unit prices in suggestions and supports the keyboard", async () => {
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  await user.type(await screen.findByRole("combobox"), "pasta");
  const product = await screen.findByRole("gridcell", { name: /^Mezze maniche/ });
  expect(product).toHaveTextContent("0,83 €");
  expect(product).toHaveTextContent("1,66 €/kg");
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(push).toHaveBeenCalledWith("/search?q=pasta+di+semola"));
});

test("offers recent searches at once", async () => {
  saveSearch("latte fresco");
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  expect(await screen.findByRole("gridcell", { name: "latte fresco" })).toBeInTheDocument();
});

test("searches for the typed text on Enter", async () => {
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  await user.type(await screen.findByRole("combobox"), "uova bio{Enter}");
  await waitFor(() => expect(push).toHaveBeenCalledWith("/search?q=uova%20bio"));
});

test("suggestions that load while the search is sent stay closed", async () => {
  saveSearch("latte fresco");
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.type(screen.getByRole("searchbox"), "latte");
  await user.keyboard("{Enter}");
  expect(push).toHaveBeenCalledWith("/search?q=latte");
  const combobox = await screen.findByRole("combobox");
  expect(combobox).not.toHaveFocus();
  expect(screen.queryByRole("gridcell")).not.toBeInTheDocument();
});

test("puts a suggested product into the cart and stays open", async () => {
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  await user.type(await screen.findByRole("combobox"), "pasta");
  await user.click(await screen.findByRole("gridcell", { name: /^Aggiungi Mezze maniche/ }));
  expect(addToCart).toHaveBeenCalledWith({ productId: PASTA.productId, quantity: 1 });
  expect(screen.getByRole("gridcell", { name: /1,66/ })).toBeInTheDocument();
  expect(push).not.toHaveBeenCalledWith(expect.stringContaining("/product/"));
});

test("says of a suggested product that it is sold out, and adds none", async () => {
  stubGateway({ "products/suggest": { data: { ...found, products: [{ ...PASTA, available: 0 }] } } });
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  await user.type(await screen.findByRole("combobox"), "mezze");
  expect(await screen.findByRole("gridcell", { name: /^Mezze maniche/ })).toHaveTextContent(
    "Non disponibile",
  );
  expect(screen.queryByRole("gridcell", { name: /^Aggiungi/ })).not.toBeInTheDocument();
});
