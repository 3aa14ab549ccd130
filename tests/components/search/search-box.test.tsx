import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchBox } from "@/components/search/search-box";
import { clearSearches, recentSearchesStore, saveSearch } from "@/lib/catalogue/recent-searches";
import { clearCachedReads } from "@/lib/api/cached-reads";
import { setCart } from "@/lib/cart/fetch-cart";
import type { Suggestions } from "@/lib/ebsn/domain/product";
import { setNavigate } from "@/lib/navigation/navigate";
import { makeCart } from "@/tests/fixtures/cart";
import { resetPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderWithProviders } from "../render-with-providers";
import { PASTA } from "../product/product-fixtures";

const navigate = jest.fn(() => true);

const addToCart = jest.fn(async () => undefined);
jest.mock("@/lib/cart/add-to-cart", () => ({ addToCart: (...args: []) => addToCart(...args) }));

const found: Suggestions = { terms: ["pasta di semola"], categories: [], products: [PASTA], articles: [] };

let stopNavigating = () => {};

beforeEach(() => {
  clearSearches();
  stubGateway({ "products/suggest": { data: found } });
  stopNavigating = setNavigate(navigate);
});

afterEach(() => stopNavigating());

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
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/search?q=pasta+di+semola"));
});

test("offers recent searches at once", async () => {
  saveSearch("latte fresco");
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  expect(await screen.findByRole("gridcell", { name: "latte fresco" })).toBeInTheDocument();
});

test("remembers a new search beside fifty repeated ones", () => {
  const names = Array.from({ length: 50 }, (_, index) => `parola ${index}`);
  for (const name of [...names, ...names, "zucca"]) saveSearch(name);
  const remembered = recentSearchesStore.get().map(({ name }) => name);
  expect(remembered).toHaveLength(50);
  expect(remembered.at(-1)).toBe("zucca");
  saveSearch("zucca");
  saveSearch("verza");
  expect(recentSearchesStore.get().map(({ name }) => name)).toEqual(
    expect.arrayContaining(["zucca", "verza"]),
  );
});

test("searches for the typed text on Enter", async () => {
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  await user.type(await screen.findByRole("combobox"), "uova bio{Enter}");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/search?q=uova%20bio"));
});

test("suggestions that load while the search is sent stay closed", async () => {
  saveSearch("latte fresco");
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.type(screen.getByRole("searchbox"), "latte");
  await user.keyboard("{Enter}");
  expect(navigate).toHaveBeenCalledWith("/search?q=latte");
  const combobox = await screen.findByRole("combobox");
  expect(combobox).not.toHaveFocus();
  expect(screen.queryByRole("gridcell")).not.toBeInTheDocument();
});

describe("suggestions of a text typed before", () => {
  const toTerm = (text: string, store = "") => ({ ...found, terms: [`${text}${store} di semola`] });

  function stubSuggestions(store?: string) {
    return stubGateway({
      "products/suggest": ({ params }) => ({ data: toTerm(params.get("q") ?? "", store) }),
    });
  }

  async function openWith(text: string) {
    const user = userEvent.setup();
    renderWithProviders(<SearchBox action="/search" />);
    await user.click(screen.getByRole("searchbox"));
    await user.type(await screen.findByRole("combobox"), text);
    await screen.findByRole("gridcell", { name: `${text} di semola` });
    return user;
  }

  afterEach(resetPage);

  test("come from the cached reads, and others stay until then", async () => {
    const { requestsTo } = stubSuggestions();
    const user = await openWith("pasta");
    await user.keyboard("{Backspace}");
    expect(screen.getByRole("gridcell", { name: "pasta di semola" })).toBeInTheDocument();
    await screen.findByRole("gridcell", { name: "past di semola" });
    await user.keyboard("a");
    expect(screen.getByRole("gridcell", { name: "past di semola" })).toBeInTheDocument();
    await screen.findByRole("gridcell", { name: "pasta di semola" });
    expect(requestsTo("products/suggest").map(({ params }) => params.get("q"))).toEqual(["pasta", "past"]);
  });

  test("are read again once the cache is cleared", async () => {
    const { requestsTo, setResponse } = stubSuggestions();
    const user = await openWith("pasta");
    await user.keyboard("{Backspace}");
    await screen.findByRole("gridcell", { name: "past di semola" });
    clearCachedReads();
    setResponse("products/suggest", { data: toTerm("pasta", " fresca") });
    await user.keyboard("a");
    await screen.findByRole("gridcell", { name: "pasta fresca di semola" });
    expect(requestsTo("products/suggest")).toHaveLength(3);
  });

  test("are read again for another store", async () => {
    const { setResponse } = stubSuggestions();
    await openWith("pasta");
    clearCachedReads();
    setResponse("products/suggest", { data: toTerm("pasta", " fresca") });
    act(() => {
      setSignedIn();
      setCart({ ...makeCart([]), storeId: 502 });
    });
    expect(await screen.findByRole("gridcell", { name: "pasta fresca di semola" })).toBeInTheDocument();
  });
});

test("says that a text has no suggestions, and not that of a read that failed", async () => {
  const gateway = stubGateway({
    "products/suggest": { data: { terms: [], categories: [], products: [], articles: [] } },
  });
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  const combobox = await screen.findByRole("combobox");
  await user.type(combobox, "xqzw");
  const sentence = "Nessun suggerimento: premi Invio per cercare «xqzw».";
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(combobox).toHaveAttribute("aria-expanded", "true");
  gateway.setResponse("products/suggest", { http: 502, status: 502 });
  await user.type(combobox, "k");
  await waitFor(() => expect(screen.queryByText(/^Nessun suggerimento/)).not.toBeInTheDocument());
});

test("puts a suggested product into the cart and stays open", async () => {
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  await user.type(await screen.findByRole("combobox"), "pasta");
  await user.click(await screen.findByRole("gridcell", { name: /^Aggiungi Mezze maniche/ }));
  expect(addToCart).toHaveBeenCalledWith({ productId: PASTA.productId, quantity: 1 });
  expect(screen.getByRole("gridcell", { name: /1,66/ })).toBeInTheDocument();
  expect(navigate).not.toHaveBeenCalledWith(expect.stringContaining("/product/"));
});

test("adds a suggested product once while its first add is not ready", async () => {
  let finish = () => {};
  addToCart.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve(undefined))));
  addToCart.mockClear();
  const user = userEvent.setup();
  renderWithProviders(<SearchBox action="/search" />);
  await user.click(screen.getByRole("searchbox"));
  await user.type(await screen.findByRole("combobox"), "pasta");
  const add = await screen.findByRole("gridcell", { name: /^Aggiungi Mezze maniche/ });
  await user.dblClick(add);
  expect(add).toHaveAttribute("aria-busy", "true");
  expect(addToCart).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  await user.click(add);
  expect(addToCart).toHaveBeenCalledTimes(2);
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
