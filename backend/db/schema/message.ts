import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { customer } from "./customer";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** What a message is about. */
export type MessageKind = "service" | "offer" | "card" | "account";

/** What the shop has to say to one customer, kept in their profile. */
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
    /** A path of the shop's; "" without one. */
    href: text().notNull().default(""),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [index().on(table.customerId, table.createdAt)],
);
