import { z } from "zod";
import { flag, id, list, optional, text } from "./lenient";
import { personInfoSchema } from "./user";

export const userDetailSchema = z.object({
  userId: id,
  login: text,
  email: text,
  /** An address that was asked for and waits to be confirmed. */
  newEmail: text,
  firstName: text,
  lastName: text,
  phone: text,
  /** dd/mm/yyyy or ISO. */
  birthDate: text,
  postalcode: text,
  fiscalCode: text,
  fidelityCard: text,
  personInfos: list(personInfoSchema),
});

/** data of GET /registration/user_detail and of the calls that change it. */
export const userDetailAnswerSchema = z.object({ user: optional(userDetailSchema) });

/** data of /registration/update_email_request. */
export const mailRequestedSchema = z.object({ mailed: flag });

/** data of GET /registration/update_email: the log-in from now on. */
export const emailUpdatedSchema = z.object({ email: text });

/** data of GET /registration/mfa_enabled and POST /registration/update_mfa. */
export const mfaSchema = z.object({ enabled: flag });

/** data of /registration/anonymize_token_request; without `mailed` these orders stand in the way. */
export const deletionRequestedSchema = z.object({
  mailed: flag,
  openOrders: list(z.object({ orderId: id })),
});

/** data of /registration/anonymize_token_check. */
export const deletionCheckedSchema = z.object({ valid: flag });

export type WireUserDetail = z.input<typeof userDetailSchema>;
