import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { AddressesPage } from "@/components/addresses/addresses-page";
import { Dashboard } from "@/components/profile/dashboard";
import { ListPage } from "@/components/lists/list-page";
import { ListsPage } from "@/components/lists/lists-page";
import { OrderPage } from "@/components/orders/order-page";
import { parseOrderQuery } from "@/components/orders/order-query";
import { OrdersPage } from "@/components/orders/orders-page";
import { ProfileLayout } from "@/components/profile/profile-layout";
import { RequestPage } from "@/components/requests/request-page";
import { RequestsPage } from "@/components/requests/requests-page";
import { CartPage } from "@/components/cart/cart-page";
import { SideCart } from "@/components/cart/side-cart";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { ConfirmStep } from "@/components/checkout/confirm-step";
import { PaymentPage } from "@/components/checkout/payment-page";
import { PaymentResult } from "@/components/checkout/payment-result";
import { HomeAddresses } from "@/components/delivery/home-addresses";
import { home, makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const push = jest.fn();
jest.mock("next/navigation", () => ({
  useRouter: () => ({ push }),
  usePathname: () => "/en/profile/orders/710001",
}));

jest.mock("next-intl/server", () => ({
  getLocale: async () => "en",
  getTranslations: async () => (key: string) => key,
}));

const list = { listId: 1, name: "Spesa", size: 1, isDefault: true, isOwn: true, isEditable: true };
const listItem = { itemId: 101, product: makeProduct(), quantity: 1, weight: 0 };
const request = { cuFormId: 41, cuFormTypeId: 2, name: "Un vassoio", sentAt: "", status: "received" };
const order = makeOrder({ canBeModified: true, replacedByOrderId: 710002 });
const card = { paymentTypeId: 12, name: "Carta", descr: "", online: true };
const reopenedOrder = { orderId: 710001, modifiableUntil: "", paymentTypeId: 12 };

type Answers = Parameters<typeof stubGateway>[0];

function stubShop(answers: Answers = {}) {
  return stubGateway({
    "cart/view": { data: makeCart([], { reopenedOrder: reopenedOrder }) },
    "order/list": { data: { orders: [order], page: { number: 2, count: 3 } } },
    "order/list-retry-payment": { data: { orders: [] } },
    "order/view": { data: order },
    "wishlist/list": { data: [list] },
    "wishlist/view": { data: { ...list, items: [listItem], inactiveItems: [] } },
    "cu-form/list": { data: [request] },
    "user-address/list": { data: [home] },
    "address/delivery-service-list": { data: [] },
    "packaging-type/list": { data: [] },
    "payment-type/list-auth": { data: [] },
    ...answers,
  });
}

const linkHrefs = () =>
  screen
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => !href.startsWith("#"));

beforeEach(() => setSignedIn());
afterEach(resetPage);

type Case = [page: string, show: () => ReactNode, leadsTo: string[], answers: Answers];

test.each<Case>([
  ["the profile", () => <Dashboard />, ["/profile/orders/710001", "/profile/orders"], {}],
  [
    "orders",
    () => <OrdersPage query={parseOrderQuery({ page: "2" })} initial={null} />,
    ["/profile/orders/710001", "/profile/orders", "/profile/orders?page=3"],
    {},
  ],
  [
    "an empty order list",
    () => <OrdersPage query={parseOrderQuery({})} initial={null} />,
    [""],
    { "order/list": { data: { orders: [], page: { number: 1, count: 1 } } } },
  ],
  [
    "an order",
    () => <OrderPage orderId={710001} />,
    ["/profile/orders/710002", "/profile/orders/710001/pass", "/product/pasta-madre-mezze-maniche-500-g"],
    {},
  ],
  ["lists", () => <ListsPage />, ["/profile/lists/1", "/profile/preferred", "/lista-della-spesa"], {}],
  [
    "a list",
    () => <ListPage listId={1} />,
    ["/profile/lists", "/profile/lists/1/grid", "/product/pasta-madre-mezze-maniche-500-g"],
    {},
  ],
  ["a missing list", () => <ListPage listId={1} />, ["/profile/lists"], { "wishlist/view": { data: null } }],
  ["requests", () => <RequestsPage />, ["/profile/requests/2/41"], {}],
  [
    "a missing request",
    () => <RequestPage cuFormTypeId={2} cuFormId={41} form={null} />,
    ["/profile/requests"],
    { "cu-form/view": { data: { ...request, cuFormTypeId: 9 } } },
  ],
  [
    "the address selection",
    () => <HomeAddresses deliveryServiceId={2} savingId={null} onChoose={jest.fn()} />,
    ["/profile/addresses/manage/11"],
    {},
  ],
  [
    "the confirmation step of the checkout",
    () => (
      <ConfirmStep
        cart={makeCart()}
        payment={card}
        card={null}
        isBusy={false}
        isPending={false}
        onBuy={jest.fn()}
      />
    ),
    ["/page/condizioni"],
    {},
  ],
  ["addresses", () => <AddressesPage />, ["/profile/addresses/manage/11", "/profile/addresses/manage"], {}],
  [
    "an empty cart",
    () => <CartPage />,
    ["/profile/orders/710001", "", "/profile/lists", "/lista-della-spesa"],
    {},
  ],
  ["a checkout with an empty cart", () => <CheckoutPage />, [""], {}],
  ["a missing payment", () => <PaymentPage orderId={null} />, ["/profile/orders"], {}],
  [
    "a confirmed order",
    () => <PaymentResult orderId={710001} canRetry={false} />,
    ["/profile/orders/710001", ""],
    {},
  ],
  [
    "a failed payment",
    () => <PaymentResult orderId={710001} canRetry={false} />,
    ["/cart/payment-error/710001", "/profile/orders/710001"],
    { "order/view": { data: makeOrder({ statusId: 11, transactionStatusId: 0 }) } },
  ],
])("links to English pages: %s", async (_page, show, hrefs, answers) => {
  stubShop(answers);
  renderPage(show(), "en");
  await waitFor(() => expect(linkHrefs()).toEqual(hrefs.map((path) => `/en${path}`)));
});

test("links between the English cart, side cart and checkout", async () => {
  const cart = makeCart([makeItem()]);
  cart.totals = { ...cart.totals, products: 3500, productsNet: 3500 };
  stubShop({ "cart/view": { data: cart } });
  const { unmount } = renderPage(<CartPage />, "en");
  expect(await screen.findByRole("link", { name: "Go to checkout" })).toHaveAttribute("href", "/en/checkout");
  unmount();
  const aside = renderPage(<SideCart onClose={jest.fn()} />, "en");
  expect(await screen.findByRole("link", { name: "Go to the cart" })).toHaveAttribute("href", "/en/cart");
  aside.unmount();
  renderPage(<CheckoutPage />, "en");
  expect(await screen.findByRole("link", { name: "Change the cart" })).toHaveAttribute("href", "/en/cart");
});

test("redirects a reopened order to the English cart", async () => {
  stubShop({
    "cart/view": { data: makeCart() },
    "order/modify": { data: makeCart([], { reopenedOrder: reopenedOrder }) },
  });
  renderPage(<OrderPage orderId={710001} />, "en");
  await userEvent.click(await screen.findByRole("button", { name: "Change the order" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Change the order" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/en/cart"));
});

test("links the profile navigation to English pages and marks the current one", async () => {
  renderPage(await ProfileLayout({ logOut: jest.fn(), children: null }), "en");
  await waitFor(() => expect(linkHrefs()).toContain("/en/profile/dashboard"));
  expect(linkHrefs().filter((href) => !href.startsWith("/en/profile/"))).toEqual(["/en/profilo-alimentare"]);
  expect(screen.getByRole("link", { current: "page" })).toHaveAttribute("href", "/en/profile/orders");
});
