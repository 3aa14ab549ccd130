import { act, screen, waitFor } from "@testing-library/react";
import { PersonalHome } from "@/components/blocks/personal-home";
import { PersonalSlider } from "@/components/blocks/personal-slider";
import { setCart } from "@/lib/cart/fetch-cart";
import { makeCart, makeProduct } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const timeslot = makeOrder().timeslot!;
const cart = makeCart([], { timeslot });
const cartOfNextDay = makeCart([], {
  timeslot: { ...timeslot, dateIso: "2026-11-27" },
  version: cart.version + 1,
});
const listOf = (name: string) => ({ data: { products: [makeProduct({ name })], page: null, facets: [] } });

beforeEach(() => {
  setSignedIn();
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});
beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-25T09:00:00Z"), advanceTimers: true });
});

afterEach(() => {
  resetPage();
  jest.useRealTimers();
});

test("a slot of the same number on another day brings that day's products", async () => {
  const gateway = stubGateway({ "cart/view": { data: cart }, adv: listOf("Fragole") });
  renderPage(
    <PersonalSlider query={{ path: "adv" }} label="Per te" header={null} isTitled={false} motion={{}} />,
  );
  await waitFor(() => expect(gateway.requestsTo("cart/view")).toHaveLength(1));
  expect(await screen.findByRole("heading", { name: /Fragole/ })).toBeInTheDocument();
  gateway.setResponse("adv", listOf("Ciliegie"));
  act(() => void setCart(cartOfNextDay));
  expect(await screen.findByRole("heading", { name: /Ciliegie/ })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: /Fragole/ })).not.toBeInTheDocument();
});

test("so does it in the customer's home page", async () => {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "order/list": {
      data: { orders: [makeOrder({ statusId: 8 })], page: { number: 1, count: 1, items: 1, size: 12 } },
    },
    products: listOf("Fragole"),
  });
  setCart(cart);
  renderPage(<PersonalHome />);
  expect(await screen.findByRole("heading", { name: /Fragole/ })).toBeInTheDocument();
  gateway.setResponse("products", listOf("Ciliegie"));
  act(() => void setCart(cartOfNextDay));
  expect(await screen.findByRole("heading", { name: /Ciliegie/ })).toBeInTheDocument();
});
