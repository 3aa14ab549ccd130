import { z } from "zod";
import { id, mainList, optionalId, text } from "./lenient";

const paymentAuthSchema = z.object({
  userPaymentAuthId: id,
  paymentTypeId: optionalId,
  brand: text,
  maskedPan: text,
  expiry: text,
});

export const paymentAuthListSchema = z.object({ auths: mainList(paymentAuthSchema) });

export type WirePaymentAuth = z.input<typeof paymentAuthSchema>;
