import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeCart, makeCourgettes, makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { addButton, card, cartWith } from "./product-card";

async function typeQuantity(typed: string): Promise<HTMLElement> {
  const field = await screen.findByRole("textbox", { name: "Quantità di Mezze maniche" });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  return field;
}

beforeEach(() => setSignedIn());

afterEach(resetPage);

const TAKEN_OUT = "Mezze maniche tolto dal carrello";
const CART_LOCKED = "Il carrello è bloccato durante il pagamento.";

describe("changing the quantity on a product card", () => {
  it("shows loose weight in grams with the approximate pieces", async () => {
    const product = makeCourgettes();
    stubGateway({ "cart/view": { data: cartWith(product, 0.6) } });
    renderPage(card(product));
    expect(await screen.findByText("600 g")).toBeInTheDocument();
    expect(screen.getByText("circa 3 pz")).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  it("debounces clicks into one write, announces the quantity and shows the server's", async () => {
    const product = makeProduct();
    const gateway = stubGateway({
      "cart/view": { data: cartWith(product, 1) },
      "cart/update": { data: { ...cartWith(product, 4), version: 3 } },
    });
    renderPage(card(product));
    const more = await screen.findByRole("button", { name: "Aumenta la quantità di Mezze maniche" });
    for (let click = 0; click < 3; click += 1) fireEvent.click(more);
    expect(screen.getByRole("textbox")).toHaveValue("4");
    expect(screen.queryByText(/nel carrello$/)).not.toBeInTheDocument();
    await waitFor(() => expect(gateway.requestsTo("cart/update")).toHaveLength(1));
    expect(await screen.findByText("Mezze maniche: 4 pz nel carrello")).toBeInTheDocument();
    expect(gateway.requestsTo("cart/update")[0]?.body).toEqual({ items: [{ itemId: 7, quantity: 4 }] });
  });

  it("shows a message instead of going below the minimum quantity", async () => {
    const product = makeProduct({ selling: { minAcq: 2 } });
    stubGateway({ "cart/view": { data: cartWith(product, 2) } });
    renderPage(card(product));
    await userEvent.click(
      await screen.findByRole("button", { name: "Diminuisci la quantità di Mezze maniche" }),
    );
    expect(
      await screen.findByText("Non è possibile acquistare una quantità inferiore di questo articolo"),
    ).toBeInTheDocument();
    expect(screen.getByRole("textbox")).toHaveValue("2");
  });

  it("does not announce a quantity that the shop rejects", async () => {
    const product = makeProduct();
    stubGateway({
      "cart/view": { data: cartWith(product, 1) },
      "cart/update": { status: 1, errors: [{ code: "x", message: "Ne restano solo 3 pz." }] },
    });
    renderPage(card(product));
    const field = await typeQuantity("8");
    expect(await screen.findByText("Ne restano solo 3 pz.")).toBeInTheDocument();
    expect(field).toHaveValue("1");
    expect(screen.queryByText("Mezze maniche: 8 pz nel carrello")).not.toBeInTheDocument();
  });

  it("caps typed quantities at 999 where the product has no maximum", async () => {
    const product = makeProduct();
    const gateway = stubGateway({
      "cart/view": { data: cartWith(product, 1) },
      "cart/update": { data: { ...cartWith(product, 999), version: 3 } },
    });
    renderPage(card(product));
    await typeQuantity("999999");
    expect(await screen.findByText("max 999 pz")).toBeInTheDocument();
    await waitFor(() =>
      expect(gateway.requestsTo("cart/update")[0]?.body).toEqual({ items: [{ itemId: 7, quantity: 999 }] }),
    );
  });

  it.each(["-3", "0,5", "abc", "1.000"])("says what to type instead of %s", async (typed) => {
    const product = makeProduct();
    const gateway = stubGateway({ "cart/view": { data: cartWith(product, 2) } });
    renderPage(card(product));
    const field = await typeQuantity(typed);
    expect(await screen.findByText("Scrivi un numero intero di pezzi.")).toBeInTheDocument();
    expect(field).toHaveValue("2");
    expect(gateway.requestsTo("cart/update")).toHaveLength(0);
  });

  it.each([
    ["8", "6", "Si vende a multipli di 6: abbiamo messo 6 pz."],
    ["9", "12", "Si vende a multipli di 6: abbiamo messo 12 pz."],
  ])("says that %s became %s, a multiple", async (typed, value, text) => {
    const product = makeProduct({ selling: { qtyMult: 6, qtyLocked: true } });
    stubGateway({
      "cart/view": { data: cartWith(product, 6) },
      "cart/update": { data: { ...cartWith(product, 12), version: 3 } },
    });
    renderPage(card(product));
    const field = await typeQuantity(typed);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field).toHaveValue(value);
  });

  it("says nothing of a multiple that was typed", async () => {
    const product = makeProduct({ selling: { qtyMult: 6, qtyLocked: true } });
    stubGateway({
      "cart/view": { data: cartWith(product, 6) },
      "cart/update": { data: { ...cartWith(product, 12), version: 3 } },
    });
    renderPage(card(product));
    await typeQuantity("12");
    expect(await screen.findByText("Mezze maniche: 12 pz nel carrello")).toBeInTheDocument();
    expect(screen.queryByText(/multipli/)).not.toBeInTheDocument();
  });

  it("caps typed quantities at the maximum and shows it", async () => {
    const product = makeProduct({ selling: { maxAcq: 6 } });
    const gateway = stubGateway({
      "cart/view": { data: cartWith(product, 1) },
      "cart/update": { data: { ...cartWith(product, 6), version: 3 } },
    });
    renderPage(card(product));
    await typeQuantity("20");
    await waitFor(() =>
      expect(gateway.requestsTo("cart/update")[0]?.body).toEqual({ items: [{ itemId: 7, quantity: 6 }] }),
    );
    expect(screen.getAllByText("max 6 pz").length).toBeGreaterThan(0);
  });

  it.each([
    ["pieces", { maxAcq: 6 }, 6, "max 6 pz"],
    ["packages", { kind: "package" as const, maxAcq: 12 }, 12, "max 12 pz"],
    ["several packs as one", { maxAcq: 12, multiPack: 2 }, 6, "max 6 pz"],
    [
      "loose products, in their own unit",
      { kind: "loose" as const, weightSelling: 0.5, stepSelling: 0.5, weightSingleUnit: 0.1, maxAcq: 2 },
      2,
      "max 2 kg",
    ],
  ])(
    "names the purchase limit of %s at the button and beside the quantity",
    async (_, selling, most, text) => {
      const product = makeProduct({ selling });
      stubGateway({ "cart/view": { data: cartWith(product, most) } });
      renderPage(card(product));
      const more = await screen.findByRole("button", { name: "Aumenta la quantità di Mezze maniche" });
      expect(more).toHaveAttribute("aria-disabled", "true");
      expect(more).toHaveAttribute("title", text.replace(/(\d) /, "$1\u00a0"));
      expect(screen.getByText(text)).toHaveClass("no-print");
      await userEvent.click(more);
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    },
  );

  it("confirms before removing the last piece and offers undo", async () => {
    const product = makeProduct();
    const gateway = stubGateway({
      "cart/view": { data: cartWith(product, 1) },
      "cart/delete": { data: makeCart([], { version: 3 }) },
      "cart/add": { data: { ...cartWith(product, 1), version: 4 } },
    });
    renderPage(card(product));
    const removeButton = await screen.findByRole("button", { name: "Togli Mezze maniche dal carrello" });
    const openConfirm = async () => {
      await userEvent.click(removeButton);
      return screen.findByRole("dialog", { name: "Togliere il prodotto?" });
    };
    await userEvent.click(within(await openConfirm()).getByRole("button", { name: "Annulla" }));
    expect(gateway.requestsTo("cart/delete")).toHaveLength(0);
    const dialog = await openConfirm();
    expect(dialog).toHaveTextContent("Togliere Mezze maniche (1 pz) dal carrello?");
    await userEvent.click(within(dialog).getByRole("button", { name: "Togli" }));
    await waitFor(() => expect(addButton("Mezze maniche")).toHaveFocus());
    await waitFor(() => expect(gateway.requestsTo("cart/delete")).toHaveLength(1));
    await userEvent.click(await screen.findByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
    expect(await screen.findByRole("textbox", { name: "Quantità di Mezze maniche" })).toHaveValue("1");
  });

  it.each([
    ["says that it was removed once the shop has agreed", { data: makeCart([], { version: 3 }) }, TAKEN_OUT],
    [
      "does not say so when the shop rejects it",
      { status: 1, errors: [{ code: "x", message: CART_LOCKED }] },
      CART_LOCKED,
    ],
  ])("%s", async (_what, reply, text) => {
    const product = makeProduct();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const gateway = stubGateway({
      "cart/view": { data: cartWith(product, 1) },
      "cart/delete": () => answered.then(() => reply),
    });
    renderPage(card(product));
    await userEvent.click(await screen.findByRole("button", { name: "Togli Mezze maniche dal carrello" }));
    const dialog = await screen.findByRole("dialog", { name: "Togliere il prodotto?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Togli" }));
    await waitFor(() => expect(gateway.requestsTo("cart/delete")).toHaveLength(1));
    expect(screen.queryByText(TAKEN_OUT)).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText(text)).toBeInTheDocument();
    const isRemoved = text === TAKEN_OUT;
    expect(screen.queryAllByText(TAKEN_OUT)).toHaveLength(isRemoved ? 1 : 0);
    expect(screen.queryAllByRole("textbox")).toHaveLength(isRemoved ? 0 : 1);
  });

  it("does not fetch a cart without a session", async () => {
    setSignedIn(false);
    const gateway = stubGateway({});
    renderPage(card(makeProduct()));
    expect(addButton("Mezze maniche")).toBeInTheDocument();
    expect(gateway.requests).toEqual([]);
  });
});
