import { pgTable, text } from "drizzle-orm/pg-core";

export const meta = pgTable("meta", { key: text().primaryKey(), value: text().notNull() });
