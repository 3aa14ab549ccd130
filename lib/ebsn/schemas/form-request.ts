import { z } from "zod";
import { id, list, optional, optionalId, text } from "./lenient";

/** A form of the shop's own that somebody sent: GET /cu-form/view, and what PUT /cu-form/update answers. */
export const formRequestSchema = z.object({
  cuFormId: id,
  cuFormTypeId: optionalId,
  cuFormType: optional(z.object({ cuFormTypeId: optionalId, name: text })),
  /** ISO instant. */
  insertDate: text,
  /** Madia's own optional key: received, working, answered. */
  status: text,
  content: optional(z.record(z.string(), z.unknown())),
});

/** GET /cu-form/list. */
export const formRequestsSchema = z.object({ cuForms: list(formRequestSchema) });

/** GET /backoffice-access/get-form: the form, and who sent it. */
export const staffFormSchema = formRequestSchema.extend({
  user: optional(z.object({ userId: optionalId, firstName: text, lastName: text, email: text })),
});

export type RawFormRequest = z.output<typeof formRequestSchema>;
export type RawStaffForm = z.output<typeof staffFormSchema>;
export type WireFormRequest = z.input<typeof formRequestSchema>;
export type WireFormRequests = z.input<typeof formRequestsSchema>;
export type WireStaffForm = z.input<typeof staffFormSchema>;
