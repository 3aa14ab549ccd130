import { z } from "zod";
import { postalCodeOf } from "../../../lib/rules/delivery/countries";
import { fieldErrorMessage } from "../../field-error-message";
import { isoOf, ITALY_ID } from "../../seed/delivery/provinces";
import { int, optionalInt } from "../../http/number";

const shortText = (maxLength: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined ? "" : String(value).trim()))
    .pipe(z.string().max(maxLength));

const requiredText = (maxLength: number) => shortText(maxLength).pipe(z.string().min(1));

const coordinate = z.number().nullish();

const fieldsSchema = z.object({
  addressId: optionalInt,
  addressName: shortText(60),
  address1: requiredText(120),
  addressNumber: shortText(12),
  city: requiredText(80),
  province: shortText(40),
  postalcode: requiredText(10),
  countryId: int.optional().default(ITALY_ID),
  latitude: coordinate,
  longitude: coordinate,
  referencePhoneNumber: shortText(30),
  floor: shortText(20),
  intercom: shortText(60),
  note: shortText(300),
});

export const addressSchema = fieldsSchema.superRefine(({ countryId, postalcode }, context) => {
  const iso = isoOf(countryId);
  if (!iso) return context.addIssue({ code: "custom", path: ["countryId"], message: "no such country" });
  const error = postalCodeOf(iso)(postalcode);
  if (error) context.addIssue({ code: "custom", path: ["postalcode"], message: fieldErrorMessage(error) });
});

export type AddressForm = z.output<typeof addressSchema>;
