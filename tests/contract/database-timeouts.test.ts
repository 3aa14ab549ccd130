import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "@/backend/db/client";
import { withMigrationLock } from "@/backend/db/migrate";
import { TIMEOUTS, type Timeouts, withoutTimeouts } from "@/backend/db/timeouts";
import { getRows } from "@/backend/db/get-rows";

const url = process.env.TEST_POSTGRES_URL ?? "";
const onPostgres = url ? describe : describe.skip;

const SHORT: Timeouts = { ...TIMEOUTS, statement: 200, idleInTransaction: 200 };

test("a database host that accepts connections and says nothing is given up", async () => {
  const silent = createServer((socket) => socket.resume());
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const opening = openDatabase({
    url: `postgres://nobody@127.0.0.1:${port}/none`,
    dataDir: "",
    timeouts: { ...TIMEOUTS, connection: 100 },
  });
  await expect(opening).rejects.toThrow(/timeout/);
  await new Promise((resolve) => silent.close(resolve));
});

onPostgres("on PostgreSQL", () => {
  const opened: Database[] = [];

  async function open(timeouts?: Timeouts): Promise<Database> {
    const database = await openDatabase({ url, dataDir: "", timeouts });
    opened.push(database);
    return database;
  }

  afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));

  const show = async ({ db }: Pick<Database, "db">, name: string): Promise<number> => {
    const found = await db.execute(
      sql`select setting::int as "setting" from pg_settings where name = ${name}`,
    );
    return getRows<{ setting: number }>(found)[0]?.setting ?? NaN;
  };

  /** Until another session of these tests has been in that state for longer than any short timeout. */
  async function waitFor({ db }: Database, state: ReturnType<typeof sql>): Promise<void> {
    for (;;) {
      const found = await db.execute(sql`
        select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and ${state}
          and clock_timestamp() - state_change > interval '600 ms'`);
      if (getRows(found).length > 0) return;
    }
  }

  test("each connection ends statements that hang and transactions that nobody ends", async () => {
    const database = await open();
    expect(await show(database, "statement_timeout")).toBe(TIMEOUTS.statement);
    expect(await show(database, "idle_in_transaction_session_timeout")).toBe(TIMEOUTS.idleInTransaction);
  });

  test("a statement that hangs fails, and the pool serves on", async () => {
    const { db } = await open(SHORT);
    await expect(db.execute(sql`select pg_sleep(600)`)).rejects.toMatchObject({ cause: { code: "57014" } });
    expect(getRows(await db.execute(sql`select 1 as "one"`))).toEqual([{ one: 1 }]);
  });

  test("a query fails when no connection becomes free", async () => {
    const { db } = await open({ ...TIMEOUTS, connection: 1000 });
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    for (let count = 0; count < 10; count += 1)
      await new Promise<void>((taken, failed) => {
        const hold = async () => {
          taken();
          await ended;
        };
        db.transaction(hold).catch(failed);
      });
    await expect(db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: /timeout/ } });
    end();
    expect(getRows(await db.execute(sql`select 1 as "one"`))).toEqual([{ one: 1 }]);
  });

  test("a transaction that nobody ends gives its locks back", async () => {
    const [forgetful, patient] = [await open(SHORT), await open()];
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let started = () => undefined as void;
    const hasLock = new Promise<void>((resolve) => (started = resolve));
    const forgotten = forgetful.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4711)`);
      started();
      await ended;
    });
    forgotten.catch(() => undefined);
    await hasLock;
    await patient.db.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(4711)`));
    end();
    await expect(forgotten).rejects.toThrow();
    expect(getRows(await forgetful.db.execute(sql`select 1 as "one"`))).toEqual([{ one: 1 }]);
  });

  test("migrations wait for each other and have no statement timeout", async () => {
    const [first, second, watcher] = [await open(SHORT), await open(SHORT), await open()];
    const order: string[] = [];
    let waiting = Promise.resolve<unknown>(undefined);
    await withMigrationLock(first, async () => {
      waiting = withMigrationLock(second, () => Promise.resolve(order.push("second")));
      await waitFor(watcher, sql`wait_event_type = 'Lock'`);
      await waitFor(watcher, sql`state = 'idle in transaction'`);
      order.push("first");
    });
    await waiting;
    expect(order).toEqual(["first", "second"]);
  });

  test("the limits are back after such a transaction", async () => {
    const { db } = await open();
    const within = await db.transaction(async (tx) => {
      await withoutTimeouts(tx as Database["db"]);
      return show({ db: tx as Database["db"] }, "statement_timeout");
    });
    expect(within).toBe(0);
    expect(await show({ db }, "statement_timeout")).toBe(TIMEOUTS.statement);
  });
});
