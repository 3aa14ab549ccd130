import { z } from "zod";
import { flag, id, list, mainObject, text } from "./lenient";
import { personInfoSchema } from "./user";

const userDetailSchema = z.object({
  userId: id,
  login: text,
  email: text,
  newEmail: text,
  firstName: text,
  lastName: text,
  phone: text,
  homePhone: text,
  secondEmail: text,
  username: text,
  language: text,
  /** dd/mm/yyyy or ISO. */
  birthDate: text,
  postalcode: text,
  fiscalCode: text,
  fidelityCard: text,
  personInfos: list(personInfoSchema),
});

export const userDetailAnswerSchema = z.object({ user: mainObject(userDetailSchema) });

export const mailRequestedSchema = z.object({ mailed: flag });

/** GET /registration/update_email: the log-in from now on. */
export const emailUpdatedSchema = z.object({ email: text });

export const mfaSchema = z.object({ enabled: flag });

/** Without `mailed`, `openOrders` block the deletion. */
export const deletionRequestedSchema = z.object({
  mailed: flag,
  openOrders: list(z.object({ orderId: id })),
});

export const deletionCheckedSchema = z.object({ valid: flag });

export type WireUserDetail = z.input<typeof userDetailSchema>;
