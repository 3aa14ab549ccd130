import { screen } from "@testing-library/react";
import { AddressDialog } from "@/components/delivery/address-dialog";
import { config } from "@/lib/config";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { setVisitorPlace, visitorPlaceStore } from "@/lib/session/visitor-place";
import { home, homeDelivery, makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const pickUp = { ...homeDelivery, deliveryServiceId: 1, name: "Ritiro in negozio" };
const locker = { ...homeDelivery, deliveryServiceId: 4, name: "Locker" };
const point = { ...home, addressId: 101, addressName: "Madia Navigli", deliveryServiceId: 1 };
const assigned = { address: { ...home, autoAssigned: true } };

type Options = { cart?: Partial<Cart>; deliveryServiceId?: number; services?: (typeof pickUp)[] };

function setUp({ cart, deliveryServiceId, services = [homeDelivery, pickUp, locker] }: Options) {
  stubGateway({
    "cart/view": { data: makeCart([], cart) },
    "address/delivery-service-list": { data: services },
    "user-address/list": { data: [home] },
    "address/list": { data: [point] },
  });
  renderPage(<AddressDialog deliveryServiceId={deliveryServiceId} onResolve={jest.fn()} />);
}

beforeEach(() => setSignedIn());
afterEach(() => {
  visitorPlaceStore.set(null);
  localStorage.clear();
  resetPage();
});

it.each<[string, Options, string]>([
  ["the service of the chosen address", {}, "Consegna a casa"],
  ["the service that was asked for", { deliveryServiceId: 4 }, "Locker"],
  ["service 1 without an address", { cart: { address: null } }, "Ritiro in negozio"],
  ["service 1 while the address is only assigned", { cart: assigned }, "Ritiro in negozio"],
  [
    "the first service where 1 has no tab",
    { cart: assigned, services: [locker, homeDelivery, { ...pickUp, showTab: false }] },
    "Locker",
  ],
  [
    "service 1 where the one of the chosen address has no tab",
    { services: [{ ...homeDelivery, showTab: false }, locker, pickUp] },
    "Ritiro in negozio",
  ],
])("opens with %s", async (_, options, name) => {
  setUp(options);
  expect(await screen.findByRole("tab", { name, selected: true })).toBeInTheDocument();
});

it("opens with the service of visitors who have given their place", async () => {
  setVisitorPlace({ postalcode: "20145", city: "Milano" });
  setUp({ cart: assigned });
  expect(await screen.findByRole("tab", { name: "Consegna a casa", selected: true })).toBeInTheDocument();
});

it("opens with the service of an assigned address where that counts as chosen", async () => {
  jest.replaceProperty(config, "bypassAutoAssignedAddress", true);
  setUp({ cart: assigned });
  expect(await screen.findByRole("tab", { name: "Consegna a casa", selected: true })).toBeInTheDocument();
});

it.each([
  ["shows customers the point of their cart", true, "Madia Navigli, già scelto"],
  ["shows visitors none as theirs", false, "Scegli Madia Navigli"],
])("%s", async (_, isSignedIn, name) => {
  setSignedIn(isSignedIn);
  const { user } = makeCart();
  const cart = { address: point, service: pickUp, user: isSignedIn ? user : { ...user, userId: -1 } };
  setUp({ cart, deliveryServiceId: 1 });
  expect(await screen.findByRole("button", { name })).toBeInTheDocument();
});

it.each([
  ["to lockers", 4, ["Vietato ai minori di 18 anni"], true],
  ["elsewhere", 1, ["Vietato ai minori di 18 anni"], false],
  ["to lockers without such products", 4, ["Biologico"], false],
])("says that nothing for adults goes to a locker: %s", async (_, deliveryServiceId, features, isSaid) => {
  const { sectors } = makeCart([makeItem({ product: makeProduct({ features }) })]);
  setUp({ cart: { sectors }, deliveryServiceId });
  await screen.findByRole("button", { name: "Scegli Madia Navigli" });
  const said = screen.queryAllByText(/prodotti vietati ai minori: al locker non si consegnano/);
  expect(said).toHaveLength(isSaid ? 1 : 0);
});
