import { sql } from "drizzle-orm";
import { fixedClock } from "@/backend/clock";
import type { Context } from "@/backend/context";
import type { Database } from "@/backend/db/client";
import { migrate } from "@/backend/db/migrate";
import { dropAll } from "@/backend/db/tables";
import { confirmRegistration } from "@/backend/modules/registration/confirm";
import { getRows } from "@/backend/db/get-rows";
import { hashToken } from "@/backend/modules/session/token";
import { TEST_NOW } from "@/tests/support/backend";
import { makeOldShop, openPglite, runStatements } from "@/tests/support/old-shop";
import { openEmptyPostgres } from "@/tests/support/test-database";

jest.setTimeout(180_000);

const clock = fixedClock(TEST_NOW);
/** How many migrations a shop had whose registrations held a company's data beside the person's. */
const BEFORE_COMPANIES = 24;
/** How many migrations a shop had whose confirmed registrations did not say whose they are. */
const BEFORE_REGISTRATION_OWNERS = 26;
/** How many migrations a shop had that did not keep the addresses given up. */
const BEFORE_FORMER_EMAILS = 27;
/** How many migrations a shop had whose payment attempts stayed open when their order had ended. */
const BEFORE_ENDED_ATTEMPTS = 28;
/** How many migrations a shop had that kept only the last answer to a request. */
const BEFORE_REQUEST_ANSWERS = 31;

let database: Database;

beforeAll(async () => {
  database = await (process.env.TEST_POSTGRES_URL ? openEmptyPostgres() : openPglite());
});
afterAll(() => database.close());
beforeEach(() => dropAll(database.db));

const read = async (query: string) => getRows<object>(await database.db.execute(sql.raw(query)));

test("a company that waited for its confirmation keeps its data, in the shape of today", async () => {
  await makeOldShop(database.db, BEFORE_COMPANIES);
  const waiting = {
    firstName: "Nora",
    lastName: "Bellini",
    phone: "3331234567",
    postalcode: "20144",
    fiscalCode: "12345678903",
    companyName: "Forno srl",
    vatNumber: "12345678903",
    sdiCode: "ABC1234",
    fidelityCard: "",
    storeId: 5,
    consents: {},
  };
  const people = { ...waiting, fiscalCode: "", companyName: "", vatNumber: "", sdiCode: "" };
  for (const [login, profile] of Object.entries({ "forno@madia.test": waiting, "nora@madia.test": people }))
    await database.db.execute(
      sql`insert into registration (login, password_hash, profile, code_hash, created_at, expires_at)
          values (${login}, '-', ${JSON.stringify(profile)}::jsonb, ${hashToken(login)},
            '2026-11-20T07:00:00Z', '2026-11-22T07:00:00Z')`,
    );
  await migrate(database.db);
  const context = { db: database.db, clock } as unknown as Context;
  for (const login of ["forno@madia.test", "nora@madia.test"])
    await expect(confirmRegistration(context, login, login)).resolves.toBe("success");
  expect(
    await read(`select login, f.company, f.name, f.fiscal_code, f.vat_number, f.sdi_code, f.postalcode, f.country
      from customer join person_fiscal f using (customer_id)`),
  ).toEqual([
    {
      login: "forno@madia.test",
      company: true,
      name: "Forno srl",
      fiscal_code: "12345678903",
      vat_number: "12345678903",
      sdi_code: "ABC1234",
      postalcode: "20144",
      country: "IT",
    },
  ]);
});

test("a confirmed registration keeps nothing but the account that it made", async () => {
  await makeOldShop(database.db, BEFORE_REGISTRATION_OWNERS);
  for (const login of ["anna@example.test", "changed@madia.test"])
    await read(`insert into registration (login, password_hash, profile, code_hash, created_at, expires_at, confirmed_at)
      values ('${login}', '', '{"firstName": "Anna"}', '${login}', now(), now(), now())`);
  await migrate(database.db);
  expect(
    await read(`select r.login, r.profile->>'firstName' as name, c.login as owner
      from registration r join customer c using (customer_id)`),
  ).toEqual([{ login: "anna@example.test", name: "", owner: "anna@example.test" }]);
  expect(await read("select login from registration")).toHaveLength(1);
});

describe("what a customer wrote", () => {
  const readWritten = () =>
    read(`select o.infos as order_infos, i.infos as item_infos, k.infos as cart_infos, r.reason,
        (select count(*)::int from cart_item) as cart_items, (select count(*)::int from order_note) as notes,
        (select count(*)::int from order_refund_photo) as photos,
        (select count(*)::int from wishlist_share) as shares
      from "order" o join order_item i using (order_id) join cart k using (cart_id)
      join order_refund r using (order_id)`);

  beforeEach(async () => {
    await makeOldShop(database.db, BEFORE_REGISTRATION_OWNERS);
    await runStatements(database.db, "written.sql");
  });

  test("is gone where the account was deleted before", async () => {
    await read("update customer set login = 'anonimo-' || customer_id where customer_id = 2001");
    await migrate(database.db);
    expect(await readWritten()).toEqual([
      {
        order_infos: { hold_consent: "12" },
        item_infos: { size: "L" },
        cart_infos: {},
        reason: "",
        cart_items: 0,
        notes: 0,
        photos: 0,
        shares: 0,
      },
    ]);
  });

  test("stays with an account", async () => {
    const before = await readWritten();
    await migrate(database.db);
    expect(await readWritten()).toEqual(before);
  });
});

test("a card that is on no account keeps no data of its last holder", async () => {
  await makeOldShop(database.db, BEFORE_FORMER_EMAILS);
  for (const [card, owner] of Object.entries({ free: "null", own: "2001" }))
    await database.db.execute(
      sql.raw(`insert into loyalty_card (fidelity_card, customer_id, last_name, birth_date, anagraphic)
        values ('${card}', ${owner}, 'D''Amico', '1980-01-01', '{"city": "Milano"}')`),
    );
  await migrate(database.db);
  expect(await read("select fidelity_card, anagraphic from loyalty_card order by fidelity_card")).toEqual([
    { fidelity_card: "free", anagraphic: {} },
    { fidelity_card: "own", anagraphic: { city: "Milano" } },
  ]);
});

test("addresses given up before are known from the registration and the changes made", async () => {
  await makeOldShop(database.db, BEFORE_FORMER_EMAILS);
  await read(`insert into registration (login, password_hash, profile, code_hash, created_at, expires_at, confirmed_at, customer_id)
    values ('first@madia.test', '', '{}', '1', now(), now(), now(), 2001)`);
  for (const [email, usedAt] of Object.entries({
    "second@madia.test": "now()",
    "anna@example.test": "now()",
    "waiting@madia.test": "null",
  }))
    await read(`insert into account_change (token_hash, customer_id, kind, value, created_at, expires_at, used_at)
      values ('${email}', 2001, 'email', '${email}', now(), now(), ${usedAt})`);
  await migrate(database.db);
  expect(await read("select customer_id, email from former_email order by email")).toEqual([
    { customer_id: 2001, email: "first@madia.test" },
    { customer_id: 2001, email: "second@madia.test" },
  ]);
});

test("addresses given up longer ago than emails are kept are not taken over", async () => {
  await makeOldShop(database.db, BEFORE_FORMER_EMAILS);
  await read(`insert into account_change (token_hash, customer_id, kind, value, created_at, expires_at, used_at)
    values ('1', 2001, 'email', 'second@madia.test', now(), now(), now() - interval '8 days')`);
  await migrate(database.db);
  expect(await read("select email from former_email")).toEqual([]);
});

test.each([
  ["cancelled", [1], [0], 10],
  ["paid by another one", [2, 1], [2, 0], 3],
  ["still unpaid", [1], [1], 11],
])("a payment attempt whose order is %s: states %j become %j", async (_, before, after, orderStatusId) => {
  await makeOldShop(database.db, BEFORE_ENDED_ATTEMPTS);
  await read(`update "order" set order_status_id = ${orderStatusId}`);
  await read("delete from payment");
  for (const [index, statusId] of before.entries())
    await read(`insert into payment (order_id, token_hash, payment_type_id, amount_cents, transaction_status_id, created_at)
      select order_id, 'attempt-${index}', 1, 5000, ${statusId}, now() from "order"`);
  await migrate(database.db);
  expect(await read("select transaction_status_id as status from payment order by token_hash")).toEqual(
    after.map((status) => ({ status })),
  );
});

test.each([
  ["held of the old order alone", { balance: 500, spent: 300, spentAgain: 100, released: false }, 300],
  ["at most the balance", { balance: 50, spent: 300, spentAgain: 100, released: false }, 0],
  ["held of the replacement", { balance: 500, spent: 100, spentAgain: 300, released: false }, 500],
  [
    "not held of an order that was replaced",
    { balance: 500, spent: 300, spentAgain: 100, released: true },
    500,
  ],
])("points of an order on standby: %s", async (_, { balance, spent, spentAgain, released }, after) => {
  await makeOldShop(database.db, BEFORE_ENDED_ATTEMPTS);
  await read(`update customer set points = ${balance}`);
  await read(`insert into "order" (customer_id, cart_id, order_status_id, ordered_at, store_id, warehouse_id, delivery_service,
      shipping_address, address_id, timeslot_id, slot_date, slot_point_id, begin_time, end_time, cutoff_at, payment_type_id,
      goods_cents, discount_cents, packaging_cents, delivery_fee_cents, total_cents, variable_weight_cents, prebilled_cents,
      adjustments, points_spent)
    select customer_id, 20002, 11, ordered_at, store_id, warehouse_id, delivery_service,
      shipping_address, address_id, timeslot_id, slot_date, slot_point_id, begin_time, end_time, cutoff_at, payment_type_id,
      goods_cents, discount_cents, packaging_cents, delivery_fee_cents, total_cents, variable_weight_cents, prebilled_cents,
      adjustments, ${spentAgain} from "order"`);
  await read(`update "order" set points_spent = ${spent}, released = ${released},
    replaced_by_id = (select max(order_id) from "order") where cart_id = 20001`);
  await migrate(database.db);
  expect(await read("select points from customer")).toEqual([{ points: after }]);
});

test("the answer to a request is carried over, with who wrote it and when", async () => {
  await makeOldShop(database.db, BEFORE_REQUEST_ANSWERS);
  await database.db.execute(sql`insert into form_submission
    (submission_id, source, form_id, visitor, content, status, answer, answered_by, created_at, updated_at) values
    (4101, 'custom', 1, '-', '{}', 'answered', 'Apriamo a marzo.', 'Serena Galli', '2026-11-20T07:00:00Z', '2026-11-21T07:00:00Z'),
    (4102, 'custom', 1, '-', '{}', 'received', '', '', '2026-11-20T07:00:00Z', '2026-11-20T07:00:00Z')`);
  await migrate(database.db);
  expect(
    await read("select submission_id, answer, answered_by, answered_at::date::text as day from form_answer"),
  ).toEqual([
    { submission_id: 4101, answer: "Apriamo a marzo.", answered_by: "Serena Galli", day: "2026-11-21" },
  ]);
});
