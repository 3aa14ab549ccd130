import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "./client";
import { meta } from "./schema";

/** Concurrent callers read the first value. */
export async function getOrCreateMeta(db: Db, key: string, make: () => string): Promise<string> {
  const find = async () => (await db.select().from(meta).where(eq(meta.key, key)))[0]?.value;
  const known = await find();
  if (known !== undefined) return known;
  await db.insert(meta).values({ key, value: make() }).onConflictDoNothing();
  const value = await find();
  if (value === undefined) throw new Error(`no value of ${key}`);
  return value;
}

export const readSecret = (db: Db, name: string): Promise<string> =>
  getOrCreateMeta(db, `secret:${name}`, () => randomBytes(32).toString("base64url"));
