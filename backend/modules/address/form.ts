import { z } from "zod";
import { int, optionalInt } from "./query";

const short = (most: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined ? "" : String(value).trim()))
    .pipe(z.string().max(most));

const required = (most: number) => short(most).pipe(z.string().min(1));

const coordinate = z.number().nullish();

/** An address as its form sends it. */
export const addressSchema = z.object({
  addressId: optionalInt,
  addressName: short(60),
  address1: required(120),
  addressNumber: short(12),
  city: required(80),
  province: short(40),
  postalcode: short(5).pipe(z.string().regex(/^\d{4,5}$/)),
  countryId: int.optional().default(1),
  latitude: coordinate,
  longitude: coordinate,
  referencePhoneNumber: short(30),
  floor: short(20),
  intercom: short(60),
  note: short(300),
});

export type AddressForm = z.output<typeof addressSchema>;
