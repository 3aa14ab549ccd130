import { z } from "zod";
import { id, instant, lines, list, mainList, optional, optionalId, text } from "./lenient";
import { pageSchema } from "./product";

export const formRequestSchema = z.object({
  cuFormId: id,
  cuFormTypeId: optionalId,
  cuFormType: optional(z.object({ cuFormTypeId: optionalId, name: text })),
  insertDate: instant,
  /** received, working, answered or closed. */
  status: text,
  answer: lines,
  /** The newest first; `answer` is the first of them. */
  answers: list(z.object({ answer: lines, answeredBy: text, answeredAt: instant })),
  content: optional(z.record(z.string(), z.unknown())),
});

export const formRequestsSchema = z.object({ cuForms: mainList(formRequestSchema) });

export const staffFormSchema = formRequestSchema.extend({
  /** "content" for a form of the content system. */
  source: text,
  answeredBy: text,
  updatedAt: text,
  user: optional(z.object({ userId: optionalId, firstName: text, lastName: text, email: text })),
});

export const staffFormsSchema = z.object({ cuForms: mainList(staffFormSchema), page: optional(pageSchema) });

export type WireStaffForms = z.input<typeof staffFormsSchema>;
export type RawFormRequest = z.output<typeof formRequestSchema>;
export type RawStaffForm = z.output<typeof staffFormSchema>;
export type WireFormRequest = z.input<typeof formRequestSchema>;
export type WireFormRequests = z.input<typeof formRequestsSchema>;
export type WireStaffForm = z.input<typeof staffFormSchema>;
