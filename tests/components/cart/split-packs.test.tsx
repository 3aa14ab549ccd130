import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CardBuy } from "@/components/cart/card-buy";
import { SplitBuy } from "@/components/product/split-buy";
import { compactSelling } from "@/lib/cart/compact";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

beforeEach(() => signedInHint());

afterEach(leavePage);

const addButton = (name: string) => screen.getByRole("button", { name: `Aggiungi ${name} al carrello` });

describe("goods split in packs", () => {
  const salad = makeProduct({ name: "Insalata russa", selling: { splitOnPackage: true } });

  function shopWith(info: Record<string, string> = {}) {
    const line = makeItem({ product: salad, quantity: 1, info });
    const cart = makeCart(Object.keys(info).length > 0 ? [line] : []);
    return stubDoor({
      "cart/view": { data: cart },
      "products/101": { data: salad },
      "cart/add": { data: makeCart([makeItem({ itemId: 7, product: salad, quantity: 1 })], { version: 2 }) },
      "cart/update-infos": { data: { ...cart, version: 2 } },
    });
  }

  it("asks on a card into how many packs", async () => {
    const door = shopWith();
    renderPage(
      <CardBuy id={101} name="Insalata russa" s={compactSelling(salad.selling)} a={salad.available} />,
    );
    await userEvent.click(addButton("Insalata russa"));
    await userEvent.selectOptions(await screen.findByRole("combobox"), "3 confezioni");
    await userEvent.click(screen.getByRole("button", { name: "Aggiungi al carrello" }));
    await waitFor(() => expect(door.calls("cart/add")).toHaveLength(1));
    expect(door.calls("cart/add")[0]?.body).toMatchObject({ items: [{ infos: { package_num: 3 } }] });
  });

  const page = () => (
    <SplitBuy
      id={101}
      name="Insalata russa"
      s={{ split: 1 }}
      label="Confezioni"
      choices={["1 confezione", "2 confezioni"]}
    />
  );

  it("takes on the product page what is chosen there, without asking again", async () => {
    const door = shopWith();
    renderPage(page());
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Confezioni" }), "2 confezioni");
    await userEvent.click(addButton("Insalata russa"));
    await waitFor(() => expect(door.calls("cart/add")).toHaveLength(1));
    expect(door.calls("cart/add")[0]?.body).toMatchObject({ items: [{ infos: { package_num: 2 } }] });
  });

  it("shows what the cart knows and changes it there", async () => {
    const door = shopWith({ package_num: "2" });
    renderPage(page());
    const choice = screen.getByRole("combobox", { name: "Confezioni" });
    await waitFor(() => expect(choice).toHaveDisplayValue("2 confezioni"));
    await userEvent.selectOptions(choice, "1 confezione");
    await waitFor(() => expect(door.calls("cart/update-infos")).toHaveLength(1));
    expect(door.calls("cart/update-infos")[0]?.body).toEqual({
      items: [{ itemId: 1, infos: { package_num: 1 } }],
    });
  });
});
