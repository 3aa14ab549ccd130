import { z } from "zod";
import { flag, flagUnlessFalse, id, list, mainObject, optionalFlag, optionalId, text } from "./lenient";
import { personInfoSchema } from "./user";

const userDetailSchema = z.object({
  userId: optionalId,
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

/** `openOrders` block the deletion; null: the shop does not say whether it has sent the email. */
export const deletionRequestedSchema = z.object({
  mailed: optionalFlag,
  openOrders: list(z.object({ orderId: id })),
});

/** A token that is refused is an error of some shops. */
export const deletionCheckedSchema = z.object({ valid: flagUnlessFalse });

export type WireUserDetail = z.input<typeof userDetailSchema>;
