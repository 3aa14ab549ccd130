import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Db, openDatabase } from "@/backend/db/client";
import { migrate } from "@/backend/db/migrate";

export const openPglite = () => openDatabase({ url: "", dataDir: "memory://" });

/** Runs a file of `tests/fixtures/upgrade`. */
export async function runStatements(db: Db, file: string): Promise<void> {
  const text = readFileSync(join(process.cwd(), "tests/fixtures/upgrade", file), "utf8");
  for (const statement of text.split(/;\n/).filter(Boolean)) await db.execute(sql.raw(statement));
}

/** A shop with a customer and an order, as after the first so many migrations; all of them without a number. */
export async function makeOldShop(db: Db, migrations?: number): Promise<void> {
  await migrate(db, migrations);
  await runStatements(db, "shop.sql");
}
