import { backendForFile } from "@/tests/support/file-backend";
import { createStaffApi } from "@/tests/support/staff";

const backend = backendForFile();

const query = <T>(sql: string) => createStaffApi(backend).queryRows<T>(sql);

describe("the seeded orders", () => {
  test("reach the minimum of their service", async () => {
    expect(
      await query(`select order_id from "order" o join delivery_service s
        on s.delivery_service_id = (o.delivery_service->>'deliveryServiceId')::int
        where o.goods_cents - o.discount_cents < s.minimum_order_cents`),
    ).toEqual([]);
  });

  test("have a deadline only when they are paid later, for what they cost", async () => {
    expect(
      await query(`select o.order_id, t.due_in_days, d.amount_cents = o.charged_cents as same from payment_due_date d
        join "order" o on o.order_id = d.order_id join payment_type t on t.payment_type_id = o.payment_type_id`),
    ).toEqual([{ order_id: 700005, due_in_days: 30, same: true }]);
  });

  test("paid at the door or later have no card payment", async () => {
    expect(
      await query(`select p.order_id from payment p join payment_type t on t.payment_type_id = p.payment_type_id
        where not t.online`),
    ).toEqual([]);
  });

  test("were placed before now", async () => {
    const now = backend.clock.now().toISOString();
    expect(await query(`select order_id from "order" where ordered_at > '${now}'`)).toEqual([]);
  });
});

test("the shop has one domain, and one set of telephone hours", async () => {
  const rows = await query<{ text: string }>(
    "select row_to_json(w)::text as text from warehouse w union all select row_to_json(a)::text from article a union all select row_to_json(u)::text from ux_block u",
  );
  const texts = rows.map(({ text }) => text);
  expect(texts.filter((text) => text.includes("madia.example"))).toEqual([]);
  const contacts = texts.filter((text) => text.includes("tel:+390284571320"));
  expect(contacts.length).toBeGreaterThan(0);
  expect(contacts.filter((text) => !text.includes("dal lunedì al sabato dalle 8 alle 21"))).toEqual([]);
});
