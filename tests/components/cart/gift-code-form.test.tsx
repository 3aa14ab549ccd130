import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { GiftCodeForm } from "@/components/cart/gift-code-form";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { renderWithProviders } from "../render-with-providers";

afterEach(resetPage);

it("stays open while a rejected code is corrected", async () => {
  stubGateway({
    "cart-giftcertificate/add_code": { status: 1, errors: [{ code: "x", message: "Codice scaduto" }] },
  });
  renderPage(<GiftCodeForm cart={makeCart([makeItem()])} />);
  await userEvent.click(screen.getByText("Hai un codice sconto?"));
  const field = screen.getByLabelText("Codice");
  await userEvent.type(field, "NATALE{Enter}");
  expect(await screen.findByText("Codice scaduto")).toBeInTheDocument();
  await userEvent.type(field, "26");
  expect(screen.queryByText("Codice scaduto")).not.toBeInTheDocument();
  expect(screen.getByRole("group")).toHaveAttribute("open");
});

describe("what a code would do", () => {
  const gift: GiftCertificate = {
    giftCertificateId: 7,
    giftCode: "SCONTO5",
    description: "5 € sulla spesa",
    overlayText: "",
    endDate: "",
    minimumCents: 0,
    discountCents: 500,
    needsItem: false,
    isInCart: false,
    orderId: null,
    certificates: [],
  };
  const cart = makeCart([makeItem()]);
  const preview = () => screen.queryByText("5 € sulla spesa");

  async function checkCode() {
    const gateway = stubGateway({ "cart-giftcertificate/check": { data: gift } });
    const form = (shown: Cart) => <GiftCodeForm cart={shown} />;
    const view = renderWithProviders(form(cart));
    await userEvent.click(screen.getByText("Hai un codice sconto?"));
    const field = screen.getByLabelText("Codice");
    await userEvent.type(field, "sconto5");
    await userEvent.click(screen.getByRole("button", { name: "Guarda prima che cosa fa" }));
    expect(await screen.findByText("5 € sulla spesa")).toBeInTheDocument();
    return { gateway, field, showCart: (next: Cart) => view.rerender(form(next)) };
  }

  it("is shown with that code only", async () => {
    const { field } = await checkCode();
    await userEvent.type(field, "0");
    expect(preview()).not.toBeInTheDocument();
    await userEvent.type(field, "{Backspace}");
    expect(preview()).toBeInTheDocument();
  });

  it("is shown with that cart only", async () => {
    const { showCart } = await checkCode();
    showCart({ ...cart, version: 2 });
    expect(preview()).not.toBeInTheDocument();
  });

  it("goes when the code is refused", async () => {
    const { gateway } = await checkCode();
    gateway.setResponse("cart-giftcertificate/add_code", {
      status: 1,
      errors: [{ code: "x", message: "Codice scaduto" }],
    });
    await userEvent.click(screen.getByRole("button", { name: "Usa" }));
    expect(await screen.findByText("Codice scaduto")).toBeInTheDocument();
    expect(preview()).not.toBeInTheDocument();
  });
});

it.each([
  ["says that a code without an answer could not be checked", "", true],
  ["says nothing of a code that was changed meanwhile", "0", false],
])("%s", async (_case, typedMeanwhile, isShown) => {
  let answer = () => {};
  stubGateway({
    "cart-giftcertificate/check": () => new Promise((resolve) => (answer = () => resolve({ data: null }))),
  });
  renderWithProviders(<GiftCodeForm cart={makeCart([makeItem()])} />);
  await userEvent.click(screen.getByText("Hai un codice sconto?"));
  const field = screen.getByLabelText("Codice");
  await userEvent.type(field, "SCONTO5");
  const check = screen.getByRole("button", { name: "Guarda prima che cosa fa" });
  await userEvent.click(check);
  if (typedMeanwhile) await userEvent.type(field, typedMeanwhile);
  answer();
  await waitFor(() => expect(check).not.toHaveAttribute("aria-busy"));
  expect(screen.queryAllByText("Non siamo riusciti a usare il codice. Riprova.")).toHaveLength(
    isShown ? 1 : 0,
  );
  if (isShown) expect(field).toHaveFocus();
});

describe("a code that was typed and not used", () => {
  /** Whether the link is followed, which jsdom cannot do. */
  function leave(): boolean {
    let isFollowed = false;
    const stop = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", stop, { once: true });
    fireEvent.click(screen.getByRole("link", { name: "Vai alla cassa" }));
    return isFollowed;
  }

  async function typeAndLeave() {
    setSignedIn();
    const cart = makeCart([makeItem()]);
    cart.totals = { ...cart.totals, products: 3500, productsNet: 3500 };
    stubGateway({ "cart/view": { data: cart } });
    renderPage(<CartPage />);
    await userEvent.click(await screen.findByText("Hai un codice sconto?"));
    const field = screen.getByRole("textbox", { name: "Codice" });
    await userEvent.type(field, "BENVENUTO");
    return { field, isFollowed: leave() };
  }

  it("stops the way to the checkout at its field", async () => {
    const { field, isFollowed } = await typeAndLeave();
    expect(isFollowed).toBe(false);
    expect(field).toHaveFocus();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/senza usarlo/));
  });

  it("does not stop it when the shop has refused that code", async () => {
    const { field } = await typeAndLeave();
    stubGateway({
      "cart-giftcertificate/add_code": { status: 1, errors: [{ code: "x", message: "Codice scaduto" }] },
    });
    await userEvent.type(field, "{Enter}");
    expect(await screen.findByText("Codice scaduto")).toBeInTheDocument();
    expect(leave()).toBe(true);
    expect(field).toHaveAccessibleDescription(/Codice scaduto/);
    await userEvent.type(field, "2");
    expect(leave()).toBe(false);
  });

  it("says nothing any more once it is deleted", async () => {
    const { field } = await typeAndLeave();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/senza usarlo/));
    await userEvent.clear(field);
    expect(field).not.toHaveAccessibleDescription(/senza usarlo/);
  });

  it("is asked for behind the closed disclosure too", async () => {
    const { field } = await typeAndLeave();
    await userEvent.click(screen.getByText("Hai un codice sconto?"));
    const disclosure = field.closest("details");
    expect(disclosure).not.toHaveAttribute("open");
    leave();
    expect(disclosure).toHaveAttribute("open");
  });
});
