import { sql } from "drizzle-orm";
import { backendForFile } from "@/tests/support/file-backend";

const backend = backendForFile();

/** The plan where a sequential scan is the last resort, as in tables of any size. */
const explain = (query: string): Promise<string> =>
  backend.context.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = (await tx.execute(sql.raw(`explain ${query}`))) as unknown as { rows: object[] };
    return rows.flatMap((row) => Object.values(row) as string[]).join("\n");
  });

test.each([
  ["the order that another replaces", `select from "order" where replaced_by_id in (1, 2)`],
  ["a customer's vouchers", "select from gift_certificate where customer_id = 1"],
  ["a voucher by its code", "select from gift_certificate where upper(gift_code) = 'A'"],
  ["the codes of an order", "select from used_gift where order_id = 1"],
  ["the coupons of an order", "select from user_gift where order_id = 1"],
  ["the reader of an email", "select from customer where email = 'a'"],
  ["the holder of a card", "select from customer where fidelity_card = '1'"],
])("an index finds %s", async (_what, query) => {
  expect(await explain(query)).toMatch(/Index Cond/);
});

test("old attempts to log in are found without reading those of known visitors", async () => {
  const { db } = backend.context;
  // Most rows are of known visitors, who are kept for months.
  await db.execute(sql`insert into login_attempt (subject, at)
    select case when i % 20 = 0 then 'login:' else 'known:' end || i, now() - i * interval '10 seconds'
    from generate_series(1, 10000) i`);
  await db.execute(sql`analyze login_attempt`);
  const isKnown = "starts_with(subject, 'known:')";
  const plan = await explain(`delete from login_attempt
    where (not ${isKnown} and at < now()) or (${isKnown} and at < now() - interval '90 days')`);
  const conditions = plan.match(/Index Cond: \(\(starts_with\(.*? = (?:true|false)\) AND \(at < /g);
  expect(conditions).toHaveLength(2);
});
