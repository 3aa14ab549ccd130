import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CouponDialog } from "@/components/cart/coupon-dialog";
import { setCart } from "@/lib/cart/fetch-cart";
import { makeCart, makeCourgettes, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const cart = makeCart([
  makeItem({ itemId: 5, quantity: 1 }),
  makeItem({ itemId: 6, product: makeCourgettes(), quantity: 0.6 }),
]);

const codes = ["PRIMO", "SECONDO"].map((giftCode, index) => ({
  giftCertificateId: index + 1,
  giftCode,
  description: giftCode,
  overlayText: "",
  endDate: "",
  minimumCents: 0,
  needsItem: true,
  isInCart: false,
  orderId: null,
  certificates: [],
}));

const onResolve = jest.fn();

async function choose(gifts: typeof codes) {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "cart-giftcertificate/add_code": { data: { ...cart, version: 2 } },
  });
  setSignedIn();
  setCart(cart);
  renderPage(<CouponDialog kind="code" gifts={gifts} onResolve={onResolve} />);
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "PRIMO" }), "Mezze maniche");
  return gateway;
}

const apply = () => userEvent.click(screen.getByRole("button", { name: "Applica" }));

beforeEach(() => onResolve.mockClear());
afterEach(resetPage);

it.each([
  ["personal", [6], ["Non usarlo ora", "Zucchine chiare"]],
  ["code", [6], ["Non usarlo ora", "Zucchine chiare"]],
  ["personal", undefined, ["Non usarlo ora", "Mezze maniche", "Zucchine chiare"]],
] as const)(
  "offers the lines that the shop names for a certificate (%s, %s)",
  async (kind, lineIds, options) => {
    stubGateway({ "cart/view": { data: cart } });
    setSignedIn();
    setCart(cart);
    const certificates = [{ userGiftCertificateId: 9, itemId: null, lineIds: lineIds && [...lineIds] }];
    const gifts = codes.slice(0, 1).map((gift) => ({ ...gift, certificates }));
    renderPage(<CouponDialog kind={kind} gifts={gifts} onResolve={onResolve} />);
    const found = await screen.findAllByRole("option");
    await act(async () => {});
    expect(found.map(({ textContent }) => textContent)).toEqual(options);
  },
);

it("leaves what happened to a code to the shop's own messages", async () => {
  const gateway = await choose(codes.slice(0, 1));
  gateway.setResponse("cart-giftcertificate/add_code", {
    data: { ...cart, version: 2 },
    warnings: [{ code: "x", message: "Vale su un solo pezzo." }],
  });
  await apply();
  expect(await screen.findByText("Vale su un solo pezzo.")).toBeInTheDocument();
  await waitFor(() => expect(onResolve).toHaveBeenCalledWith("announced"));
});

it("sends only what failed when several codes are applied again", async () => {
  const gateway = await choose(codes);
  gateway.setResponse("cart-giftcertificate/add_code", ({ body }) =>
    body.code === "SECONDO"
      ? { status: 1, errors: [{ code: "x", message: "Codice scaduto" }] }
      : { data: { ...cart, version: 2 } },
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "SECONDO" }), "Zucchine chiare");
  await apply();
  expect(await screen.findByText("Codice scaduto")).toBeInTheDocument();
  gateway.setResponse("cart-giftcertificate/add_code", { data: { ...cart, version: 3 } });
  await apply();
  await waitFor(() => expect(onResolve).toHaveBeenCalledWith("added"));
  expect(gateway.requestsTo("cart-giftcertificate/add_code").map(({ body }) => body.code)).toEqual([
    "PRIMO",
    "SECONDO",
    "SECONDO",
  ]);
});
