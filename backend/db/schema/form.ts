import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { FormField } from "../../../lib/rules/form-fields";
import { customer } from "./customer";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const instant = () => timestamp({ withTimezone: true, mode: "date" });

export type FormSource = "custom" | "content";

/** How far the shop is with what was sent; only what is just `received` may still be changed. */
export type FormStatus = "received" | "working" | "answered";

/** A form: `custom` ones are served under /cu-form, `content` ones by the content system. */
export const form = pgTable(
  "form",
  {
    source: text().$type<FormSource>().notNull(),
    formId: integer().notNull(),
    title: text().notNull(),
    /** HTML. */
    intro: text().notNull(),
    needsLogin: boolean().notNull(),
    submitText: text().notNull(),
    thanks: text().notNull(),
    fields: jsonb().$type<FormField[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.formId] })],
);

/** A form somebody sent; files are uploads of their own. */
export const formSubmission = pgTable(
  "form_submission",
  {
    submissionId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 4001 }),
    source: text().$type<FormSource>().notNull(),
    formId: integer().notNull(),
    customerId: integer().references(() => customer.customerId, { onDelete: "set null" }),
    /** Who is counted against the limit, not a person. */
    visitor: text().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text().$type<FormStatus>().notNull().default("received"),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.visitor, table.createdAt), index().on(table.customerId)],
);

/** A file of a form; without submission it waits for one, for an hour. */
export const formUpload = pgTable(
  "form_upload",
  {
    uploadName: text().primaryKey(),
    submissionId: integer().references(() => formSubmission.submissionId, { onDelete: "cascade" }),
    source: text().$type<FormSource>().notNull(),
    formId: integer().notNull(),
    fieldName: text().notNull(),
    fileName: text().notNull(),
    content: bytes().notNull(),
    visitor: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.visitor, table.createdAt), index().on(table.submissionId)],
);
