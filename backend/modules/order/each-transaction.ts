import type { Db } from "../../db/client";

export type ReportError = (error: unknown) => void;

/** One transaction an id: what fails stops neither the others nor the call that came across it. */
export async function inEachTransaction(
  db: Db,
  ids: number[],
  apply: (tx: Db, id: number) => Promise<unknown>,
  reportError: ReportError,
): Promise<void> {
  for (const id of ids) await db.transaction((tx) => apply(tx as Db, id)).catch(reportError);
}
