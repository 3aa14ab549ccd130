/** PGlite and PostgreSQL both return `rows` for raw SQL. */
export function getRows<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}
