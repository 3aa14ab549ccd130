import type { Db } from "../../db/client";

export type ReportError = (error: unknown) => void;

/** Runs each id in its own transaction; a failure is reported and does not stop the others. */
export async function inEachTransaction(
  db: Db,
  ids: number[],
  apply: (tx: Db, id: number) => Promise<unknown>,
  reportError: ReportError,
): Promise<void> {
  for (const id of ids) await db.transaction((tx) => apply(tx as Db, id)).catch(reportError);
}
