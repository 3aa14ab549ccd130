import type { Db } from "../../db/client";

export type EachOptions = { reportError: (error: unknown) => void; signal?: AbortSignal };

/** Runs each id in its own transaction until the signal aborts; a failure is reported and does not stop the others. */
export async function inEachTransaction(
  db: Db,
  ids: number[],
  apply: (tx: Db, id: number) => Promise<unknown>,
  { reportError, signal }: EachOptions,
): Promise<void> {
  for (const id of ids) {
    if (signal?.aborted) return;
    await db.transaction((tx) => apply(tx as Db, id)).catch(reportError);
  }
}
