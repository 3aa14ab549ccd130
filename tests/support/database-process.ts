import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/backend/db/client";

/** Runs the statements of its input in the database of a folder; answers each with its rows or what went wrong. */
async function main([dataDir = ""]: string[]): Promise<void> {
  const database = await openDatabase({ url: "", dataDir, isNew: process.env.IS_NEW === "true" });
  const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
  print("open");
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = await database.db.execute(sql.raw(line)).then(
      (result) => (result as unknown as { rows: unknown[] }).rows,
      (error: { cause?: { code?: string } }) => error.cause?.code ?? "failed",
    );
    print(answer);
  }
  await database.close();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
