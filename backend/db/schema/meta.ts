import { pgTable, text } from "drizzle-orm/pg-core";

/** What the database knows of itself: which seed is in. */
export const meta = pgTable("meta", { key: text().primaryKey(), value: text().notNull() });
