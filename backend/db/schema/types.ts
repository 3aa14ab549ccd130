import { customType } from "drizzle-orm/pg-core";

/** Full text of PostgreSQL; written by SQL functions only. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
