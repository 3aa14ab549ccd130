import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { fixedClock } from "@/backend/clock";
import { writeBackup } from "@/backend/db/backup";
import { type Db, openDatabase } from "@/backend/db/client";
import { TEST_NOW } from "@/tests/support/backend";
import { makeOldShop } from "@/tests/support/old-shop";

jest.setTimeout(180_000);

const clock = fixedClock(TEST_NOW);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "madia-backup-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As the shop that the program meets: nobody else has its folder open. */
async function inShop(work?: (db: Db) => Promise<unknown>): Promise<string> {
  const database = await openDatabase({ url: "", dataDir: join(folder, "data") });
  const path = join(folder, "rows");
  try {
    await work?.(database.db);
    await writeBackup(database.db, path, clock.now(), { replace: true });
    return readRows(path);
  } finally {
    await database.close();
  }
}

const readRows = (path: string) => gunzipSync(readFileSync(path)).toString();
/** The first line of a backup says when it was made. */
const withoutDate = (rows: string) => rows.slice(rows.indexOf("\n"));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: join(folder, "data") },
  });
  return { status, output: `${stdout}${stderr}` };
}

test("npm run backup and npm run restore bring a shop with customers and orders back, row by row", async () => {
  const file = join(folder, "shop.jsonl.gz");
  const before = await inShop((db) => makeOldShop(db));
  expect(before).toContain("anna@example.test");

  writeFileSync(file, "of last year");
  expect(run("scripts/backup.mjs", file)).toEqual({
    status: 1,
    output: expect.stringContaining("--replace") as string,
  });
  expect(readFileSync(file, "utf8")).toBe("of last year");
  expect(run("scripts/backup.mjs", file, "--replace")).toEqual({
    status: 0,
    output: expect.stringContaining(`Saved to ${file}.`) as string,
  });

  const changed = await inShop((db) => db.execute(sql`update customer set first_name = 'Nuova'`));
  expect(changed).not.toBe(before);
  expect(run("scripts/restore.mjs", file)).toEqual({
    status: 1,
    output: expect.stringContaining("The database has a shop.") as string,
  });

  expect(run("scripts/restore.mjs", file, "--replace").status).toBe(0);
  expect(await inShop()).toBe(before);
  const [replaced = ""] = readdirSync(join(folder, "data", "backups"));
  expect(withoutDate(readRows(join(folder, "data", "backups", replaced)))).toBe(withoutDate(changed));
});

test.each(["backup", "restore"])("npm run %s -- --help says how both are used, and does nothing", (name) => {
  expect(run(`scripts/${name}.mjs`, "--help")).toEqual({
    status: 0,
    output: expect.stringMatching(/^npm run backup -- .*\nnpm run restore -- /m) as string,
  });
  expect(readdirSync(folder)).toEqual([]);
});
