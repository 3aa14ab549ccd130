import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { config } from "@/lib/config";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { setVisitorPlace, visitorPlaceStore } from "@/lib/session/visitor-place";
import { makeCart, makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSessionHint, setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { addButton, card, cartWith, stubAdd } from "./product-card";

beforeEach(() => setSignedIn());

afterEach(resetPage);

describe("adding a product to the cart", () => {
  it("adds at once and confirms for a customer with address and timeslot", async () => {
    const product = makeProduct();
    const gateway = stubAdd(product);
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    expect(await screen.findByRole("textbox", { name: "Quantità di Mezze maniche" })).toHaveValue("1");
    expect(await screen.findByText("Mezze maniche è nel carrello")).toBeInTheDocument();
    expect(gateway.requestsTo("cart/add")[0]?.body).toEqual({
      items: [{ productId: 101, quantity: 1, infos: { accept_alternatives: true } }],
    });
    expect(screen.getByRole("button", { name: "Aumenta la quantità di Mezze maniche" })).toHaveFocus();
  });

  it("gives the focus to the quantity where the browser has focused the page's content, as Safari does", async () => {
    const product = makeProduct();
    stubAdd(product);
    renderPage(
      <main id="content" tabIndex={-1}>
        {card(product)}
      </main>,
    );
    screen.getByRole("main").focus();
    fireEvent.click(addButton("Mezze maniche"));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Aumenta la quantità di Mezze maniche" })).toHaveFocus(),
    );
  });

  it("says that it was added once the shop has agreed, not before", async () => {
    const product = makeProduct();
    let agree = () => {};
    const agreed = new Promise<void>((resolve) => (agree = resolve));
    const gateway = stubGateway({
      "cart/view": { data: makeCart() },
      "products/101": { data: product },
      "cart/add": () => agreed.then(() => ({ data: cartWith(product, 1) })),
    });
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
    expect(screen.getByRole("textbox", { name: "Quantità di Mezze maniche" })).toHaveValue("1");
    expect(screen.queryByText("Mezze maniche è nel carrello")).not.toBeInTheDocument();
    agree();
    expect(await screen.findByText("Mezze maniche è nel carrello")).toBeInTheDocument();
  });

  it.each(["errors", "infos", "warnings"])(
    "shows the API's %s instead of the success message",
    async (kind) => {
      const product = makeProduct();
      stubGateway({
        "cart/view": { data: makeCart() },
        "products/101": { data: product },
        "cart/add": { data: cartWith(product, 1), [kind]: [{ code: "w", message: "Ultimi pezzi" }] },
      });
      renderPage(card(product));
      await userEvent.click(addButton("Mezze maniche"));
      expect(await screen.findByText("Ultimi pezzi")).toBeInTheDocument();
      expect(screen.queryByText("Mezze maniche è nel carrello")).not.toBeInTheDocument();
    },
  );

  describe("where a log-in comes first", () => {
    beforeEach(() => jest.replaceProperty(config, "anonymousCart", false));

    afterEach(() => jest.restoreAllMocks());

    it("asks an anonymous visitor to log in and adds nothing when the dialog is dismissed", async () => {
      setSignedIn(false);
      const gateway = stubGateway({ "products/101": { data: makeProduct() } });
      renderPage(card(makeProduct()));
      await userEvent.click(addButton("Mezze maniche"));
      const dialog = await screen.findByRole("dialog", { name: "Accedi per fare la spesa" });
      await userEvent.click(within(dialog).getByRole("button", { name: "Chiudi" }));
      await waitFor(() => expect(addButton("Mezze maniche")).not.toHaveAttribute("aria-busy"));
      expect(gateway.requestsTo("cart/add")).toEqual([]);
    });

    it("adds the product after login", async () => {
      setSignedIn(false);
      const product = makeProduct();
      const gateway = stubGateway({
        "products/101": { data: product },
        "auth/login": () => {
          setSessionHint();
          return { data: { user: makeCart().user } };
        },
        "cart/view": { data: makeCart() },
        "cart/add": { data: cartWith(product, 1) },
      });
      renderPage(card(product));
      await userEvent.click(addButton("Mezze maniche"));
      await userEvent.type(
        await screen.findByRole("textbox", { name: "E-mail o nome utente" }),
        " giulia@madia.test ",
      );
      await userEvent.type(screen.getByLabelText("Password"), "segreta");
      await userEvent.click(screen.getByRole("button", { name: "Accedi" }));
      expect(await screen.findByText("Mezze maniche è nel carrello")).toBeInTheDocument();
      expect(gateway.requestsTo("auth/login")[0]?.body).toMatchObject({
        login: "giulia@madia.test",
        password: "segreta",
        remember_me: true,
      });
    });
  });

  describe("where visitors have carts", () => {
    const town = { postalcode: "20121", city: "Milano" };
    const place = { ...town, province: "MI", latitude: null, longitude: null, served: true };
    const home = {
      deliveryServiceId: 2,
      name: "Consegna a casa",
      descr: "",
      cssClass: "",
      showTab: true,
      feeCents: 590,
      minimumOrderCents: 4000,
      addressId: null,
      addressTypeId: null,
      addressName: "",
      city: "",
      distance: null,
      storeName: "",
      nextSlot: null,
      lowestFeeCents: null,
      freeDeliveryFromCents: null,
    };
    const visitorsCart = () => {
      const cart = makeCart();
      const address = { ...cart.address, ...town, addressId: 0, autoAssigned: true };
      return { ...cart, user: { ...cart.user, userId: -1 }, address, timeslot: null };
    };
    const answers = (product: ProductDetail) => ({
      "products/101": { data: product },
      "user-address/preview": { data: { places: [place], services: [home] } },
      "user-address/select": () => {
        setSessionHint();
        return { data: null };
      },
      "cart/view": () => ({ data: visitorsCart() }),
      "cart/add": { data: { ...cartWith(product, 1), user: visitorsCart().user } },
    });

    beforeEach(() => {
      setSignedIn(false);
      localStorage.clear();
      sessionStorage.clear();
      visitorPlaceStore.set(null);
    });

    it("asks for the postal code and nothing else, then adds", async () => {
      const product = makeProduct();
      const gateway = stubGateway(answers(product));
      renderPage(card(product));
      await userEvent.click(addButton("Mezze maniche"));
      expect(await screen.findByRole("textbox", { name: "CAP" })).toHaveFocus();
      await userEvent.keyboard("20121");
      await screen.findByRole("button", { name: /^Consegna a casa/ });
      await userEvent.keyboard("{Enter}");
      expect(await screen.findByText("Mezze maniche è nel carrello")).toBeInTheDocument();
      expect(Object.fromEntries(gateway.requestsTo("user-address/select")[0]?.params ?? [])).toMatchObject(
        town,
      );
      expect(visitorPlaceStore.get()).toEqual(town);
    });

    it("does not ask again on a later visit", async () => {
      const product = makeProduct();
      const gateway = stubGateway(answers(product));
      setVisitorPlace(town);
      renderPage(card(product));
      await userEvent.click(addButton("Mezze maniche"));
      expect(await screen.findByText("Mezze maniche è nel carrello")).toBeInTheDocument();
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(gateway.requestsTo("user-address/select")).toHaveLength(1);
    });

    it("adds nothing when the question is dismissed", async () => {
      const product = makeProduct();
      const gateway = stubGateway(answers(product));
      renderPage(card(product));
      await userEvent.click(addButton("Mezze maniche"));
      const dialog = await screen.findByRole("dialog", { name: "Dove portiamo la spesa?" });
      await userEvent.click(within(dialog).getByRole("button", { name: "Chiudi" }));
      await waitFor(() => expect(addButton("Mezze maniche")).not.toHaveAttribute("aria-busy"));
      expect(gateway.requests.map(({ path }) => path)).toEqual(["products/101"]);
    });
  });

  it("enables the confirm button only when every option is chosen", async () => {
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
    const gateway = stubAdd(product);
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    const confirm = await screen.findByRole("button", { name: "Aggiungi al carrello" });
    expect(confirm).toBeDisabled();
    expect(screen.getByRole("dialog", { name: "Scegli come lo vuoi" })).toContainElement(confirm);
    expect(confirm).toHaveAttribute("title", "Bisogna scegliere tutte le opzioni");
    expect(confirm).toHaveAccessibleDescription("Per aggiungerlo manca ancora: Taglio");
    await userEvent.click(screen.getByRole("radio", { name: "Grosso" }));
    await userEvent.click(confirm);
    await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
    expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({ items: [{ infos: { size: "g" } }] });
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
  ])("sends the answer %s to a selectable promotion as use_wpid %d", async (answer, useWpid) => {
    const product = makeProduct({ promo });
    const gateway = stubAdd(product);
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    const dialog = await screen.findByRole("dialog", { name: "Vuoi applicare questa promozione?" });
    await userEvent.click(within(dialog).getByRole("button", { name: answer }));
    await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
    expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({
      items: [{ infos: { use_wpid: useWpid } }],
    });
  });

  it("adds nothing when the promotion dialog is dismissed", async () => {
    const product = makeProduct({ promo });
    const gateway = stubGateway({ "cart/view": { data: makeCart() }, "products/101": { data: product } });
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    const dialog = await screen.findByRole("dialog", { name: "Vuoi applicare questa promozione?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(addButton("Mezze maniche")).not.toHaveAttribute("aria-busy"));
    expect(gateway.requestsTo("cart/add")).toHaveLength(0);
  });

  it("shows the error and rolls back the quantity when the API rejects the write", async () => {
    const product = makeProduct();
    stubGateway({
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
