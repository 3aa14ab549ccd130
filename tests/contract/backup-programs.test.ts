import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
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
async function inShop(work: (db: Db) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ url: "", dataDir: join(folder, "data") });
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}

async function readShop(): Promise<string> {
  const path = join(folder, "rows");
  await inShop((db) => writeBackup(db, path, clock.now()));
  const rows = gunzipSync(readFileSync(path)).toString();
  rmSync(path);
  return rows;
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: join(folder, "data") },
  });
  return { status, output: `${stdout}${stderr}` };
}

test("npm run backup and npm run restore bring a shop with customers and orders back, row by row", async () => {
  const file = join(folder, "shop.jsonl.gz");
  await inShop((db) => makeOldShop(db));
  const before = await readShop();
  expect(before).toContain("anna@example.test");
  expect(run("scripts/backup.mjs", file)).toEqual({
    status: 0,
    output: expect.stringContaining(`Saved to ${file}.`) as string,
  });

  await inShop((db) => db.execute(sql`update customer set first_name = 'Nuova'`));
  const changed = await readShop();
  expect(changed).not.toBe(before);
  const saved = readFileSync(file);
  expect(run("scripts/backup.mjs", file)).toEqual({
    status: 1,
    output: expect.stringContaining("--replace") as string,
  });
  expect(readFileSync(file).equals(saved)).toBe(true);
  expect(run("scripts/restore.mjs", file)).toEqual({
    status: 1,
    output: expect.stringContaining("The database has a shop.") as string,
  });
  expect(await readShop()).toBe(changed);

  expect(run("scripts/restore.mjs", file, "--replace").status).toBe(0);
  expect(await readShop()).toBe(before);

  await inShop((db) => db.execute(sql`update customer set first_name = 'Nuova'`));
  expect(run("scripts/backup.mjs", file, "--replace").status).toBe(0);
  expect(gunzipSync(readFileSync(file)).toString()).toContain("Nuova");
});
