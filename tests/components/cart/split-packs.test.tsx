import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddToCart } from "@/components/cart/add-to-cart";
import { BuyWithChoices } from "@/components/product/buy-with-choices";
import { setCart } from "@/lib/cart/fetch-cart";
import { compactSelling } from "@/lib/cart/compact-selling";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

beforeEach(() => setSignedIn());

afterEach(resetPage);

const addButton = (name: string) => screen.getByRole("button", { name: `Aggiungi ${name} al carrello` });

describe("products split into packs", () => {
  const salad = makeProduct({ name: "Insalata russa", selling: { splitOnPackage: true } });

  function stubShop(info: Record<string, string> = {}) {
    const line = makeItem({ product: salad, quantity: 1, info });
    const cart = makeCart(Object.keys(info).length > 0 ? [line] : []);
    return stubGateway({
      "cart/view": { data: cart },
      "products/101": { data: salad },
      "cart/add": { data: makeCart([makeItem({ itemId: 7, product: salad, quantity: 1 })], { version: 2 }) },
      "cart/update-infos": { data: { ...cart, version: 2 } },
    });
  }

  it("asks for the number of packs on a product card", async () => {
    const gateway = stubShop();
    renderPage(
      <AddToCart
        id={101}
        name="Insalata russa"
        selling={compactSelling(salad.selling)}
        stock={salad.available}
      />,
    );
    await userEvent.click(addButton("Insalata russa"));
    await userEvent.selectOptions(await screen.findByRole("combobox"), "3 confezioni");
    await userEvent.click(screen.getByRole("button", { name: "Aggiungi al carrello" }));
    await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
    expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({ items: [{ infos: { package_num: 3 } }] });
  });

  const page = () => (
    <BuyWithChoices
      id={101}
      name="Insalata russa"
      selling={{ split: 1 }}
      choices={{ splits: 2 }}
      texts={{ choose: "Scegli…", split: "Confezioni", packs: ["1 confezione", "2 confezioni"] }}
      alternatives={null}
      logIn={null}
    />
  );

  const packsChoice = () => screen.findByRole("combobox", { name: "Confezioni" });

  it("uses the number chosen on the product page without asking again", async () => {
    const gateway = stubShop();
    renderPage(page());
    await userEvent.selectOptions(await packsChoice(), "2 confezioni");
    await userEvent.click(addButton("Insalata russa"));
    await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
    expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({ items: [{ infos: { package_num: 2 } }] });
  });

  it("shows the number stored in the cart and updates it", async () => {
    const gateway = stubShop({ package_num: "2" });
    renderPage(page());
    const choice = await packsChoice();
    await waitFor(() => expect(choice).toHaveDisplayValue("2 confezioni"));
    await userEvent.selectOptions(choice, "1 confezione");
    await waitFor(() => expect(gateway.requestsTo("cart/update-infos")).toHaveLength(1));
    expect(gateway.requestsTo("cart/update-infos")[0]?.body).toEqual({
      items: [{ itemId: 1, infos: { package_num: 1 } }],
    });
  });

  it("shows the line's number again when the shop refuses another", async () => {
    const gateway = stubShop({ package_num: "2" });
    gateway.setResponse("cart/update-infos", { status: 1, errors: [{ code: "x", message: "Non si può." }] });
    renderPage(page());
    const choice = await packsChoice();
    await waitFor(() => expect(choice).toHaveDisplayValue("2 confezioni"));
    await userEvent.selectOptions(choice, "1 confezione");
    expect(await screen.findByText("Non si può.")).toBeInTheDocument();
    await waitFor(() => expect(choice).toHaveDisplayValue("2 confezioni"));
  });

  it("follows a change made in the cart, also after a choice of its own", async () => {
    const gateway = stubShop({ package_num: "2" });
    const lineOf = (packageNum: string) =>
      makeItem({ product: salad, quantity: 1, info: { package_num: packageNum } });
    gateway.setResponse("cart/update-infos", { data: makeCart([lineOf("1")], { version: 2 }) });
    renderPage(page());
    const choice = await packsChoice();
    await waitFor(() => expect(choice).toHaveDisplayValue("2 confezioni"));
    await userEvent.selectOptions(choice, "1 confezione");
    await waitFor(() => expect(gateway.requestsTo("cart/update-infos")).toHaveLength(1));
    await act(async () => void setCart(makeCart([lineOf("2")], { version: 3 })));
    await waitFor(() => expect(choice).toHaveDisplayValue("2 confezioni"));
  });
});
