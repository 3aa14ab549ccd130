import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ShoppingListRoute from "@/app/[locale]/(shop)/lista-della-spesa/page";
import type { MatchedLineView } from "@/components/lists/list-candidate";
import { MatchedList } from "@/components/lists/matched-list";
import { setCart } from "@/lib/cart/fetch-cart";
import { takeOverlayEvents } from "@/lib/overlays/events";
import { makeCart, makeProduct } from "@/tests/fixtures/cart";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderWithProviders } from "../render-with-providers";

const mockLists = new Map<string, MatchedLineView[]>();

jest.mock("@/lib/seo/metadata", () => ({}));
jest.mock("@/components/lists/shopping-list-page", () => ({
  ShoppingListPage: ({ text }: { text: string }) => (
    <>
      <textarea aria-label="La lista" defaultValue={text} />
      <MatchedList lines={mockLists.get(text) ?? []} logInHref="/login" />
    </>
  ),
}));

afterEach(resetPage);

const candidate = (productId: number, name: string, isAvailable = true) => ({
  productId,
  name,
  details: ["1 l"],
  price: "1,49 €",
  href: `/product/${productId}`,
  picture: null,
  isAvailable,
  selling: {},
  quantity: 2,
});
const wantedLine = (query: string, count: number) => ({ query, amount: { value: count, unit: null } });
const lines: MatchedLineView[] = [
  {
    text: "2 latte",
    wanted: wantedLine("latte", 2),
    searchHref: "/search?q=latte",
    products: [candidate(1, "Latte intero"), candidate(2, "Latte scremato")],
  },
  {
    text: "zafferanone",
    wanted: wantedLine("zafferanone", 1),
    searchHref: "/search?q=zafferanone",
    products: [],
  },
];

test("proposes the first match, offers the others and says what was not found", async () => {
  stubGateway({});
  renderPage(<MatchedList lines={lines} logInHref="/login" />);
  expect(screen.getByRole("link", { name: "Latte intero" })).toBeInTheDocument();
  expect(screen.getByText(/Non abbiamo trovato nulla/)).toBeInTheDocument();
  await userEvent.click(screen.getByText("Un'altra proposta"));
  await userEvent.click(screen.getByRole("button", { name: "Latte scremato" }));
  expect(screen.getByRole("link", { name: "Latte scremato" })).toBeInTheDocument();
  const button = screen.getByRole("button", { name: /Aggiungi un prodotto al carrello/ });
  expect(within(button).queryByRole("img")).not.toBeInTheDocument();
});

test("one click puts all that was found in the cart", async () => {
  stubGateway({});
  renderPage(<MatchedList lines={lines} logInHref="/login" />);
  await userEvent.click(screen.getByRole("button", { name: /Aggiungi un prodotto al carrello/ }));
  const events = await act(async () => Promise.resolve(takeOverlayEvents()));
  expect(events).toMatchObject([
    { request: { dialog: "addAll", items: [{ productId: 1, quantity: 2 }], isAdditive: true } },
  ]);
});

test("what is struck off the list is not added", async () => {
  stubGateway({});
  renderPage(<MatchedList lines={lines} logInHref="/login" />);
  await userEvent.click(screen.getByRole("checkbox", { name: "2 latte" }));
  expect(screen.queryByRole("button", { name: /al carrello/ })).not.toBeInTheDocument();
  expect(takeOverlayEvents()).toEqual([]);
});

test("a customer's usual product comes first", async () => {
  setSignedIn();
  stubGateway({
    "order/list": {
      data: {
        orders: [{ items: [{ product: { productId: 2, isPackaging: false } }] }],
        page: { number: 1, count: 1, items: 1, size: 12 },
      },
    },
  });
  renderPage(<MatchedList lines={lines} logInHref="/login" />);
  expect(await screen.findByText("il solito")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Latte scremato" })).toBeInTheDocument();
});

test("choosing another proposal with the keyboard moves the focus to it", async () => {
  stubGateway({});
  renderPage(<MatchedList lines={lines} logInHref="/login" />);
  await userEvent.click(screen.getByText("Un'altra proposta"));
  act(() => screen.getByRole("button", { name: "Latte scremato" }).focus());
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("link", { name: "Latte scremato" })).toHaveFocus();
});

test("a line with the amount 0 is not ticked, one that was not understood says so", async () => {
  stubGateway({});
  const [milk] = lines as [MatchedLineView];
  renderPage(
    <MatchedList
      logInHref="/login"
      lines={[
        { ...milk, text: "0 latte", isLeftOut: true },
        { ...milk, text: "10000 latte", isAmountUnclear: true },
      ]}
    />,
  );
  expect(screen.getByRole("checkbox", { name: "0 latte" })).not.toBeChecked();
  expect(screen.getByRole("checkbox", { name: "10000 latte" })).toBeChecked();
  expect(screen.getAllByText("Quantità non capita: controlla")).toHaveLength(1);
  expect(screen.getByRole("button", { name: /Aggiungi un prodotto al carrello/ })).toBeInTheDocument();
});

test("what is only similar is said to be so, and is ticked by the customer alone", async () => {
  stubGateway({});
  const [milk] = lines as [MatchedLineView];
  const melon = { ...milk, text: "anguria", isOnlyNearest: true, products: [candidate(5, "Mele Golden")] };
  renderPage(<MatchedList lines={[milk, melon]} logInHref="/login" />);
  expect(screen.getByText("Non l'abbiamo: il più simile è Mele Golden")).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "anguria" })).not.toBeChecked();
  expect(screen.getByRole("button", { name: /Aggiungi un prodotto al carrello/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: "anguria" }));
  expect(screen.getByRole("button", { name: /Aggiungi 2 prodotti al carrello/ })).toBeInTheDocument();
});

test("another list begins without the choices made in the one before", async () => {
  stubGateway({});
  const page = (testo: string) =>
    ShoppingListRoute({
      params: Promise.resolve({ locale: "it" }),
      searchParams: Promise.resolve({ testo }),
    });
  const bread = {
    text: "pane",
    wanted: wantedLine("pane", 1),
    searchHref: "/search?q=pane",
    products: [candidate(2, "Pane nero"), candidate(3, "Pane bianco")],
  };
  mockLists.set("2 latte", lines).set("pane", [bread]);
  const { rerender } = renderWithProviders(await page("2 latte"));
  await userEvent.click(screen.getByText("Un'altra proposta"));
  await userEvent.click(screen.getByRole("button", { name: "Latte scremato" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "2 latte" }));
  rerender(await page("pane"));
  expect(screen.getByRole("checkbox", { name: "pane" })).toBeChecked();
  expect(screen.getByRole("textbox", { name: "La lista" })).toHaveValue("pane");
});

const hiddenLine: MatchedLineView = {
  ...(lines[0] as MatchedLineView),
  products: [{ ...candidate(1, "Latte intero"), price: "Accedi per vedere il prezzo", isPriceHidden: true }],
};

test("a visitor logs in for products whose price is hidden, and can add none before", () => {
  stubGateway({});
  renderPage(<MatchedList lines={[hiddenLine]} logInHref="/login?redirect=x" />);
  expect(screen.getByText("Accedi per vedere il prezzo")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Aggiungi/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Accedi per vedere i prezzi/ })).toHaveAttribute(
    "href",
    "/login?redirect=x",
  );
});

test("a customer sees their own prices, and what their store has", async () => {
  setSignedIn();
  const prices = { display: 130, list: 130, standard: null, lowest30: null, unit: null, baseUnit: null };
  const milk = makeProduct({ productId: 1, name: "Latte intero", available: 5, prices });
  const skimmed = makeProduct({ productId: 2, name: "Latte scremato", available: 0, prices });
  const gateway = stubGateway({
    "order/list": { data: { orders: [], page: { number: 1, count: 1, items: 0, size: 12 } } },
    products: { data: { products: [milk, skimmed], page: null, facets: [] } },
  });
  renderPage(
    <MatchedList
      lines={[{ ...hiddenLine, products: [...hiddenLine.products, candidate(2, "Latte scremato")] }]}
      logInHref="/login"
    />,
  );
  act(() => setCart(makeCart([])));
  expect(await screen.findAllByText(/2,60/)).not.toEqual([]);
  expect(gateway.requestsTo("products")[0]?.params.get("product_ids")).toBe("1,2");
  expect(screen.queryByText("Accedi per vedere il prezzo")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Aggiungi un prodotto al carrello/ })).toBeInTheDocument();
  expect(screen.getByText(/esaurito/)).toBeInTheDocument();
});
