import { type SQL, sql } from "drizzle-orm";

/** In milliseconds: hanging statements and transactions hold locks, and whoever waits for a connection a request. */
export type Timeouts = { statement: number; idleInTransaction: number; connection: number };

/** For PostgreSQL; far more than any call needs. */
export const TIMEOUTS: Timeouts = { statement: 30_000, idleInTransaction: 60_000, connection: 10_000 };

type Transaction = { execute(statement: SQL): PromiseLike<unknown> };

/** For the rest of the transaction, for operations on the whole database. */
export async function withoutTimeouts(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}
