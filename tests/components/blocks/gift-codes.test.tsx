import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GiftCodes } from "@/components/blocks/gift-codes";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import messages from "@/messages/it.json";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const HALF = "Metà prezzo su un articolo";

const gift: GiftCertificate = {
  giftCertificateId: 9004,
  giftCode: "BOLLONE50",
  description: HALF,
  endDate: "2026-12-20",
  minimumCents: 0,
  needsItem: true,
  isInCart: false,
  orderId: null,
  certificates: [{ userGiftCertificateId: 9004, itemId: null }],
};

function setUp(items: CartItem[], over: Partial<GiftCertificate> = {}) {
  const cart = makeCart(items);
  const door = stubDoor({
    "cart/view": { data: cart },
    "giftcertificate/list": { data: [{ ...gift, ...over }] },
    "cart-giftcertificate/add_code": () => {
      door.on("giftcertificate/list", { data: [{ ...gift, ...over, isInCart: true }] });
      return { data: { ...cart, version: 2 } };
    },
  });
  renderPage(<GiftCodes words={messages.blocks.gifts} />);
  return door;
}

const use = async () => userEvent.click(await screen.findByRole("button", { name: `Usa ora: ${HALF}` }));
const sent = (door: ReturnType<typeof setUp>) =>
  door.calls("cart-giftcertificate/add_code").map(({ body }) => body);

beforeEach(() => signedInHint());
afterEach(leavePage);

it("asks for which goods a voucher is, and puts it on them", async () => {
  const door = setUp([makeItem({ itemId: 5 })]);
  await use();
  const dialog = within(await screen.findByRole("dialog", { name: /Scegli i prodotti/ }));
  await userEvent.selectOptions(dialog.getByRole("combobox"), "Mezze maniche");
  await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
  expect(await screen.findByRole("button", { name: `Rimuovi: ${HALF}` })).toBeInTheDocument();
  expect(screen.getByText("Codice BOLLONE50 applicato.")).toBeInTheDocument();
  expect(sent(door)).toEqual([{ code: "BOLLONE50", item_id: 5 }]);
});

it("leaves a voucher where it is when none of the goods is chosen", async () => {
  const door = setUp([makeItem({ itemId: 5 })]);
  await use();
  await userEvent.click(await screen.findByRole("button", { name: "Applica" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: `Usa ora: ${HALF}` })).toBeEnabled();
  expect(sent(door)).toEqual([]);
});

it.each([
  ["nothing", []],
  ["only bags", [makeItem({ product: makeProduct({ isPackaging: true }) })]],
] as const)("says that goods are missing where %s lies in the cart", async (_name, items) => {
  const door = setUp([...items]);
  await use();
  expect(await screen.findByText(messages.cart.giftNoGoods)).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent(door)).toEqual([]);
});

it("says that the session is over instead of asking", async () => {
  const door = setUp([makeItem()]);
  await screen.findByRole("button", { name: `Usa ora: ${HALF}` });
  door.on("cart/view", { http: 419, status: 419 });
  await use();
  expect(await screen.findByText(messages.errors.sessionExpired)).toBeInTheDocument();
  expect(screen.queryByRole("dialog", { name: /Scegli i prodotti/ })).toBeNull();
});

it("asks who has signed out elsewhere to sign in again", async () => {
  const door = setUp([makeItem()]);
  await screen.findByRole("button", { name: `Usa ora: ${HALF}` });
  door.on("cart/view", { data: { ...makeCart([]), user: { ...makeCart([]).user, userId: -1 } } });
  await use();
  expect(await screen.findByText(messages.login.needed)).toBeInTheDocument();
  expect(await screen.findByRole("dialog", { name: messages.login.dialogTitle })).toBeInTheDocument();
});

it("puts a voucher for the whole cart in without asking", async () => {
  const door = setUp([makeItem()], { needsItem: false, giftCode: "AUTUNNO5" });
  await use();
  expect(await screen.findByText("Codice AUTUNNO5 applicato.")).toBeInTheDocument();
  expect(sent(door)).toEqual([{ code: "AUTUNNO5" }]);
});
