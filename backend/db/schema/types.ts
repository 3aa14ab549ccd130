import { customType, timestamp } from "drizzle-orm/pg-core";

/** Written by SQL functions only. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const instant = () => timestamp({ withTimezone: true, mode: "date" });

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
