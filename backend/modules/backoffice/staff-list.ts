import { type Column, desc, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { pageNumber } from "../../http/page-number";

export const staffPageSchema = z.object({ page: pageNumber });

/** What waits for staff, the oldest first; then the rest, the newest first. */
export const openFirst = (isOpen: SQL, at: Column, id: Column): SQL[] => [
  sql`case when ${isOpen} then 0 else 1 end`,
  sql`case when ${isOpen} then ${at} end`,
  sql`case when ${isOpen} then ${id} end`,
  desc(at),
  desc(id),
];
