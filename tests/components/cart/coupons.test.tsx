import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { makeCart, makeCourgettes, makeItem } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const bollone: GiftCertificate = {
  giftCertificateId: 9007,
  giftCode: "",
  description: "Metà prezzo su un articolo",
  endDate: "",
  minimumCents: 0,
  needsItem: true,
  isInCart: false,
  orderId: null,
  certificates: [
    { userGiftCertificateId: 1, itemId: null },
    { userGiftCertificateId: 2, itemId: null },
  ],
};

const cart = makeCart([
  makeItem({ itemId: 5, quantity: 1 }),
  makeItem({ itemId: 6, product: makeCourgettes(), quantity: 0.6 }),
]);

function setUp(gifts: GiftCertificate[] | null) {
  const door = stubDoor({
    "cart/view": { data: cart },
    "personal-coupon/get_coupon": gifts ? { data: gifts } : { http: 500, status: 500 },
    "personal-coupon/add_coupon": { data: { ...cart, version: 2 } },
  });
  renderPage(<CartPage />);
  return door;
}

beforeEach(() => signedInHint());

afterEach(leavePage);

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: "Scegli i prodotti" }));
  return screen.findByRole("dialog", { name: "Scegli i prodotti a cui applicare i tuoi bolloni" });
}

it("puts each certificate on a line, and offers a line no more often than it has pieces", async () => {
  const door = setUp([bollone]);
  const dialog = within(await openDialog());
  const [first, second] = dialog.getAllByRole("combobox");
  await userEvent.selectOptions(first as HTMLElement, "Mezze maniche");
  expect(within(second as HTMLElement).queryByRole("option", { name: "Mezze maniche" })).toBeNull();
  await userEvent.selectOptions(second as HTMLElement, "Zucchine chiare");
  await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(door.calls("personal-coupon/add_coupon")[0]?.body).toEqual({
    userGiftCertificates: [
      { userGiftCertificateId: 1, cartItemId: 5 },
      { userGiftCertificateId: 2, cartItemId: 6 },
    ],
  });
});

it("tells why it failed, in the shop's words, and keeps the choice", async () => {
  const door = setUp([bollone]);
  door.on("personal-coupon/add_coupon", { status: 1, errors: [{ code: "x", message: "Bollone scaduto" }] });
  const dialog = within(await openDialog());
  await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
  expect(await screen.findByText("Bollone scaduto")).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Applica" })).toBeEnabled();
});

it("asks for which goods a code is that needs one, and sends it with them", async () => {
  const door = setUp([]);
  door.on("cart-giftcertificate/check", {
    data: {
      ...bollone,
      giftCode: "BOLLONE50",
      certificates: [{ userGiftCertificateId: 9007, itemId: null }],
    },
  });
  door.on("cart-giftcertificate/add_code", ({ body }) =>
    body.item_id === 5
      ? { data: { ...cart, version: 3 } }
      : { status: 1, errors: [{ code: "error.gift.item", message: "Scegli l'articolo" }] },
  );
  await userEvent.click(await screen.findByText("Hai un codice sconto?"));
  await userEvent.type(screen.getByRole("textbox", { name: "Codice" }), "BOLLONE50");
  await userEvent.click(screen.getByRole("button", { name: "Usa" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Scegli i prodotti/ }));
  await userEvent.selectOptions(dialog.getByRole("combobox"), "Mezze maniche");
  await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(door.calls("cart-giftcertificate/add_code").at(-1)?.body).toEqual({ code: "BOLLONE50", item_id: 5 });
  expect(screen.getByRole("textbox", { name: "Codice" })).toHaveValue("");
});

it("shows nothing to who holds none, or when they cannot be read", async () => {
  const door = setUp(null);
  await screen.findByRole("link", { name: "Mezze maniche" });
  await waitFor(() => expect(door.calls("personal-coupon/get_coupon").length).toBeGreaterThan(0));
  expect(screen.queryByRole("button", { name: "Scegli i prodotti" })).toBeNull();
});
