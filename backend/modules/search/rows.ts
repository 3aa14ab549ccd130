/** The rows of a statement written in SQL; PGlite and PostgreSQL agree on where they lie. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}
