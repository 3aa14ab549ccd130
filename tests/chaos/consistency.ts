import { FIRST_CUSTOMER, type Query } from "../bench/population";
import { AMPLE_STOCK } from "./database";
import type { Ledger } from "./shopper";
import type { Findings } from "./watch";

const CANCELLED = 10;
const UNPAID = 11;
const CARD = 12;

/** Balances when `found` is `expected`. */
export type ConsistencyCheck = { name: string; expected: string; found: string };

type OrderRow = {
  order_id: number;
  customer_id: number;
  order_status_id: number;
  payment_type_id: number;
  completed: number;
};

const OURS = `o.customer_id > ${FIRST_CUSTOMER} and o.cart_id is not null`;

const readOrders = (query: Query) =>
  query<OrderRow>(
    `select o.order_id, o.customer_id, o.order_status_id, o.payment_type_id,
       count(p.payment_id) filter (where p.transaction_status_id = 2)::int as completed
     from "order" o left join payment p on p.order_id = o.order_id where ${OURS} group by o.order_id`,
  );

const none = (name: string, faults: readonly string[]): ConsistencyCheck => ({
  name,
  expected: "0",
  found: faults.length === 0 ? "0" : `${faults.length}: ${faults.slice(0, 3).join("; ")}`,
});

/** What left the stock is in an order, as ordered or as a substitute that was not refused, and the other way round. */
async function stockFaults(query: Query): Promise<string[]> {
  const rows = await query<{ product_id: number; stock: string; sold: string }>(
    `select p.product_id, p.stock, coalesce(s.sold, 0) as sold from product p
     left join (
       select taken.product_id, sum(taken.quantity) as sold from order_item i
       join "order" o on o.order_id = i.order_id
       cross join lateral (
         values (i.product_id, i.quantity),
           ((i.substitute->>'productId')::int, case when i.substitute_refused_at is null then i.picked_quantity end)
       ) taken (product_id, quantity)
       where ${OURS} and not o.released group by taken.product_id
     ) s on s.product_id = p.product_id`,
  );
  return rows
    .filter(({ stock, sold }) => Number(stock) + Number(sold) !== AMPLE_STOCK)
    .map(
      ({ product_id: id, stock, sold }) =>
        `product ${id}: ${AMPLE_STOCK - Number(stock)} taken, ${sold} ordered`,
    );
}

async function slotFaults(query: Query): Promise<string[]> {
  const rows = await query<{ key: string; taken: number; orders: number }>(
    `select l.timeslot_id || ' ' || l.slot_date as key, l.taken, count(o.order_id)::int as orders
     from slot_load l left join "order" o on o.timeslot_id = l.timeslot_id and o.slot_date = l.slot_date
       and o.slot_point_id = l.point_id and not o.released and ${OURS}
     group by l.timeslot_id, l.slot_date, l.point_id, l.taken`,
  );
  return rows
    .filter(({ taken, orders }) => taken !== orders)
    .map(({ key, taken, orders }) => `slot ${key}: ${taken} taken, ${orders} orders`);
}

function orderFaults(rows: OrderRow[], ledgers: Ledger[]) {
  const byId = new Map(rows.map((row) => [row.order_id, row]));
  const confirmed = ledgers.flatMap(({ number, orders }) =>
    [...orders].map(([orderId, state]) => ({ orderId, number, ...state })),
  );
  const known = new Set(confirmed.map(({ orderId }) => orderId));
  const isStored = ({ orderId, number, isCancelled }: (typeof confirmed)[number]) => {
    const row = byId.get(orderId);
    return (
      row?.customer_id === FIRST_CUSTOMER + number && (row.order_status_id === CANCELLED) === isCancelled
    );
  };
  const isPaidOnce = ({ orderId, isPaid }: (typeof confirmed)[number]) =>
    (byId.get(orderId)?.completed ?? 0) === (isPaid ? 1 : 0);
  const isMismatched = ({ order_status_id: status, payment_type_id: type, completed }: OrderRow) =>
    completed > 1 || (completed === 1) !== (type === CARD && status !== UNPAID && status !== CANCELLED);
  const name = ({ orderId }: { orderId: number }) => `order ${orderId}`;
  return {
    confirmed: confirmed.length,
    lost: confirmed.filter((order) => !isStored(order)).map(name),
    doubled: rows.filter(({ order_id: id }) => !known.has(id)).map(({ order_id: id }) => `order ${id}`),
    payments: [
      ...confirmed.filter((order) => !isPaidOnce(order)).map(name),
      ...rows.filter(isMismatched).map(({ order_id: id }) => `order ${id}`),
    ],
  };
}

/** Compares what customers were told with the database. */
export async function checkConsistency(
  query: Query,
  ledgers: Ledger[],
  findings: Findings,
): Promise<ConsistencyCheck[]> {
  const { confirmed, lost, doubled, payments } = orderFaults(await readOrders(query), ledgers);
  const stuck = ledgers.flatMap(({ number, stuck: steps }) =>
    steps.map((step) => `customer ${number}: ${step}`),
  );
  return [
    none(`orders lost, of ${confirmed} confirmed`, lost),
    none("orders nobody was told of", doubled),
    none("payments without their order", payments),
    none("products whose stock is off", await stockFaults(query)),
    none("slots whose places are off", await slotFaults(query)),
    none(
      "confirmed cart lines lost",
      ledgers.flatMap(({ lostLines }) => lostLines),
    ),
    none(
      "sessions lost",
      ledgers.filter(({ lostSessions }) => lostSessions > 0).map(({ number }) => `customer ${number}`),
    ),
    none("customers who could not go on", stuck),
    none(`private bytes shown, in ${findings.pages} answers`, findings.leaks),
    none(`answers neither right nor with words, of ${findings.failures} failed`, findings.wrong),
  ];
}

export const isFulfilled = ({ expected, found }: ConsistencyCheck): boolean => expected === found;
