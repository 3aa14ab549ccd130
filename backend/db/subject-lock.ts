import { sql } from "drizzle-orm";
import type { Db } from "./client";

/** Serialises transactions that count or change the same subject, as they would not see each other's rows. */
export const lockSubject = (tx: Db, subject: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`);
