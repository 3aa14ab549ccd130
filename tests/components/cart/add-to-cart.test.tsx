import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CardBuy } from "@/components/cart/card-buy";
import { compactSelling } from "@/lib/cart/compact";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { makeCart, makeCourgettes, makeItem, makeProduct } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { leaveHint, signedInHint, stubDoor } from "@/tests/support/door-stub";

const card = (product: ProductDetail) => (
  <CardBuy
    id={product.productId}
    name={product.name}
    s={compactSelling(product.selling)}
    a={product.available}
  />
);

const added = (product: ProductDetail, quantity: number) =>
  makeCart([makeItem({ itemId: 7, product, quantity })], { version: 2 });

beforeEach(() => signedInHint());

afterEach(leavePage);

const addButton = (name: string) => screen.getByRole("button", { name: `Aggiungi ${name} al carrello` });

describe("adding a product to the cart", () => {
  it("adds at once for a customer with address and slot, and says so", async () => {
    const product = makeProduct();
    const door = stubDoor({
      "cart/view": { data: makeCart() },
      "products/101": { data: product },
      "cart/add": { data: added(product, 1) },
    });
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    expect(await screen.findByRole("textbox", { name: "Quantità di Mezze maniche" })).toHaveValue("1");
    expect(await screen.findByText("Mezze maniche è nel carrello")).toBeInTheDocument();
    expect(door.calls("cart/add")[0]?.body).toEqual({
      items: [{ productId: 101, quantity: 1, infos: { accept_alternatives: true } }],
    });
    expect(screen.getByRole("button", { name: "Aumenta la quantità di Mezze maniche" })).toHaveFocus();
  });

  it("lets the shop's own message take the place of the success", async () => {
    const product = makeProduct();
    stubDoor({
      "cart/view": { data: makeCart() },
      "products/101": { data: product },
      "cart/add": { data: added(product, 1), warnings: [{ code: "w", message: "Ultimi pezzi" }] },
    });
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    expect(await screen.findByText("Ultimi pezzi")).toBeInTheDocument();
    expect(screen.queryByText("Mezze maniche è nel carrello")).not.toBeInTheDocument();
  });

  it("asks an anonymous visitor to log in first and adds nothing when the dialog is closed", async () => {
    signedInHint(false);
    const door = stubDoor({ "products/101": { data: makeProduct() } });
    renderPage(card(makeProduct()));
    await userEvent.click(addButton("Mezze maniche"));
    const dialog = await screen.findByRole("dialog", { name: "Accedi per fare la spesa" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(addButton("Mezze maniche")).not.toHaveAttribute("aria-busy"));
    expect(door.asked.map(({ path }) => path)).toEqual(["products/101"]);
  });

  it("goes on with the addition after the log-in", async () => {
    signedInHint(false);
    const product = makeProduct();
    const door = stubDoor({
      "products/101": { data: product },
      "auth/login": () => {
        leaveHint();
        return { data: { user: makeCart().user } };
      },
      "cart/view": { data: makeCart() },
      "cart/add": { data: added(product, 1) },
    });
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    await userEvent.type(await screen.findByRole("textbox", { name: "E-mail" }), " giulia@madia.test ");
    await userEvent.type(screen.getByLabelText("Password"), "segreta");
    await userEvent.click(screen.getByRole("button", { name: "Accedi" }));
    expect(await screen.findByText("Mezze maniche è nel carrello")).toBeInTheDocument();
    expect(door.calls("auth/login")[0]?.body).toMatchObject({
      login: "giulia@madia.test",
      password: "segreta",
      remember_me: true,
    });
  });

  it("asks for options and lets them be confirmed only when all are chosen", async () => {
    const product = makeProduct({
      selectOptions: [
        {
          name: "Taglio",
          parameterName: "size",
          selected: "",
          options: [
            { key: "s", value: "Sottile" },
            { key: "g", value: "Grosso" },
          ],
        },
      ],
    });
    const door = stubDoor({
      "cart/view": { data: makeCart() },
      "products/101": { data: product },
      "cart/add": { data: added(product, 1) },
    });
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    const confirm = await screen.findByRole("button", { name: "Aggiungi al carrello" });
    expect(confirm).toBeDisabled();
    await userEvent.click(screen.getByRole("radio", { name: "Grosso" }));
    await userEvent.click(confirm);
    await waitFor(() => expect(door.calls("cart/add")).toHaveLength(1));
    expect(door.calls("cart/add")[0]?.body).toMatchObject({ items: [{ infos: { size: "g" } }] });
  });

  const promo = {
    warehousePromoId: 55,
    typeId: 5,
    selectable: true,
    selectableText: "",
    discountPerc: 20,
    hasPercentage: true,
    percentagePrice: null,
    pieces: null,
    cssClass: "",
    body: "",
    header: "",
    bubble: "",
    validityDate: "",
    expireDate: "",
  };

  it.each([
    ["Sì", 55],
    ["No", -1],
  ])("sends %s to a selectable promotion as use_wpid %d", async (answer, sent) => {
    const product = makeProduct({ promo });
    const door = stubDoor({
      "cart/view": { data: makeCart() },
      "products/101": { data: product },
      "cart/add": { data: added(product, 1) },
    });
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    const dialog = await screen.findByRole("dialog", { name: "Vuoi applicare questa promozione?" });
    await userEvent.click(within(dialog).getByRole("button", { name: answer }));
    await waitFor(() => expect(door.calls("cart/add")).toHaveLength(1));
    expect(door.calls("cart/add")[0]?.body).toMatchObject({ items: [{ infos: { use_wpid: sent } }] });
  });

  it("adds nothing when the promotion is neither taken nor refused", async () => {
    const product = makeProduct({ promo });
    const door = stubDoor({ "cart/view": { data: makeCart() }, "products/101": { data: product } });
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    const dialog = await screen.findByRole("dialog", { name: "Vuoi applicare questa promozione?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(addButton("Mezze maniche")).not.toHaveAttribute("aria-busy"));
    expect(door.calls("cart/add")).toHaveLength(0);
  });

  it("shows why the shop refuses and takes the quantity back", async () => {
    const product = makeProduct();
    stubDoor({
      "cart/view": { data: makeCart() },
      "products/101": { data: product },
      "cart/add": { status: 1, errors: [{ code: "error.cart.daily", message: "Troppi per oggi" }] },
    });
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    expect(await screen.findByText("Troppi per oggi")).toBeInTheDocument();
    expect(addButton("Mezze maniche")).toBeInTheDocument();
  });
});

describe("changing a quantity on a card", () => {
  it("shows loose goods as people say them", async () => {
    const product = makeCourgettes();
    stubDoor({ "cart/view": { data: added(product, 0.6) } });
    renderPage(card(product));
    expect(await screen.findByText("600 g")).toBeInTheDocument();
    expect(screen.getByText("circa 3 pz")).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  it("makes one write of several clicks, says the new quantity and ends with the shop's", async () => {
    const product = makeProduct();
    const door = stubDoor({
      "cart/view": { data: added(product, 1) },
      "cart/update": { data: { ...added(product, 4), version: 3 } },
    });
    renderPage(card(product));
    const more = await screen.findByRole("button", { name: "Aumenta la quantità di Mezze maniche" });
    await userEvent.tripleClick(more);
    expect(screen.getByRole("textbox")).toHaveValue("4");
    expect(screen.getByText("Mezze maniche: 4 pz nel carrello")).toBeInTheDocument();
    await waitFor(() => expect(door.calls("cart/update")).toHaveLength(1));
    expect(door.calls("cart/update")[0]?.body).toEqual({ items: [{ itemId: 7, quantity: 4 }] });
  });

  it("refuses to go under the minimum, in words", async () => {
    const product = makeProduct({ selling: { minAcq: 2 } });
    stubDoor({ "cart/view": { data: added(product, 2) } });
    renderPage(card(product));
    await userEvent.click(
      await screen.findByRole("button", { name: "Diminuisci la quantità di Mezze maniche" }),
    );
    expect(
      await screen.findByText("Non è possibile acquistare una quantità inferiore di questo articolo"),
    ).toBeInTheDocument();
    expect(screen.getByRole("textbox")).toHaveValue("2");
  });

  it("caps what is typed at the maximum and says the maximum", async () => {
    const product = makeProduct({ selling: { maxAcq: 6 } });
    const door = stubDoor({
      "cart/view": { data: added(product, 1) },
      "cart/update": { data: { ...added(product, 6), version: 3 } },
    });
    renderPage(card(product));
    const field = await screen.findByRole("textbox", { name: "Quantità di Mezze maniche" });
    await userEvent.clear(field);
    await userEvent.type(field, "20{Enter}");
    await waitFor(() =>
      expect(door.calls("cart/update")[0]?.body).toEqual({ items: [{ itemId: 7, quantity: 6 }] }),
    );
    expect(screen.getAllByText("max 6 pz").length).toBeGreaterThan(0);
  });

  it("takes the last one out after a question, and can bring it back", async () => {
    const product = makeProduct();
    const door = stubDoor({
      "cart/view": { data: added(product, 1) },
      "cart/delete": { data: makeCart([], { version: 3 }) },
      "cart/add": { data: { ...added(product, 1), version: 4 } },
    });
    renderPage(card(product));
    const takeOut = await screen.findByRole("button", { name: "Togli Mezze maniche dal carrello" });
    const ask = async () => {
      await userEvent.click(takeOut);
      return screen.findByRole("dialog", { name: "Togliere il prodotto?" });
    };
    await userEvent.click(within(await ask()).getByRole("button", { name: "Annulla" }));
    expect(door.calls("cart/delete")).toHaveLength(0);
    const question = await ask();
    expect(question).toHaveTextContent("Togliere Mezze maniche (1 pz) dal carrello?");
    await userEvent.click(within(question).getByRole("button", { name: "Togli" }));
    await waitFor(() => expect(addButton("Mezze maniche")).toHaveFocus());
    await waitFor(() => expect(door.calls("cart/delete")).toHaveLength(1));
    await userEvent.click(await screen.findByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(door.calls("cart/add")).toHaveLength(1));
    expect(await screen.findByRole("textbox", { name: "Quantità di Mezze maniche" })).toHaveValue("1");
  });

  it("does not ask for a cart where nobody may be signed in", async () => {
    signedInHint(false);
    const door = stubDoor({});
    renderPage(card(makeProduct()));
    expect(addButton("Mezze maniche")).toBeInTheDocument();
    expect(door.asked).toEqual([]);
  });
});
