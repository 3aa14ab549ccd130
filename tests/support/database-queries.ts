import type { Pool } from "pg";
import type { TestBackend } from "./backend";

type Database = Pick<Pool, "query">;

/** The texts of what `work` asks the database. */
export async function recordQueries(
  { context }: TestBackend,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const { $client } = context.db as unknown as {
    $client: Database & { Client?: { prototype: Database } };
  };
  const queries = jest.spyOn($client.Client?.prototype ?? $client, "query");
  await work();
  const texts = queries.mock.calls.map(([query]) => {
    const { text } = query as unknown as { text?: string };
    return text ?? String(query);
  });
  queries.mockRestore();
  return texts;
}
