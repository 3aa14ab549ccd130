import { NAVIGLI } from "@/tests/support/purchase";
import { BAG, getCartItems, parseCart } from "@/tests/support/shopper";
import { queryRows, type RealShop } from "./real-shop";
import {
  type ModelProduct,
  type ModelCustomer,
  type ShopModel,
  stockOf,
  takenPlaces,
  totalsOf,
} from "./shop-model";

const CANCELLED = 10;
const UNPAID = 11;
const REOPENED_CART = 7;
const OPEN_CART = 1;

type OrderRow = {
  order_id: number;
  order_status_id: number;
  total_cents: number;
  paid: number;
  preauthorised_cents: number;
};

const stateOf = (statusId: number) =>
  statusId === CANCELLED ? "cancelled" : statusId === UNPAID ? "unpaid" : "confirmed";

async function readCart({ shoppers }: RealShop, at: number) {
  const cart = parseCart(
    (await shoppers[at]?.shopper.get("cart/view")) ?? { http: 0, headers: new Headers(), body: {} },
  );
  const items = getCartItems(cart);
  const isBag = ({ product }: (typeof items)[number]) => product.productId === BAG;
  return {
    lines: items
      .filter((item) => !isBag(item))
      .map(({ product, quantity }) => [product.productId, quantity])
      .sort(([a], [b]) => Number(a) - Number(b)),
    bags: items.find(isBag)?.quantity ?? 0,
    slot: cart.timeslot ? `${cart.timeslot.timeslotId} ${cart.timeslot.dateIso}` : null,
    reopenedId: cart.reopenedOrder?.orderId ?? null,
    statusId: cart.cartStatusId,
    totalCents: Math.round((cart.grossTotal ?? 0) * 100),
  };
}

function expectedCart(model: ShopModel, { slots }: RealShop, customer: ModelCustomer) {
  const { cart, reopenedId } = customer;
  const slot = cart.slotAt === null ? null : slots[cart.slotAt];
  return {
    lines: [...cart.lines].sort(([a], [b]) => a - b),
    bags: cart.bags,
    slot: slot ? `${slot.timeslotId} ${slot.dateIso}` : null,
    reopenedId,
    statusId: reopenedId === null ? OPEN_CART : REOPENED_CART,
    totalCents: totalsOf(model, customer, 0).total,
  };
}

/** Orders with their payments: each order of the model is there once, and no other. */
async function readOrders({ backend, shoppers }: RealShop) {
  const ids = shoppers.map(({ shopper }) => shopper.customerId);
  const rows = await queryRows<OrderRow & { customer_id: number }>(
    backend,
    `select o.customer_id, o.order_id, o.order_status_id, o.total_cents,
       count(p.payment_id)::int as paid, coalesce(max(p.amount_cents), 0)::int as preauthorised_cents
     from "order" o left join payment p on p.order_id = o.order_id and p.transaction_status_id = 2
     where o.customer_id in (${ids.join(", ")}) group by o.order_id order by o.order_id`,
  );
  return ids.map((id) =>
    rows
      .filter((row) => row.customer_id === id)
      .map(({ order_id, order_status_id, total_cents, paid, preauthorised_cents }) => ({
        orderId: order_id,
        state: stateOf(order_status_id),
        totalCents: total_cents,
        payments: paid,
        preauthorisedCents: preauthorised_cents,
      })),
  );
}

const expectedOrders = ({ customers }: ShopModel) =>
  customers.map(({ orders }) =>
    [...orders].map(([orderId, { state, totalCents, paidCents }]) => ({
      orderId,
      state,
      totalCents,
      payments: paidCents === null ? 0 : 1,
      preauthorisedCents: paidCents ?? 0,
    })),
  );

async function readStock({ backend }: RealShop, products: ModelProduct[]): Promise<number[]> {
  const ids = products.map(({ productId }) => productId);
  const rows = await queryRows<{ product_id: number; stock: string }>(
    backend,
    `select product_id, stock from product where product_id in (${ids.join(", ")})`,
  );
  return ids.map((id) => Number(rows.find(({ product_id }) => product_id === id)?.stock));
}

async function readPlaces({ backend, slots }: RealShop): Promise<number[]> {
  const rows = await queryRows<{ key: string; taken: number }>(
    backend,
    `select timeslot_id || ' ' || slot_date as key, taken from slot_load where point_id = ${NAVIGLI}`,
  );
  const keys = slots.map(({ timeslotId, dateIso }) => `${timeslotId} ${dateIso}`);
  return keys.map((key) => rows.find((row) => row.key === key)?.taken ?? 0);
}

export async function checkShop(model: ShopModel, real: RealShop, cartsOf: number[]): Promise<void> {
  for (const at of cartsOf) {
    const customer = model.customers[at];
    if (customer) expect(await readCart(real, at)).toEqual(expectedCart(model, real, customer));
  }
  expect(await readOrders(real)).toEqual(expectedOrders(model));
  const limited = model.terms.products.filter((product) => product.stock !== null);
  expect(await readStock(real, limited)).toEqual(limited.map((product) => stockOf(model, product)));
  expect(await readPlaces(real)).toEqual(real.slots.map((_, at) => takenPlaces(model, at)));
}
