import { z } from "zod";

const text = z.string().trim();
export const addressSchema = z.object({
  addressName: text.max(60),
  address1: text.min(1, "required"),
  addressNumber: text.min(1, "required").max(12),
  postalcode: text.min(1, "required").regex(/^\d{4,5}$/, "postalcode"),
  city: text.min(1, "required"),
  province: text.max(4),
  referencePhoneNumber: text.min(1, "required").regex(/^\+?[\d\s./-]{6,20}$/, "phone"),
  floor: text.max(20),
  intercom: text.max(60),
  note: text.max(300),
});

export type AddressValues = z.infer<typeof addressSchema>;
