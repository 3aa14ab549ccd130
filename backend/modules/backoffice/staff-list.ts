import { type Column, desc, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { number } from "../../http/number";

export const staffPageSchema = z.object({
  page: number.pipe(z.number().int().min(1).max(10_000)).default(1),
});

/** What waits for staff, the oldest first; then the rest, the newest first. */
export const openFirst = (isOpen: SQL, at: Column, id: Column): SQL[] => [
  sql`case when ${isOpen} then 0 else 1 end`,
  sql`case when ${isOpen} then ${at} end`,
  sql`case when ${isOpen} then ${id} end`,
  desc(at),
  desc(id),
];
