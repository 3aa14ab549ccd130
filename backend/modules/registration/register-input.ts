import { z } from "zod";
import { brand } from "../../../brand.config";
import { DEFAULT_STORE_ID } from "../../../lib/rules/delivery/default-store";
import {
  registrationErrorCode,
  validateRegistration,
  type RegistrationValues,
} from "../../../lib/rules/account/registration";
import { ITALY } from "../../../lib/rules/delivery/countries";
import { type InvoiceValues, normalizeInvoice } from "../../../lib/rules/checkout/invoice-data";
import { fieldErrorMessage } from "../../field-error-message";
import type { RegistrationProfile } from "../../db/schema";
import { EbsnError } from "../../envelope";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../languages";
import { checkbox } from "../../http/flag";
import { int, optionalInt } from "../../http/number";

const text = z.string().trim().max(200).default("");
const secret = z.string().max(200).default("");

const answer = z
  .union([z.boolean(), z.enum(["0", "1"])])
  .transform((value) => value === true || value === "1");

export const registerSchema = z.object({
  email: text,
  password: secret,
  firstName: text,
  lastName: text,
  phone: text,
  postalcode: text,
  business: checkbox,
  fiscalCode: text,
  companyName: text,
  vatNumber: text,
  sdiCode: text,
  certifiedEmail: text,
  address1: text,
  addressNumber: text,
  city: text,
  province: text,
  fidelityCard: text,
  storeId: optionalInt,
  invitationCode: z.string().trim().max(40).default(""),
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  disclaimers: z
    .array(z.object({ registrationDisclaimerId: int, value: answer }))
    .max(40)
    .default([]),
});

type RegisterInput = z.output<typeof registerSchema>;

export function checkRegistration(input: RegisterInput): void {
  const values: RegistrationValues = { ...input, passwordAgain: input.password };
  const fieldErrors = validateRegistration(values, brand.loyaltyPrefix);
  // Only the form has the second password field.
  fieldErrors.delete("passwordAgain");
  const errors = [...fieldErrors].map(([field, fieldError]) => ({
    code: registrationErrorCode(field),
    message: fieldErrorMessage(fieldError),
  }));
  if (errors.length > 0) throw new EbsnError(errors);
}

function toCompany(input: RegisterInput): InvoiceValues {
  const { companyName: name, fiscalCode, vatNumber, sdiCode, certifiedEmail } = input;
  const { address1, addressNumber, postalcode, city, province } = input;
  return normalizeInvoice({
    company: true,
    name,
    fiscalCode,
    vatNumber,
    sdiCode,
    certifiedEmail,
    address1,
    addressNumber,
    postalcode,
    city,
    province,
    country: ITALY,
  });
}

export function toRegistrationProfile(input: RegisterInput): RegistrationProfile {
  return {
    firstName: input.firstName,
    lastName: input.lastName,
    phone: input.phone,
    postalcode: input.postalcode,
    fiscalCode: input.fiscalCode.toUpperCase(),
    ...(input.business ? { company: toCompany(input) } : {}),
    fidelityCard: input.fidelityCard.replace(/\s/g, ""),
    storeId: input.storeId ?? DEFAULT_STORE_ID,
    invitationCode: input.invitationCode,
    language: input.language,
    consents: Object.fromEntries(
      input.disclaimers.map(({ registrationDisclaimerId, value }) => [registrationDisclaimerId, value]),
    ),
  };
}
