import pg from "pg";

/** Their log-ins are `crescita1@madia.test` and so on, with the demo customer's password. */
export const growthLogin = (at: number) => `crescita${at}@madia.test`;

const TEMPLATE = "cliente@madia.test";
export const FIRST_CUSTOMER = 1_000_000;
const FIRST_ORDER = 5_000_000;
const ORDERS_EACH = 4;
const DELIVERED = 8;

type Values = Record<string, string>;

export type Query = <Row>(text: string) => Promise<Row[]>;

/** Copies rows of a table; `values` are SQL expressions over the row `t` and the number `n` of the customer. */
async function copyRows(query: Query, table: string, values: Values, from: string): Promise<void> {
  const rows = await query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = '${table}' and table_schema = 'public'`,
  );
  const columns = rows.map(({ column_name: name }) => name).filter((name) => values[name] !== "default");
  const selected = columns.map((name) => values[name] ?? `t."${name}"`);
  const names = columns.map((name) => `"${name}"`).join(", ");
  await query(`insert into "${table}" (${names}) select ${selected.join(", ")} from ${from}`);
}

const loginOf = `'${growthLogin(0).replace("0@", "' || n || '@")}'`;

/** Copies of the demo customer, each with an address; `values` change what is copied. */
export async function copyCustomers(
  query: Query,
  count: number,
  { customer = {}, address = {} }: { customer?: Values; address?: Values } = {},
): Promise<void> {
  const customers = `generate_series(1, ${count}) as n`;
  const template = `(select customer_id from customer where login = '${TEMPLATE}')`;
  await copyRows(
    query,
    "customer",
    { customer_id: `${FIRST_CUSTOMER} + n`, login: loginOf, email: loginOf, ...customer },
    `customer t cross join ${customers} where t.login = '${TEMPLATE}'`,
  );
  await copyRows(
    query,
    "address",
    { address_id: "default", customer_id: `${FIRST_CUSTOMER} + n`, ...address },
    `(select * from address where customer_id = ${template} order by address_id limit 1) t cross join ${customers}`,
  );
}

/** Customers with an address, sessions and delivered orders, copied from the demo customers'. */
export async function addCustomers(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const customers = `generate_series(1, ${count}) as n`;
  const customer = `${FIRST_CUSTOMER} + n`;
  const query: Query = async (text) => (await client.query(text)).rows;
  const orderId = `${FIRST_ORDER} + n * ${ORDERS_EACH} + k`;
  const orders = `${customers} cross join generate_series(0, ${ORDERS_EACH - 1}) as k join
    (select *, row_number() over (order by order_id) - 1 as at, count(*) over () as total
       from "order" where order_status_id = ${DELIVERED}) t on t.at = (n + k) % t.total`;
  await client.query("begin");
  await copyCustomers(query, count);
  await copyRows(
    query,
    "order",
    {
      order_id: orderId,
      customer_id: customer,
      cart_id: "default",
      replaced_by_id: "default",
      ordered_at: `t.ordered_at - n * interval '1 minute'`,
      access_token: `md5('order' || n || '-' || k)`,
    },
    orders,
  );
  await copyRows(
    query,
    "order_item",
    { order_item_id: "default", order_id: "o.copy_id" },
    `(select ${orderId} as copy_id, t.order_id as template_id from ${orders}) o
      join order_item t on t.order_id = o.template_id`,
  );
  await client.query(
    `insert into session (token_hash, customer_id, choice, created_at, last_seen_at)
     select md5('session' || n || '-' || k), ${customer}, '{}', now(), now()
     from ${customers} cross join generate_series(1, 3) as k`,
  );
  await client.query("commit");
  await client.query("analyze");
  await client.end();
}
