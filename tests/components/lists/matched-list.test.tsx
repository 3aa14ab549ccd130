import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MatchedList } from "@/components/lists/matched-list";
import { takeOverlayEvents } from "@/lib/overlays/events";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

afterEach(resetPage);

const candidate = (productId: number, name: string, isAvailable = true) => ({
  productId,
  name,
  details: "1 l",
  price: "1,49 €",
  href: `/product/${productId}`,
  picture: null,
  isAvailable,
  selling: {},
  quantity: 2,
});
const lines = [
  {
    text: "2 latte",
    searchHref: "/search?q=latte",
    products: [candidate(1, "Latte intero"), candidate(2, "Latte scremato")],
  },
  { text: "zafferanone", searchHref: "/search?q=zafferanone", products: [] },
];

test("proposes the first match, offers the others and says what was not found", async () => {
  stubGateway({});
  renderPage(<MatchedList lines={lines} />);
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
  renderPage(<MatchedList lines={lines} />);
  await userEvent.click(screen.getByRole("button", { name: /Aggiungi un prodotto al carrello/ }));
  const events = await act(async () => Promise.resolve(takeOverlayEvents()));
  expect(events).toMatchObject([
    { request: { dialog: "addAll", items: [{ productId: 1, quantity: 2 }], isAdditive: true } },
  ]);
});

test("what is struck off the list is not added", async () => {
  stubGateway({});
  renderPage(<MatchedList lines={lines} />);
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
  renderPage(<MatchedList lines={lines} />);
  expect(await screen.findByText("il solito")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Latte scremato" })).toBeInTheDocument();
});
