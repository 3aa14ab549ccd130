import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Bags } from "@/components/checkout/bags";
import { isPackaging, getCartItems } from "@/lib/cart/selectors";
import { useCart } from "@/lib/cart/use-cart";
import { emit } from "@/lib/overlays/events";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

it("reads the bags again after a failure", async () => {
  const gateway = stubGateway({ "packaging-type/list": { http: 502, status: 502 } });
  renderPage(<Bags bagsInCart={[]} rejection={undefined} />);
  const retry = await screen.findByRole("button", { name: "Riprova" });
  gateway.setResponse("packaging-type/list", {
    data: [makeProduct({ name: "Sacchetto di carta", isPackaging: true })],
  });
  await userEvent.click(retry);
  expect(await screen.findByText("Sacchetto di carta")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("says of plastic bags alone that the law wants them paid for", async () => {
  stubGateway({
    "packaging-type/list": { data: [makeProduct({ name: "Sacchetto di carta", isPackaging: true })] },
  });
  renderPage(<Bags bagsInCart={[]} rejection={undefined} />);
  expect(await screen.findByText("Sacchetto di carta")).toBeInTheDocument();
  expect(screen.getByText(/^Per legge le buste di plastica.* si pagano\. Scegli/)).toBeInTheDocument();
});

it("marks a bag's name on pages in another language", async () => {
  stubGateway({
    "packaging-type/list": { data: [makeProduct({ name: "Sacchetto di carta", isPackaging: true })] },
  });
  renderPage(<Bags bagsInCart={[]} rejection={undefined} />, "en");
  expect(await screen.findByText("Sacchetto di carta")).toHaveAttribute("lang", "it");
});

describe("another quantity of a bag", () => {
  const bag = makeProduct({ name: "Sacchetto di carta", isPackaging: true });
  const cartWith = (quantity: number) => makeCart([makeItem({ product: bag, quantity })]);
  const ANNOUNCEMENT = "Sacchetto di carta: 2 pz nel carrello";

  afterEach(() => act(() => emit({ kind: "announce", text: "" })));

  const CartBags = () => (
    <Bags bagsInCart={getCartItems(useCart().cart).filter(isPackaging)} rejection={undefined} />
  );

  it("counts each press, also those before the shop has added the first bag", async () => {
    setSignedIn();
    stubGateway({
      "cart/view": { data: makeCart() },
      "packaging-type/list": { data: [bag] },
      "cart/add": () => new Promise(() => undefined),
    });
    renderPage(<CartBags />);
    await userEvent.click(
      await screen.findByRole("button", { name: "Aggiungi Sacchetto di carta al carrello" }),
    );
    await userEvent.click(
      await screen.findByRole("button", { name: "Aumenta la quantità di Sacchetto di carta" }),
    );
    expect(screen.getByRole("textbox")).toHaveValue("2");
  });

  async function raise() {
    setSignedIn();
    let answer: (reply: object) => void = () => undefined;
    const gateway = stubGateway({
      "cart/view": { data: cartWith(1) },
      "packaging-type/list": { data: [bag] },
      "cart/update": () => new Promise((resolve) => (answer = resolve)),
    });
    renderPage(<CartBags />);
    await userEvent.click(
      await screen.findByRole("button", { name: "Aumenta la quantità di Sacchetto di carta" }),
    );
    await waitFor(() => expect(gateway.requestsTo("cart/update")).toHaveLength(1));
    expect(screen.queryByText(ANNOUNCEMENT)).not.toBeInTheDocument();
    return (reply: object) => answer(reply);
  }

  it("is announced once the shop has accepted it", async () => {
    const answer = await raise();
    answer({ data: { ...cartWith(2), version: 3 } });
    expect(await screen.findByText(ANNOUNCEMENT)).toBeInTheDocument();
  });

  it("is not announced where the shop refuses it", async () => {
    const answer = await raise();
    answer({ status: 1, errors: [{ code: "x", message: "Carrello bloccato." }] });
    expect(await screen.findByText("Carrello bloccato.")).toBeInTheDocument();
    expect(screen.getByRole("textbox")).toHaveValue("1");
    expect(screen.queryByText(ANNOUNCEMENT)).not.toBeInTheDocument();
  });
});
