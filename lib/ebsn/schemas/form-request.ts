import { z } from "zod";
import { id, list, optional, optionalId, text } from "./lenient";

export const formRequestSchema = z.object({
  cuFormId: id,
  cuFormTypeId: optionalId,
  cuFormType: optional(z.object({ cuFormTypeId: optionalId, name: text })),
  insertDate: text,
  /** Madia's own optional key: received, working, answered, closed. */
  status: text,
  /** Madia's own: the shop's answer. */
  answer: text,
  content: optional(z.record(z.string(), z.unknown())),
});

export const formRequestsSchema = z.object({ cuForms: list(formRequestSchema) });

/** GET /backoffice-access/get-form. */
export const staffFormSchema = formRequestSchema.extend({
  /** Madia's own: "content" for a form of the content system. */
  source: text,
  answeredBy: text,
  user: optional(z.object({ userId: optionalId, firstName: text, lastName: text, email: text })),
});

/** GET /backoffice-access/list-forms. */
export const staffFormsSchema = z.object({ cuForms: list(staffFormSchema) });

export type WireStaffForms = z.input<typeof staffFormsSchema>;
export type RawFormRequest = z.output<typeof formRequestSchema>;
export type RawStaffForm = z.output<typeof staffFormSchema>;
export type WireFormRequest = z.input<typeof formRequestSchema>;
export type WireFormRequests = z.input<typeof formRequestsSchema>;
export type WireStaffForm = z.input<typeof staffFormSchema>;
