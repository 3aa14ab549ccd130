import { screen, within } from "@testing-library/react";
import { PersonalHome } from "@/components/blocks/personal-home";
import { makeCart, makeProduct } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { PROMO } from "../product/product-fixtures";

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const milk = makeProduct({ productId: 1, name: "Latte intero" });
const oil = makeProduct({
  productId: 2,
  name: "Olio",
  promo: { ...PROMO, expireDate: daysFromNow(3) },
  prices: { display: 900, list: 900, standard: null, lowest30: null, unit: null, baseUnit: null },
});
const [line] = makeOrder().items;
const orderOf = (orderId: number, days: number, products: ReturnType<typeof makeProduct>[]) =>
  makeOrder({
    orderId,
    statusId: 8,
    dateIso: daysFromNow(-days),
    timeslot: { ...makeOrder().timeslot!, dateIso: daysFromNow(1 - days) },
    items: products.map((product, index) => ({ ...line!, orderItemId: index + 1, product })),
  });

const coming = { ...orderOf(9, 0, [oil]), statusId: 3 };
// Milk every week, and more than a week ago: it is due.
const orders = [coming, orderOf(8, 10, [milk]), orderOf(7, 17, [milk, oil])];

beforeEach(() => {
  setSignedIn();
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});
afterEach(resetPage);

const answers = {
  "cart/view": { data: makeCart([]) },
  "order/list": { data: { orders, page: { number: 1, count: 1, items: 3, size: 12 } } },
  products: { data: { products: [oil, milk], page: null, facets: [], correctedQueries: [] } },
};

test("begins with the next delivery, the last order, what is due and what of it is on offer", async () => {
  const gateway = stubGateway(answers);
  renderPage(<PersonalHome />);
  const delivery = await screen.findByRole("heading", { name: "La prossima consegna" });
  expect(within(delivery.closest("section")!).getByRole("link")).toHaveAttribute("href", "/profile/orders/9");
  const namesOf = (title: string) =>
    within(screen.getByRole("heading", { name: title }).closest("section")!)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  expect(namesOf("La tua solita spesa")).toEqual(["Latte intero", "Olio"]);
  expect(namesOf("In offerta tra quello che compri")).toEqual(["Olio"]);
  expect(gateway.requestsTo("products")[0]?.params.get("product_ids")).toBe("1,2");
});

test("of two orders of one day the earlier comes next, and a replaced one never does", async () => {
  const at = (orderId: number, beginTime: string, replacedByOrderId: number | null = null) => ({
    ...coming,
    orderId,
    replacedByOrderId,
    timeslot: { ...coming.timeslot, beginTime },
  });
  const sameDay = [at(13, "18:00"), at(12, "10:00"), at(11, "09:00", 12)];
  stubGateway({
    ...answers,
    "order/list": { data: { orders: sameDay, page: { number: 1, count: 1, items: 3, size: 12 } } },
  });
  renderPage(<PersonalHome />);
  const delivery = await screen.findByRole("heading", { name: "La prossima consegna" });
  expect(within(delivery.closest("section")!).getByRole("link")).toHaveAttribute(
    "href",
    "/profile/orders/12",
  );
});

test("an order that the customer collects is no delivery", async () => {
  const collected = { ...coming, service: { ...coming.service!, deliveryServiceId: 1 } };
  stubGateway({
    ...answers,
    "order/list": { data: { orders: [collected], page: { number: 1, count: 1, items: 1, size: 12 } } },
  });
  renderPage(<PersonalHome />);
  await screen.findByRole("heading", { name: "Il prossimo ritiro" });
  expect(screen.queryByRole("heading", { name: "La prossima consegna" })).not.toBeInTheDocument();
});

test("a customer who has bought nothing yet sees none of it", async () => {
  stubGateway({
    ...answers,
    "order/list": { data: { orders: [], page: { number: 1, count: 1, items: 0, size: 12 } } },
  });
  const { container } = renderPage(<PersonalHome />);
  await screen.findByText((_text, element) => element?.hasAttribute("data-empty") ?? false);
  expect(container.querySelector("h2")).toBeNull();
});
