import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { FormField } from "../../../lib/rules/forms/form-fields";
import { customer } from "./customer";
import { bytes, instant } from "./types";

export type FormSource = "custom" | "content";

/** Only `received` submissions can still be changed. */
export type FormStatus = "received" | "working" | "answered" | "closed";

/** `custom` forms are served under /cu-form, `content` forms by the content system. */
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

export const formSubmission = pgTable(
  "form_submission",
  {
    submissionId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 4001 }),
    source: text().$type<FormSource>().notNull(),
    formId: integer().notNull(),
    customerId: integer().references(() => customer.customerId, { onDelete: "set null" }),
    /** Identifier the rate limit counts, not a person. */
    visitor: text().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text().$type<FormStatus>().notNull().default("received"),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.visitor, table.createdAt),
    index().on(table.customerId),
    index().on(table.status, table.createdAt),
  ],
);

/** Answers are never changed: a further one is a row of its own. */
export const formAnswer = pgTable(
  "form_answer",
  {
    answerId: integer().primaryKey().generatedByDefaultAsIdentity(),
    submissionId: integer()
      .notNull()
      .references(() => formSubmission.submissionId, { onDelete: "cascade" }),
    answer: text().notNull(),
    answeredBy: text().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [index().on(table.submissionId)],
);

/** Kept for an hour without submission. */
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
