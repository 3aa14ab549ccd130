import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { customer } from "./customer";
import { instant } from "./types";

export type MessageKind = "service" | "offer" | "card" | "account";

export const userMessage = pgTable(
  "user_message",
  {
    userMessageId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 4001 }),
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    kind: text().$type<MessageKind>().notNull(),
    title: text().notNull(),
    /** Plain text. */
    content: text().notNull(),
    href: text().notNull().default(""),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [index().on(table.customerId, table.createdAt)],
);
