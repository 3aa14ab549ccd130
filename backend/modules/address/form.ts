import { z } from "zod";
import { int, optionalInt } from "./query";

const shortText = (maxLength: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined ? "" : String(value).trim()))
    .pipe(z.string().max(maxLength));

const requiredText = (maxLength: number) => shortText(maxLength).pipe(z.string().min(1));

const coordinate = z.number().nullish();

export const addressSchema = z.object({
  addressId: optionalInt,
  addressName: shortText(60),
  address1: requiredText(120),
  addressNumber: shortText(12),
  city: requiredText(80),
  province: shortText(40),
  postalcode: shortText(5).pipe(z.string().regex(/^\d{4,5}$/)),
  countryId: int.optional().default(1),
  latitude: coordinate,
  longitude: coordinate,
  referencePhoneNumber: shortText(30),
  floor: shortText(20),
  intercom: shortText(60),
  note: shortText(300),
});

export type AddressForm = z.output<typeof addressSchema>;
