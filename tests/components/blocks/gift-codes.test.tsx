import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GiftCodes } from "@/components/blocks/gift-codes";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { NOT_OFFERED } from "@/lib/ebsn/not-offered";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import messages from "@/messages/it.json";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const PROPS = {
  title: "I tuoi buoni",
  header: <h2>I tuoi buoni</h2>,
  motion: {},
  messages: messages.blocks.gifts,
};

const HALF = "Metà prezzo su un articolo";

const gift: GiftCertificate = {
  overlayText: "",
  giftCertificateId: 9004,
  giftCode: "BOLLONE50",
  description: HALF,
  endDate: "2099-12-20",
  minimumCents: 0,
  needsItem: true,
  isInCart: false,
  orderId: null,
  certificates: [{ userGiftCertificateId: 9004, itemId: null }],
};

function setUp(items: CartItem[], overrides: Partial<GiftCertificate> = {}) {
  const cart = makeCart(items);
  const api = stubGateway({
    "giftcertificate/list-manual-assigned": { data: [] },
    "cart/view": { data: cart },
    "giftcertificate/list": { data: [{ ...gift, ...overrides }] },
    "cart-giftcertificate/add_code": () => {
      api.setResponse("giftcertificate/list", { data: [{ ...gift, ...overrides, isInCart: true }] });
      return { data: { ...cart, version: 2 } };
    },
  });
  renderPage(<GiftCodes {...PROPS} />);
  return api;
}

const applyGift = async () =>
  userEvent.click(await screen.findByRole("button", { name: `Usa ora: ${HALF}` }));
const sentCodes = (api: ReturnType<typeof setUp>) =>
  api.requestsTo("cart-giftcertificate/add_code").map(({ body }) => body);

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("asks which product a voucher is for and applies it to that line", async () => {
  const api = setUp([makeItem({ itemId: 5 })]);
  await applyGift();
  const dialog = within(await screen.findByRole("dialog", { name: /Scegli i prodotti/ }));
  await userEvent.selectOptions(dialog.getByRole("combobox"), "Mezze maniche");
  await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
  expect(await screen.findByRole("button", { name: `Rimuovi: ${HALF}` })).toBeInTheDocument();
  expect(screen.getByText("Codice BOLLONE50 applicato.")).toBeInTheDocument();
  expect(sentCodes(api)).toEqual([{ code: "BOLLONE50", item_id: 5 }]);
});

it("leaves out vouchers whose last day is past", async () => {
  setUp([], { endDate: "2020-01-31" });
  expect(await screen.findByText(messages.blocks.gifts.none)).toBeVisible();
  expect(screen.queryByRole("button", { name: `Usa ora: ${HALF}` })).toBeNull();
});

it("does not apply a voucher when no product is selected", async () => {
  const api = setUp([makeItem({ itemId: 5 })]);
  await applyGift();
  await userEvent.click(await screen.findByRole("button", { name: "Applica" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: `Usa ora: ${HALF}` })).toBeEnabled();
  expect(sentCodes(api)).toEqual([]);
});

it.each([
  ["nothing", []],
  ["only packaging", [makeItem({ product: makeProduct({ isPackaging: true }) })]],
] as const)("reports that no product is eligible with %s in the cart", async (_name, items) => {
  const api = setUp([...items]);
  await applyGift();
  expect(await screen.findByText(messages.cart.giftNoProducts)).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sentCodes(api)).toEqual([]);
});

it("reports an expired session instead of opening the dialog", async () => {
  const api = setUp([makeItem()]);
  await screen.findByRole("button", { name: `Usa ora: ${HALF}` });
  api.setResponse("cart/view", { http: 419, status: 419 });
  await applyGift();
  expect(await screen.findByText(messages.errors.sessionExpired)).toBeInTheDocument();
  expect(screen.queryByRole("dialog", { name: /Scegli i prodotti/ })).toBeNull();
});

it("opens the login dialog after a logout elsewhere", async () => {
  const api = setUp([makeItem()]);
  await screen.findByRole("button", { name: `Usa ora: ${HALF}` });
  api.setResponse("cart/view", { data: { ...makeCart([]), user: { ...makeCart([]).user, userId: -1 } } });
  await applyGift();
  expect(await screen.findByText(messages.login.needed)).toBeInTheDocument();
  expect(await screen.findByRole("dialog", { name: messages.login.dialogTitle })).toBeInTheDocument();
});

it("applies a voucher for the whole cart without a dialog", async () => {
  const api = setUp([makeItem()], { needsItem: false, giftCode: "AUTUNNO5" });
  await applyGift();
  expect(await screen.findByText("Codice AUTUNNO5 applicato.")).toBeInTheDocument();
  expect(sentCodes(api)).toEqual([{ code: "AUTUNNO5" }]);
});

it("shows the text of its proposal where a voucher has no last day", async () => {
  setUp([], { endDate: "", overlayText: "Solo in negozio" });
  expect(await screen.findByText("Solo in negozio")).toBeInTheDocument();
});

it("shows the vouchers given to this customer, which the shop lists apart", async () => {
  const api = setUp([]);
  api.setResponse("giftcertificate/list", { data: [] });
  api.setResponse("giftcertificate/list-manual-assigned", { data: [gift] });
  expect(await screen.findByText(HALF)).toBeInTheDocument();
});

it("does not say that there are none when they could not be read", async () => {
  const api = stubGateway({
    "giftcertificate/list-manual-assigned": { data: [] },
    "cart/view": { data: makeCart([]) },
    "giftcertificate/list": { http: 500, status: 500 },
  });
  renderPage(<GiftCodes {...PROPS} />);
  await waitFor(() => expect(api.requestsTo("giftcertificate/list")).not.toEqual([]));
  await act(async () => {});
  expect(screen.queryByText(messages.blocks.gifts.none)).toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
});

it("leaves no gap, and asks once, where the shop does not offer the call", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const api = stubGateway({
    "giftcertificate/list-manual-assigned": { data: [] },
    "cart/view": { data: makeCart([]) },
    "giftcertificate/list": {
      http: 404,
      status: 1,
      errors: [{ code: NOT_OFFERED, message: "" }],
    },
  });
  const { container } = renderPage(<GiftCodes {...PROPS} />);
  await waitFor(() => expect(api.requestsTo("giftcertificate/list")).toHaveLength(1));
  await waitFor(() => expect(container.querySelector(".gifts")).toBeNull());
  await act(async () => void (await jest.advanceTimersByTimeAsync(60_000)));
  expect(api.requestsTo("giftcertificate/list")).toHaveLength(1);
  jest.useRealTimers();
});
