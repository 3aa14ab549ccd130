import { preAuthorisation } from "@/lib/rules/checkout/pre-authorisation";

export type ModelProduct = {
  productId: number;
  unitCents: number;
  isLoose: boolean;
  isThreeForTwo: boolean;
  /** null: never runs out. */
  stock: number | null;
};

export type Terms = {
  products: ModelProduct[];
  slots: { feeCents: number; capacity: number }[];
  fees: { fromCents: number; amountCents: number }[];
  minimumCents: number;
  bagCents: number;
  code: { perc: number; minimumCents: number };
};

export type ModelCart = {
  lines: Map<number, number>;
  bags: number;
  addressAt: number | null;
  slotAt: number | null;
  hasCode: boolean;
};

export type ModelPayment = { url: string; state: "open" | "paid" | "failed" };

export type ModelOrder = Omit<ModelCart, "slotAt"> & {
  slotAt: number;
  state: "confirmed" | "unpaid" | "cancelled";
  replacedBy: number | null;
  totalCents: number;
  prebilledCents: number;
  paidCents: number | null;
  payments: ModelPayment[];
};

export type ModelCustomer = {
  cart: ModelCart;
  parked: ModelCart | null;
  reopenedId: number | null;
  orders: Map<number, ModelOrder>;
  codeOrderId: number | null;
};

export type ShopModel = { terms: Terms; customers: ModelCustomer[] };

export const HOME_DELIVERY = 2;

export const emptyCart = (addressAt: number | null = null): ModelCart => ({
  lines: new Map(),
  bags: 0,
  addressAt,
  slotAt: null,
  hasCode: false,
});

export const newCustomer = (): ModelCustomer => ({
  cart: emptyCart(),
  parked: null,
  reopenedId: null,
  orders: new Map(),
  codeOrderId: null,
});

export function totalsOf({ terms }: ShopModel, customer: ModelCustomer, paymentTypeId: number) {
  const { cart, codeOrderId, reopenedId } = customer;
  let netCents = 0;
  let variableWeightTotal = 0;
  for (const { productId, unitCents, isLoose, isThreeForTwo } of terms.products) {
    const quantity = cart.lines.get(productId) ?? 0;
    const cents =
      Math.round(unitCents * quantity) - (isThreeForTwo ? Math.floor(quantity / 3) * unitCents : 0);
    netCents += cents;
    if (isLoose) variableWeightTotal += cents;
  }
  const isCodeFree = codeOrderId === null || codeOrderId === reopenedId;
  const usesCode = cart.hasCode && isCodeFree && netCents >= terms.code.minimumCents && netCents > 0;
  const codeCents = usesCode ? Math.round((netCents * terms.code.perc) / 100) : 0;
  const step = terms.fees.filter(({ fromCents }) => fromCents <= netCents).at(-1)?.amountCents ?? 0;
  const slotFee = cart.slotAt === null ? 0 : (terms.slots[cart.slotAt]?.feeCents ?? 0);
  const feeCents = step === 0 ? 0 : Math.max(0, step + slotFee);
  const total = netCents - codeCents + cart.bags * terms.bagCents + feeCents;
  const authorisation = { total, variableWeightTotal, paymentTypeId, deliveryServiceId: HOME_DELIVERY };
  return { netCents, usesCode, total, prebilledCents: preAuthorisation(authorisation).amount };
}

/** What keeps products and a place: an order, or an order and the unpaid one that is to replace it. */
function reservations({ customers }: ShopModel): ModelOrder[][] {
  return customers.flatMap(({ orders }) =>
    [...orders.entries()]
      .filter(([, { state, replacedBy }]) => state !== "cancelled" && replacedBy === null)
      .map(([id, order]) => [
        order,
        ...[...orders.values()].filter(({ state, replacedBy }) => state !== "cancelled" && replacedBy === id),
      ]),
  );
}

export function stockOf(model: ShopModel, { productId, stock }: ModelProduct): number | null {
  if (stock === null) return null;
  const taken = reservations(model).map((orders) =>
    Math.max(...orders.map(({ lines }) => lines.get(productId) ?? 0)),
  );
  return Math.round((stock - taken.reduce((sum, quantity) => sum + quantity, 0)) * 1000) / 1000;
}

export const takenPlaces = (model: ShopModel, slotAt: number): number =>
  reservations(model).filter((orders) => orders.some((order) => order.slotAt === slotAt)).length;

const reopenedOrder = ({ orders, reopenedId }: ModelCustomer) =>
  reopenedId === null ? undefined : orders.get(reopenedId);

/** For this customer, whose order being changed keeps its own. */
export function availableTo(model: ShopModel, customer: ModelCustomer, product: ModelProduct): number {
  const stock = stockOf(model, product);
  return stock === null ? Infinity : stock + (reopenedOrder(customer)?.lines.get(product.productId) ?? 0);
}

export function hasPlace(model: ShopModel, customer: ModelCustomer, slotAt: number): boolean {
  const own = reopenedOrder(customer)?.slotAt === slotAt ? 1 : 0;
  return takenPlaces(model, slotAt) - own < (model.terms.slots[slotAt]?.capacity ?? 0);
}

export function canBuy(model: ShopModel, customer: ModelCustomer): boolean {
  const { cart } = customer;
  if (cart.lines.size === 0 || cart.addressAt === null || cart.slotAt === null || cart.bags < 1) return false;
  if (totalsOf(model, customer, 0).netCents < model.terms.minimumCents) return false;
  if (!hasPlace(model, customer, cart.slotAt)) return false;
  return model.terms.products.every(
    (product) => (cart.lines.get(product.productId) ?? 0) <= availableTo(model, customer, product),
  );
}

/** The cart after this one: the parked one, or a new one with the same place. */
export function nextCart(customer: ModelCustomer): void {
  customer.cart = customer.parked ?? emptyCart(customer.cart.addressAt);
  customer.parked = null;
  customer.reopenedId = null;
}

/** What was added to the order whose change is given up stays in the cart. */
export function leaveChange(customer: ModelCustomer): void {
  const { cart: left, codeOrderId, reopenedId } = customer;
  const ordered = reopenedOrder(customer)?.lines;
  nextCart(customer);
  const { cart } = customer;
  for (const [productId, quantity] of left.lines)
    if (!ordered?.has(productId))
      cart.lines.set(productId, Math.max(quantity, cart.lines.get(productId) ?? 0));
  if (left.hasCode && codeOrderId !== reopenedId) cart.hasCode = true;
}

export function cancel(customer: ModelCustomer, orderId: number): void {
  const order = customer.orders.get(orderId);
  if (!order) return;
  order.state = "cancelled";
  if (customer.codeOrderId === orderId) customer.codeOrderId = null;
  for (const [id, other] of customer.orders)
    if (other.replacedBy === orderId && other.state !== "cancelled") {
      other.replacedBy = null;
      if (other.hasCode) customer.codeOrderId ??= id;
    }
}

/** Paid, or nothing left to pay online: an order it replaces is over. */
export function confirm(customer: ModelCustomer, orderId: number): void {
  const order = customer.orders.get(orderId);
  if (!order) return;
  order.state = "confirmed";
  for (const other of customer.orders.values()) if (other.replacedBy === orderId) other.state = "cancelled";
}
