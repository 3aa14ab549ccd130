import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderPage } from "@/components/orders/order-page";
import messages from "@/messages/it.json";
import { homeDelivery, makeCourgettes, makeProduct } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const picked = messages.orders.picked;

beforeEach(() => setSignedIn());
afterEach(resetPage);

function makeDelivered() {
  const order = makeOrder({ statusId: 9, withdrawalUntil: "2026-12-10" });
  const [line] = order.items;
  if (!line) throw new Error("the order fixture has no items");
  return {
    ...order,
    totals: { ...order.totals, gross: 1000, charged: 702 },
    items: [
      { ...line, orderItemId: 1, picked: { quantity: 0, cents: 0, substitute: null } },
      { ...line, orderItemId: 2, picked: { quantity: 1, cents: 149, substitute: null } },
      {
        ...line,
        orderItemId: 3,
        picked: { quantity: 2, cents: 258, substitute: makeProduct({ name: "Fusilli", brand: "Altra" }) },
      },
    ],
  };
}

async function show() {
  stubGateway({ "order/view": { data: makeDelivered() }, "note/list": { data: [] } });
  renderPage(<OrderPage orderId={710001} />);
  return screen.findByRole("region", { name: /Mancava un prodotto: non lo paghi/ });
}

it("lists what was missing apart, at no price", async () => {
  const missing = await show();
  expect(within(missing).getAllByRole("listitem")).toHaveLength(1);
  expect(within(missing).getByText(picked.missing)).toBeInTheDocument();
  expect(within(missing).getByText(/^0,00\s€$/)).toBeInTheDocument();
});

it("says which products can be returned, where the shop does", async () => {
  const order = makeDelivered();
  const items = order.items.map((item, index) => ({
    ...item,
    ...(index > 0 && { isWithdrawable: index > 1 }),
  }));
  stubGateway({ "order/view": { data: { ...order, items } }, "note/list": { data: [] } });
  renderPage(<OrderPage orderId={710001} />);
  expect(await screen.findAllByText("Recesso entro 14 giorni")).toHaveLength(1);
  expect(screen.getByText("Per gli altri prodotti il recesso è escluso.")).toBeInTheDocument();
});

it("says what came short, and what came instead", async () => {
  await show();
  expect(screen.getByText(/Ordinati 2 pz, nella spesa 1 pz: paghi questi/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Fusilli" })).toBeInTheDocument();
  expect(screen.getByText(/^Al posto di .*a prezzo uguale o più basso$/)).toBeInTheDocument();
});

it("counts a substitute as it is sold", async () => {
  const courgettes = makeOrder({ statusId: 9 }).items[0];
  if (!courgettes) throw new Error("the order fixture has no items");
  const substitute = makeProduct({ name: "Zucchine in vaschetta" });
  const line = {
    ...courgettes,
    product: makeCourgettes(),
    quantity: 2,
    picked: { quantity: 2, cents: 258, substitute },
  };
  stubGateway({
    "order/view": { data: { ...makeDelivered(), items: [line] } },
    "note/list": { data: [] },
  });
  renderPage(<OrderPage orderId={710001} />);
  const link = await screen.findByRole("link", { name: substitute.name });
  expect(link.closest("li")).toHaveTextContent(/ 2 pz/);
});

it("totals what was ordered, the difference and what is paid", async () => {
  await show();
  const amountOf = (name: string) => screen.getByText(name).parentElement?.querySelector("dd")?.textContent;
  expect(amountOf(picked.ordered)).toMatch(/^10,00\s€$/);
  expect(amountOf(picked.difference)).toMatch(/^−2,98\s€$/);
  expect(amountOf(picked.charged)).toMatch(/^7,02\s€$/);
});

it("links to the withdrawal while it lasts", async () => {
  await show();
  expect(screen.getByRole("link", { name: messages.withdrawal.button })).toHaveAttribute(
    "href",
    "/recesso?order=710001",
  );
});

it("hands a substitute back in one tap", async () => {
  const order = makeDelivered();
  const substituted = order.items.find(({ picked: found }) => found?.substitute);
  if (!substituted?.picked) throw new Error("nothing was substituted");
  const gateway = stubGateway({
    "order/view": {
      data: {
        ...order,
        items: [{ ...substituted, picked: { ...substituted.picked, canRefuse: true } }],
      },
    },
    "note/list": { data: [] },
    "order/refuse-substitute": { data: null },
  });
  renderPage(<OrderPage orderId={710001} />);
  const button = await screen.findByRole("button", { name: /^Rifiuto il sostituto ?: Fusilli/ });
  gateway.setResponse("order/view", {
    data: {
      ...order,
      items: [{ ...substituted, picked: { ...substituted.picked, quantity: 0, cents: 0, isRefused: true } }],
    },
  });
  await userEvent.click(button);
  expect(await screen.findByText(/rifiutato: non lo paghi/)).toBeInTheDocument();
  expect(gateway.requestsTo("order/refuse-substitute")[0]?.params.get("order_item_id")).toBe("3");
  expect(screen.getByRole("heading", { name: "Un prodotto sostituito" })).toHaveFocus();
});

it.each([
  ["delivered at home", { statusId: 7 }, "Fatto: il sostituto non lo paghi. Lascialo a chi consegna."],
  [
    "in the store",
    { statusId: 6, service: { ...homeDelivery, deliveryServiceId: 1 } },
    "Fatto: il sostituto non lo paghi. Lascialo in negozio.",
  ],
  ["after the delivery", { statusId: 8 }, "Fatto: il sostituto non lo paghi."],
])("says where the substitute that is refused %s stays", async (_, changes, text) => {
  const order = makeDelivered();
  const items = order.items.map((item) =>
    item.picked?.substitute ? { ...item, picked: { ...item.picked, canRefuse: true } } : item,
  );
  stubGateway({
    "order/view": { data: { ...order, ...changes, items } },
    "note/list": { data: [] },
    "order/refuse-substitute": { data: null },
  });
  renderPage(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: /^Rifiuto il sostituto/ }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});
