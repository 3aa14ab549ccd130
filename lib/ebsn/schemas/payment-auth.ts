import { z } from "zod";
import { id, list, optionalId, text } from "./lenient";

export const paymentAuthSchema = z.object({
  userPaymentAuthId: id,
  paymentTypeId: optionalId,
  brand: text,
  /** what may be shown of the number. */
  maskedPan: text,
  /** last month it is good for, YYYYMM. */
  expiry: text,
});

/** data of GET /payment-type/list-auth. */
export const paymentAuthListSchema = z.object({ auths: list(paymentAuthSchema) });

export type WirePaymentAuth = z.input<typeof paymentAuthSchema>;
