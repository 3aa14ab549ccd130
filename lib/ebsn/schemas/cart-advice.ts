import { z } from "zod";
import { flag, list, optionalNumber, text } from "./lenient";

export const restrictionsSchema = z.object({ restrictions: list(z.object({ code: text, message: text })) });

export const thresholdsSchema = z.object({
  thresholds: list(
    z.object({
      giftCode: text,
      description: text,
      minimumAmount: optionalNumber,
      missingAmount: optionalNumber,
    }),
  ),
});

export const couponCheckSchema = z.object({ hasCoupon: flag });

export type WireThresholds = z.input<typeof thresholdsSchema>;
