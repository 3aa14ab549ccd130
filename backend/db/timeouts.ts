import { type SQL, sql } from "drizzle-orm";

/** In milliseconds. A statement that hangs, or a transaction that nobody ends, holds locks that others wait for. */
export type Timeouts = { statement: number; idleInTransaction: number };

/** Of PostgreSQL; far more than any call needs. */
export const TIMEOUTS: Timeouts = { statement: 30_000, idleInTransaction: 60_000 };

type Transaction = { execute(statement: SQL): PromiseLike<unknown> };

/** For the rest of the transaction: what copies or changes the whole database takes its time. */
export async function withoutTimeouts(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}
