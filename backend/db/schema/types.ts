import { customType } from "drizzle-orm/pg-core";

/** Written by SQL functions only. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
