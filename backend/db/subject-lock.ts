import { sql } from "drizzle-orm";
import type { Db } from "./client";

/** Until the transaction ends, others that count or change the same subject wait: they would not see each other's rows. */
export const lockSubject = (tx: Db, subject: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`);
