import { screen, within } from "@testing-library/react";
import { CartTotals } from "@/components/cart/cart-totals";
import { SideCartTotals } from "@/components/cart/side-cart-totals";
import { OrderTotals } from "@/components/orders/order-totals";
import { makeCart } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { renderWithProviders } from "@/tests/components/render-with-providers";

const adjustments = [
  { description: "10 € di benvenuto", amountCents: 1000, giftCode: "BENVENUTO10", reducesDelivery: false },
  { description: "Consegna gratuita", amountCents: 290, giftCode: "GRATIS", reducesDelivery: true },
];
const totals = {
  products: 16026,
  discount: 4638,
  packaging: 15,
  deliveryFee: 0,
  gross: 11403,
  variableWeight: 0,
};
const cart = makeCart([], { adjustments, totals: { ...makeCart().totals, ...totals } });
const order = makeOrder({ adjustments, totals: { ...makeOrder().totals, ...totals, prebilled: null } });

const toCents = (text: string | null) => Number((text ?? "").replace("−", "-").replace(/[^\d-]/g, ""));

test.each([
  ["the cart and the checkout", <CartTotals key="cart" cart={cart} isPending={false} />],
  ["the side cart", <SideCartTotals key="side" cart={cart} isPending={false} />],
  ["an order", <OrderTotals key="order" order={order} />],
])("the costs of %s add up to the total as they are read", (_, totalsOf) => {
  renderWithProviders(totalsOf);
  const amounts = screen.getAllByRole("definition").map(({ textContent }) => toCents(textContent));
  const total = amounts.pop();
  expect(total).toBe(11403);
  expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(total);
  const delivery = screen.getByText("Consegna a casa").closest("div") as HTMLElement;
  expect(within(delivery).getByRole("definition")).toHaveTextContent("2,90");
});

const withoutFee = { ...totals, deliveryFee: null, gross: 11403 };
const slotlessCart = { ...cart, timeslot: null, totals: { ...cart.totals, ...withoutFee } };

test("a fee that depends on the timeslot is announced until one is chosen", () => {
  renderWithProviders(<CartTotals cart={slotlessCart} isPending={false} />);
  expect(screen.getByText("dopo la scelta della fascia")).toBeInTheDocument();
});

test.each([
  [
    "the cart",
    <CartTotals key="cart" cart={{ ...slotlessCart, timeslot: cart.timeslot }} isPending={false} />,
  ],
  ["an order", <OrderTotals key="order" order={{ ...order, totals: { ...order.totals, ...withoutFee } }} />],
])("a fee that the shop does not say for the timeslot of %s is left out", (_, totalsOf) => {
  renderWithProviders(totalsOf);
  expect(screen.queryByText("Consegna a casa")).not.toBeInTheDocument();
  expect(screen.queryByText("Gratis")).not.toBeInTheDocument();
  expect(screen.queryByText("dopo la scelta della fascia")).not.toBeInTheDocument();
  expect(screen.getByText("Totale")).toBeInTheDocument();
});
