import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { removeProduct, setLineQuantity, setProductQuantity } from "@/lib/cart/change-lines";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { addButton, card } from "./product-card";

beforeEach(() => setSignedIn());
afterEach(resetPage);

const bread = makeProduct({
  name: "Pane casareccio",
  selectOptions: [
    {
      parameterName: "slicing",
      name: "Taglio",
      selected: "",
      options: [
        { key: "thin", value: "A fette sottili" },
        { key: "thick", value: "A fette spesse" },
      ],
    },
  ],
});
const thin = makeItem({ itemId: 5, product: bread, quantity: 2, info: { slicing: "thin" } });
const thick = makeItem({ itemId: 6, product: bread, quantity: 1, info: { slicing: "thick" } });
const cart = makeCart([thin, thick], { version: 1 });
const TAKEN_OUT = "Pane casareccio tolto dal carrello";

type CartRequest = { body: Record<string, unknown> };
const itemsOf = ({ body }: CartRequest) => body["items"] as { itemId: number; quantity: number }[];

/** Deletes the lines it is asked to. */
function stubShop(rejectedId?: number) {
  let { version } = cart;
  let lines = [thin, thick];
  return stubGateway({
    "cart/view": { data: cart },
    "cart/delete": (request) => {
      const ids = itemsOf(request).map(({ itemId }) => itemId);
      if (rejectedId !== undefined && ids.includes(rejectedId))
        return { status: 1, errors: [{ code: "x", message: "Riga bloccata." }] };
      lines = lines.filter(({ itemId }) => !ids.includes(itemId));
      return { data: makeCart(lines, { version: ++version }) };
    },
    "cart/update": (request) => {
      const [{ quantity } = { quantity: 0 }] = itemsOf(request);
      lines = lines.map((line) => ({ ...line, quantity }));
      return { data: makeCart(lines, { version: ++version }) };
    },
    "cart/add": () => ({ data: makeCart([thin, thick], { version: ++version }) }),
  });
}

const quantityField = () => screen.findByRole("textbox", { name: "Quantità di Pane casareccio" });

const deletedIds = ({ requestsTo }: ReturnType<typeof stubGateway>) =>
  requestsTo("cart/delete")
    .flatMap(itemsOf)
    .map(({ itemId }) => itemId);

async function removeFromCard() {
  const field = await quantityField();
  expect(field).toHaveValue("3");
  await userEvent.clear(field);
  await userEvent.type(field, "0{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Togliere il prodotto?" });
  expect(dialog).toHaveTextContent("Togliere Pane casareccio (3 pz) dal carrello?");
  await userEvent.click(within(dialog).getByRole("button", { name: "Togli" }));
}

describe("removing a product with several lines from its card", () => {
  it("takes out all of them, and one undo puts them back", async () => {
    const gateway = stubShop();
    renderPage(card(bread));
    await removeFromCard();
    expect(await screen.findByText(TAKEN_OUT)).toBeInTheDocument();
    expect(deletedIds(gateway).toSorted()).toEqual([5, 6]);
    expect(addButton("Pane casareccio")).toBeInTheDocument();
    expect(screen.getAllByText(TAKEN_OUT)).toHaveLength(1);

    await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
    expect(await quantityField()).toHaveValue("3");
    const added = gateway.requestsTo("cart/add");
    expect(added).toHaveLength(1);
    expect(added[0]?.body).toMatchObject({
      items: [
        { quantity: 2, infos: { slicing: "thin" } },
        { quantity: 1, infos: { slicing: "thick" } },
      ],
    });
  });

  it.each([5, 6])("puts back what the shop has taken out when it keeps line %i", async (keptId) => {
    const gateway = stubShop(keptId);
    renderPage(card(bread));
    await removeFromCard();
    expect(await screen.findByText("Riga bloccata.")).toBeInTheDocument();
    expect(await screen.findByText(TAKEN_OUT)).toBeInTheDocument();
    const removed = keptId === 5 ? thick : thin;
    expect(await quantityField()).toHaveValue(String(3 - removed.quantity));
    await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
    expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({
      items: [{ quantity: removed.quantity, infos: removed.info }],
    });
  });

  it("announces the rest where a line is raised again", async () => {
    const gateway = stubShop();
    renderPage(card(bread));
    await quantityField();
    act(() => removeProduct(bread.productId, bread.name));
    act(() => setLineQuantity(6, 4));
    expect(await screen.findByText(TAKEN_OUT)).toBeInTheDocument();
    expect(deletedIds(gateway)).toEqual([5]);
    await waitFor(() => expect(gateway.requestsTo("cart/update")).toHaveLength(1));
    expect(await quantityField()).toHaveValue("4");
  });

  it("takes them out also where the shop deletes both with the first", async () => {
    const gateway = stubShop();
    gateway.setResponse("cart/delete", { data: makeCart([], { version: 9 }) });
    renderPage(card(bread));
    await removeFromCard();
    expect(await screen.findByText(TAKEN_OUT)).toBeInTheDocument();
    expect(gateway.requestsTo("cart/delete")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(gateway.requestsTo("cart/add")[0]?.body["items"]).toHaveLength(2));
  });
});

it("sends nothing for a product that was added and removed before the shop knew it", async () => {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "cart/update": { data: { ...cart, version: 2 } },
  });
  renderPage(card(bread));
  await quantityField();
  act(() => {
    setProductQuantity(202, "Zucchine", 1);
    setProductQuantity(202, "Zucchine", 0);
    setLineQuantity(5, 3);
  });
  await waitFor(() => expect(gateway.requestsTo("cart/update")).toHaveLength(1));
  expect(gateway.requestsTo("cart/add")).toEqual([]);
  expect(screen.queryByText(/^Zucchine/)).not.toBeInTheDocument();
});

it("shows what the shop says about a line that was taken out", async () => {
  stubGateway({
    "cart/view": { data: makeCart([thin]) },
    "cart/delete": {
      data: makeCart([], { version: 2 }),
      warnings: [{ code: "w", message: "Il codice PANE10 non vale più." }],
    },
  });
  renderPage(card(bread));
  await quantityField();
  act(() => removeProduct(101, "Pane casareccio"));
  expect(await screen.findByText("Il codice PANE10 non vale più.")).toBeInTheDocument();
  expect(screen.getByText(TAKEN_OUT)).toBeInTheDocument();
});
