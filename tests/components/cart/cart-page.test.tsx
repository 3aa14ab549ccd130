import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { makeCart, makeCourgettes, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { PROMO } from "../product/product-fixtures";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const pasta = makeItem();
const courgettes = makeItem({ itemId: 2, product: makeCourgettes(), quantity: 0.6 });

beforeEach(() => setSignedIn());

afterEach(resetPage);

describe("the cart page", () => {
  it("marks weights as estimated and shows the price range", async () => {
    const cart = makeCart([pasta, courgettes]);
    cart.totals.variableWeight = 179;
    stubGateway({ "cart/view": { data: cart } });
    renderPage(<CartPage />);
    const line = (await screen.findByRole("link", { name: "Zucchine chiare" })).closest("li");
    expect(within(line as HTMLElement).getByText("stimato")).toBeInTheDocument();
    expect(within(line as HTMLElement).getByText("600 g")).toBeInTheDocument();
    expect(line).toHaveTextContent(/2,99\s€\/kg/);
    expect(screen.getByText(/Comprende 1,79\s€ di prodotti a peso variabile/)).toBeInTheDocument();
    expect(within(line as HTMLElement).getByText(/tra 1,61\s€ e 1,97\s€/)).toBeInTheDocument();
    expect(screen.getByText(/il totale sarà tra 9,49\s€ e 9,85\s€/)).toBeInTheDocument();
  });

  it("blocks checkout below the minimum order and shows the missing amount", async () => {
    stubGateway({ "cart/view": { data: makeCart([pasta]) } });
    renderPage(<CartPage />);
    const checkoutLink = await screen.findByRole("link", { name: "Vai alla cassa" });
    expect(checkoutLink).not.toHaveAttribute("href");
    expect(checkoutLink).toHaveAccessibleDescription(/Mancano 27,02\s€ per raggiungere l'ordine minimo/);
    checkoutLink.focus();
    expect(checkoutLink).toHaveFocus();
  });

  it("links to checkout once the minimum is reached net of discounts", async () => {
    const cart = makeCart([pasta]);
    cart.totals = { ...cart.totals, products: 3500, discount: 400, productsNet: 3100 };
    stubGateway({ "cart/view": { data: cart } });
    renderPage(<CartPage />);
    expect(await screen.findByRole("link", { name: "Vai alla cassa" })).toHaveAttribute("href", "/checkout");
  });

  it("lists unavailable products with links to their lines", async () => {
    const unavailableItem = makeItem({
      notices: [{ code: "x", message: "Non disponibile in questa fascia" }],
    });
    stubGateway({ "cart/view": { data: makeCart([unavailableItem]) } });
    renderPage(<CartPage />);
    const box = await screen.findByRole("region", { name: "Un articolo da sistemare" });
    expect(within(box).getByRole("link", { name: "Mezze maniche" })).toHaveAttribute("href", "#line-1");
    expect(screen.getByText("Non disponibile in questa fascia")).toBeInTheDocument();
  });

  it("shows unavailable instead of a maximum for a product out of stock", async () => {
    const soldOutItem = makeItem({ product: makeProduct({ available: 0 }) });
    stubGateway({ "cart/view": { data: makeCart([soldOutItem]) } });
    renderPage(<CartPage />);
    const more = await screen.findByRole("button", { name: "Aumenta la quantità di Mezze maniche" });
    expect(screen.queryByText(/^max/)).not.toBeInTheDocument();
    await userEvent.click(more);
    expect(await screen.findByText("Non disponibile")).toBeInTheDocument();
  });

  it("says how many pieces an offer still needs", async () => {
    const product = makeProduct({ promo: { ...PROMO, typeId: 6, header: "3x2", discountPerc: null } });
    stubGateway({ "cart/view": { data: makeCart([makeItem({ product, quantity: 1 })]) } });
    renderPage(<CartPage />);
    expect(await screen.findByText("Prendi 3, paghi 2: aggiungine 2")).toBeInTheDocument();
  });

  it("offers what the same shelf has instead of what is sold out, and to tell when it is back", async () => {
    const product = makeProduct({ available: 0, canAlert: true });
    const other = makeProduct({ productId: 103, name: "Penne rigate" });
    const soldOutItem = makeItem({ product, notices: [{ code: "x", message: "Esaurito" }] });
    const gateway = stubGateway({
      "cart/view": { data: makeCart([soldOutItem]) },
      "stock-alert/list": { data: [] },
      "stock-alert/add": { data: [product.productId] },
      products: { data: { products: [product, other], page: null, facets: [], correctedQueries: [] } },
      "products/103": { data: other },
      "cart/add": { data: makeCart([soldOutItem, makeItem({ itemId: 3, product: other })], { version: 2 }) },
      "cart/delete": { data: makeCart([makeItem({ itemId: 3, product: other })], { version: 3 }) },
    });
    renderPage(<CartPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Avvisami quando torna Mezze maniche" }));
    await waitFor(() =>
      expect(gateway.requestsTo("stock-alert/add")[0]?.body).toEqual({ product_id: product.productId }),
    );
    const products = { products: [product, other], page: null, facets: [], correctedQueries: [] };
    let answer: () => void = () => undefined;
    gateway.setResponse(
      "products",
      () => new Promise((resolve) => (answer = () => resolve({ data: products }))),
    );
    await userEvent.click(screen.getByRole("button", { name: "Sostituisci Mezze maniche" }));
    expect(await screen.findByText("Caricamento in corso")).toBeInTheDocument();
    await waitFor(() => expect(gateway.requestsTo("products")).toHaveLength(1));
    answer();
    await userEvent.click(await screen.findByRole("button", { name: "Prendi Penne rigate al suo posto" }));
    await waitFor(() => expect(gateway.requestsTo("cart/delete")).toHaveLength(1));
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("removes a line after confirmation, moves focus and dims the totals until the response", async () => {
    let answer: () => void = () => undefined;
    const gateway = stubGateway({
      "cart/view": { data: makeCart([pasta, courgettes]) },
      "cart/delete": () =>
        new Promise((resolve) => (answer = () => resolve({ data: makeCart([courgettes], { version: 2 }) }))),
    });
    renderPage(<CartPage />);
    await screen.findByRole("link", { name: "Mezze maniche" });
    await userEvent.click(
      screen.getAllByRole("button", { name: "Togli Mezze maniche dal carrello" }).at(-1) as HTMLElement,
    );
    await userEvent.click(await screen.findByRole("button", { name: "Togli" }));
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Zucchine chiare" }).closest("li")).toHaveFocus(),
    );
    expect(screen.queryByRole("link", { name: "Mezze maniche" })).not.toBeInTheDocument();
    expect(document.querySelector("[aria-busy=true]")).toBeInTheDocument();
    await waitFor(() => expect(gateway.requestsTo("cart/delete")).toHaveLength(1));
    answer();
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).not.toBeInTheDocument());
    expect(gateway.requestsTo("cart/delete")[0]?.body).toEqual({ items: [{ itemId: 1, productId: 101 }] });
  });

  it("empties the cart only after confirmation", async () => {
    const gateway = stubGateway({
      "cart/view": { data: makeCart([pasta]) },
      "cart/empty": { data: makeCart([], { version: 2 }) },
    });
    renderPage(<CartPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Svuota" }));
    const dialog = await screen.findByRole("dialog", { name: "Svuotare il carrello?" });
    expect(gateway.requestsTo("cart/empty")).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole("button", { name: "Svuota il carrello" }));
    expect(await screen.findByRole("heading", { name: "Il carrello è vuoto" })).toBeInTheDocument();
  });

  it("shows a rejected gift code's error at the field and keeps its value", async () => {
    stubGateway({
      "cart/view": { data: makeCart([pasta]) },
      "cart-giftcertificate/add_code": {
        status: 1,
        errors: [{ code: "x", message: "Questo codice è scaduto." }],
      },
    });
    renderPage(<CartPage />);
    await userEvent.click(await screen.findByText("Hai un codice sconto?"));
    await userEvent.type(screen.getByLabelText("Codice"), "VECCHIO");
    await userEvent.click(screen.getByRole("button", { name: "Usa" }));
    expect(await screen.findByText("Questo codice è scaduto.")).toBeInTheDocument();
    expect(screen.getByLabelText("Codice")).toHaveValue("VECCHIO");
  });

  describe("with a product that has options", () => {
    const options = [
      { key: "thin", value: "Fette sottili" },
      { key: "thick", value: "Fette spesse" },
    ];
    const cut = { parameterName: "cut", name: "Taglio", options, selected: "thin" };
    const product = makeProduct({ selectOptions: [cut] });
    const thin = makeItem({ product, info: { cut: "thin" } });
    const thick = makeItem({ itemId: 2, product, quantity: 1, info: { cut: "thick" } });

    it("changes the option of a line", async () => {
      const gateway = stubGateway({
        "cart/view": { data: makeCart([thin]) },
        "cart/update-infos": { data: makeCart([{ ...thin, info: { cut: "thick" } }], { version: 2 }) },
      });
      renderPage(<CartPage />);
      const option = await screen.findByRole("combobox", { name: "Taglio, Mezze maniche" });
      expect(option).toHaveDisplayValue("Fette sottili");
      await userEvent.selectOptions(option, "Fette spesse");
      await waitFor(() => expect(gateway.requestsTo("cart/update-infos")).toHaveLength(1));
      expect(gateway.requestsTo("cart/update-infos")[0]?.body).toEqual({
        items: [{ itemId: 1, infos: { cut: "thick" } }],
      });
      expect(option).toHaveDisplayValue("Fette spesse");
    });

    it("keeps the option that the shop does not change", async () => {
      stubGateway({
        "cart/view": { data: makeCart([thin]) },
        "cart/update-infos": { status: 1, errors: [{ code: "x", message: "Taglio esaurito" }] },
      });
      renderPage(<CartPage />);
      const option = await screen.findByRole("combobox", { name: "Taglio, Mezze maniche" });
      await userEvent.selectOptions(option, "Fette spesse");
      expect(await screen.findByText(/Taglio esaurito/)).toBeInTheDocument();
      expect(option).toHaveDisplayValue("Fette sottili");
    });

    async function addThick(): Promise<void> {
      const another = "Aggiungi Mezze maniche con un'altra scelta";
      const [button] = await screen.findAllByRole("button", { name: another });
      await userEvent.click(button as HTMLElement);
      const dialog = within(await screen.findByRole("dialog"));
      await userEvent.click(dialog.getByRole("radio", { name: "Fette spesse" }));
      await userEvent.click(dialog.getByRole("button", { name: "Aggiungi al carrello" }));
    }

    it("adds to the line that has the other option", async () => {
      const gateway = stubGateway({
        "cart/view": { data: makeCart([thin, { ...thick, quantity: 3 }]) },
        "cart/add": { data: makeCart([thin, { ...thick, quantity: 4 }], { version: 2 }) },
      });
      renderPage(<CartPage />);
      await addThick();
      await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
      expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({
        items: [{ productId: 101, quantity: 4, infos: { cut: "thick" } }],
      });
    });

    it("adds a second line with another option", async () => {
      const gateway = stubGateway({
        "cart/view": { data: makeCart([thin]) },
        "cart/add": { data: makeCart([thin, thick], { version: 2 }) },
      });
      renderPage(<CartPage />);
      await addThick();
      await waitFor(() =>
        expect(screen.getAllByRole("combobox", { name: "Taglio, Mezze maniche" })).toHaveLength(2),
      );
      expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({
        items: [{ productId: 101, quantity: 1, infos: { cut: "thick" } }],
      });
    });
  });

  it("saves that no substitute is accepted", async () => {
    const gateway = stubGateway({
      "cart/view": { data: makeCart([pasta]) },
      "cart/update-infos": { data: makeCart([{ ...pasta, acceptAlternatives: false }], { version: 2 }) },
    });
    renderPage(<CartPage />);
    const box = await screen.findByRole("checkbox", { name: /Va bene uno simile/ });
    expect(box).toBeChecked();
    await userEvent.click(box);
    await waitFor(() => expect(gateway.requestsTo("cart/update-infos")).toHaveLength(1));
    expect(gateway.requestsTo("cart/update-infos")[0]?.body).toEqual({
      items: [{ itemId: 1, infos: { accept_alternatives: false } }],
    });
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it("saves it for all products at once", async () => {
    const lines = [pasta, makeItem({ itemId: 2, product: makeProduct({ productId: 102, name: "Riso" }) })];
    const gateway = stubGateway({
      "cart/view": { data: makeCart(lines) },
      "cart/update-infos": {
        data: makeCart(
          lines.map((line) => ({ ...line, acceptAlternatives: false })),
          { version: 2 },
        ),
      },
    });
    renderPage(<CartPage />);
    const box = await screen.findByRole("checkbox", { name: "Accetto prodotti simili per tutta la spesa" });
    await userEvent.click(box);
    await waitFor(() => expect(gateway.requestsTo("cart/update-infos")).toHaveLength(1));
    expect(gateway.requestsTo("cart/update-infos")[0]?.body).toEqual({
      items: [1, 2].map((itemId) => ({ itemId, infos: { accept_alternatives: false } })),
    });
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it("offers a retry when the cart cannot be loaded", async () => {
    const gateway = stubGateway({ "cart/view": { http: 502, status: 502 } });
    renderPage(<CartPage />);
    await screen.findByRole("heading", { name: /Non siamo riusciti a caricare il carrello/ });
    gateway.setResponse("cart/view", { data: makeCart([pasta]) });
    await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
    expect(await screen.findByRole("link", { name: "Mezze maniche" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("asks for login when the session has expired", async () => {
    stubGateway({ "cart/view": { http: 419, status: 419 } });
    renderPage(<CartPage />);
    expect(
      await screen.findByText("La sessione è scaduta, si prega di rieffettuare il login per continuare."),
    ).toBeInTheDocument();
  });
});
