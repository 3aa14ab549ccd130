import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { fixedClock, systemClock } from "@/backend/clock";
import { backupPath, writeBackup } from "@/backend/db/backup";
import type { Database } from "@/backend/db/client";
import { MIGRATION_COUNT } from "@/backend/db/migrate";
import { restoreBackup } from "@/backend/db/restore";
import { dropAll } from "@/backend/db/tables";
import { upgrade } from "@/backend/db/upgrade";
import { getRows } from "@/backend/db/get-rows";
import { TEST_NOW } from "@/tests/support/backend";
import { makeOldShop, openPglite } from "@/tests/support/old-shop";
import { onPostgres } from "@/tests/support/on-postgres";
import { openEmptyPostgres } from "@/tests/support/test-database";

jest.setTimeout(180_000);

/** Takes nothing, as a full disk. */
const FULL = "/dev/full";
const clock = fixedClock(TEST_NOW);
// Every later migration runs on the data of the first; the others are what a recent shop is upgraded from.
const MIDDLE = Math.ceil(MIGRATION_COUNT / 2);
const RELEASED = [1, MIDDLE, MIGRATION_COUNT - 1];

type Engine = { name: string; open: () => Promise<Database>; released: number[]; isComplete: boolean };

// PGlite takes five times as long; what migrations do is the same on both.
const isPostgresTested = Boolean(process.env.TEST_POSTGRES_URL);
const engines: Engine[] = [
  { name: "PGlite", open: openPglite, released: [1], isComplete: !isPostgresTested },
  ...(isPostgresTested
    ? [{ name: "PostgreSQL", open: openEmptyPostgres, released: RELEASED, isComplete: true }]
    : []),
];

describe.each(engines)("a shop with customers and orders on $name", ({ open, released, isComplete }) => {
  let database: Database;
  let folder: string;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "madia-upgrade-"));
    lines.length = 0;
    await dropAll(database.db);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const makeShop = (migrations: number) => makeOldShop(database.db, migrations);
  const runUpgrade = () =>
    upgrade(database, { clock, scale: 0, backupFolder: folder, progress: (line) => void lines.push(line) });
  const read = async (query: string) => getRows<object>(await database.db.execute(sql.raw(query)));
  const readOrdersAndStock = () =>
    read(`select c.login, c.last_name, o.order_id, o.total_cents, i.quantity, i.net_cents, i.product->>'name' as item,
        p.amount_cents, g.long_description, g.stock, x.document::text, l.quantity as in_cart, o.ordered_at::text
      from customer c join "order" o using (customer_id) join order_item i using (order_id)
      join payment p using (order_id) join product g on g.product_id = i.product_id
      join product_index x on x.product_id = g.product_id
      join cart k on k.customer_id = c.customer_id and k.cart_status_id = 1 join cart_item l on l.cart_id = k.cart_id`);
  const nextOrder = () => read(`select nextval('order_order_id_seq')::int as id`);

  test.each(released)("keeps them when upgraded from migration %d, and can go back", async (migrations) => {
    await makeShop(migrations);
    const before = await readOrdersAndStock();
    expect(before).toHaveLength(1);
    await expect(runUpgrade()).resolves.toBe(false);
    expect(await readOrdersAndStock()).toEqual(before);

    const [file] = readdirSync(folder);
    expect(file).toBeDefined();
    expect(lines[0]).toContain(file);
    await restoreBackup(database.db, join(folder, file ?? ""));
    expect(await readOrdersAndStock()).toEqual(before);
    await runUpgrade();
    expect(await readOrdersAndStock()).toEqual(before);
    expect(await nextOrder()).toEqual([{ id: 710_002 }]);
  });

  test("is unchanged when a migration fails", async () => {
    await makeShop(1);
    await database.db.execute(sql`create table form (here integer)`);
    await expect(runUpgrade()).rejects.toThrow();
    expect(await readOrdersAndStock()).toHaveLength(1);
    expect(await read("select count(*)::int from drizzle.__drizzle_migrations")).toEqual([{ count: 1 }]);
  });

  if (!isComplete) return;

  test("keeps them and makes no backup when there is nothing to migrate", async () => {
    await makeShop(MIGRATION_COUNT);
    const before = await readOrdersAndStock();
    expect(before).toHaveLength(1);
    await expect(runUpgrade()).resolves.toBe(false);
    expect(await readOrdersAndStock()).toEqual(before);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("gets new pages and keeps those it has changed, and no demonstration people", async () => {
    await makeShop(MIGRATION_COUNT);
    await database.db.execute(sql`insert into menu (location, name, items) values ('footer', 'Ours', '[]')`);
    await runUpgrade();
    expect(await read("select items::text from menu where location = 'footer'")).toEqual([{ items: "[]" }]);
    expect(await read("select count(*)::int > 5 as many from article")).toEqual([{ many: true }]);
    expect(await read("select login from customer")).toEqual([{ login: "anna@example.test" }]);
    await runUpgrade();
    expect(lines).toHaveLength(1);
  });

  test("gets the synonyms of later editions, and none that marketing changed or removed", async () => {
    await makeShop(MIGRATION_COUNT);
    await runUpgrade();
    const count = () => read("select count(*)::int as count from search_synonym");
    const complete = await count();
    await database.db.execute(sql`delete from meta where key = 'synonym-edition'`);
    await database.db.execute(
      sql`delete from search_synonym where headword in ('carbonara', 'sashimi di salmone')`,
    );
    await database.db.execute(sql`update search_synonym set phrases = '{lardo}' where headword = 'cecina'`);
    await runUpgrade();
    const written = await read(
      "select headword, phrases from search_synonym where headword in ('carbonara', 'sashimi di salmone', 'cecina') order by 1",
    );
    expect(written).toEqual([
      { headword: "cecina", phrases: ["lardo"] },
      { headword: "sashimi di salmone", phrases: ["sushi misto", "uramaki"] },
    ]);
    const [{ count: all }] = complete as [{ count: number }];
    expect(await count()).toEqual([{ count: all - 1 }]);
    await database.db.execute(sql`delete from search_synonym where headword = 'cecina'`);
    await runUpgrade();
    expect(await count()).toEqual([{ count: all - 2 }]);
  });

  test("is not touched by an older version, which prints an error", async () => {
    await makeShop(MIGRATION_COUNT);
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    );
    await expect(runUpgrade()).rejects.toThrow("newer version");
    expect(await readOrdersAndStock()).toHaveLength(1);
  });

  test("has one backup for each upgrade, also with a clock that stands still", async () => {
    await makeShop(released[0] ?? 1);
    await runUpgrade();
    const [first = ""] = readdirSync(folder);
    await restoreBackup(database.db, join(folder, first));
    const contents = readFileSync(join(folder, first));
    await runUpgrade();
    expect(readdirSync(folder)).toHaveLength(2);
    expect(readFileSync(join(folder, first)).equals(contents)).toBe(true);
    await expect(writeBackup(database.db, join(folder, first), clock.now())).rejects.toThrow("exists");
    expect(readFileSync(join(folder, first)).equals(contents)).toBe(true);
  });

  (existsSync(FULL) ? test : test.skip)("is unchanged when there is no room for its backup", async () => {
    await makeShop(1);
    const now = jest.spyOn(systemClock, "now").mockReturnValue(clock.now());
    symlinkSync(FULL, `${backupPath(folder, clock.now())}.${process.pid}.unfinished`);
    await expect(runUpgrade()).rejects.toThrow("ENOSPC");
    now.mockRestore();
    expect(readdirSync(folder)).toEqual([]);
    expect(await readOrdersAndStock()).toHaveLength(1);
    expect(await read("select count(*)::int from drizzle.__drizzle_migrations")).toEqual([{ count: 1 }]);
  });

  test.each<[string, (lines: string[]) => string[]]>([
    ["cut off", (all) => all.slice(0, -1)],
    ["without some rows", (all) => all.filter((line) => !line.includes("order_item"))],
    ["of something else", () => ["{}"]],
    ["with a table nobody knows", (all) => all.map((line) => line.replace('\\"customer\\"', "pg_authid"))],
  ])("is unchanged by a backup %s", async (_what, damage) => {
    await makeShop(3);
    const path = backupPath(folder, clock.now());
    await writeBackup(database.db, path, clock.now());
    const all = gunzipSync(readFileSync(path)).toString().trimEnd().split("\n");
    writeFileSync(path, gzipSync(`${damage(all).join("\n")}\n`));
    await database.db.execute(sql`update customer set first_name = 'Nuova'`);
    await expect(restoreBackup(database.db, path)).rejects.toThrow();
    expect(await read("select first_name from customer")).toEqual([{ first_name: "Nuova" }]);
    expect(await readOrdersAndStock()).toHaveLength(1);
  });
});

onPostgres("a backup of PGlite opens on PostgreSQL, with every row of the seeded shop", async () => {
  const folder = mkdtempSync(join(tmpdir(), "madia-move-"));
  const [from, to] = [await openPglite(), await openEmptyPostgres()];
  try {
    await upgrade(from, { clock, scale: 0, backupFolder: folder, progress: () => undefined });
    const [first, second] = [backupPath(folder, clock.now()), join(folder, "second.jsonl.gz")];
    await writeBackup(from.db, first, clock.now());
    await restoreBackup(to.db, first);
    await writeBackup(to.db, second, clock.now());
    expect(gunzipSync(readFileSync(second)).equals(gunzipSync(readFileSync(first)))).toBe(true);
  } finally {
    await Promise.all([from.close(), to.close()]);
    rmSync(folder, { recursive: true });
  }
});
