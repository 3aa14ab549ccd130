import { z } from "zod";
import { refusalCode, registrationFaults, type RegistrationValues } from "../../../lib/rules/registration";
import { faultMessage } from "../../../lib/rules/validation-messages";
import { LOYALTY_PREFIX } from "../../seed/people";
import type { RegistrationProfile } from "../../db/schema";
import { EbsnError } from "../../envelope";
import { ticked } from "../../http/flag";
import { int, optionalInt } from "../address/query";
import { DEFAULT_STORE } from "../cart/delivery";

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
  business: ticked,
  fiscalCode: text,
  companyName: text,
  vatNumber: text,
  sdiCode: text,
  fidelityCard: text,
  storeId: optionalInt,
  disclaimers: z
    .array(z.object({ registrationDisclaimerId: int, value: answer }))
    .max(40)
    .default([]),
});

type Input = z.output<typeof registerSchema>;

/** Refuses what the form's own rules refuse, a code and a message a field. */
export function checkRegistration(input: Input): void {
  const values: RegistrationValues = { ...input, passwordAgain: input.password };
  const found = registrationFaults(values, LOYALTY_PREFIX);
  // Only the form asks for it twice.
  found.delete("passwordAgain");
  const faults = [...found].map(([field, fault]) => ({
    code: refusalCode(field),
    message: faultMessage(fault),
  }));
  if (faults.length > 0) throw new EbsnError(faults);
}

/** What is kept until the address is confirmed; a private person's has nothing of a company. */
export function profileOf(input: Input): RegistrationProfile {
  const company = input.business
    ? { companyName: input.companyName, vatNumber: input.vatNumber, sdiCode: input.sdiCode }
    : { companyName: "", vatNumber: "", sdiCode: "" };
  return {
    firstName: input.firstName,
    lastName: input.lastName,
    phone: input.phone,
    postalcode: input.postalcode,
    fiscalCode: input.fiscalCode.toUpperCase(),
    ...company,
    fidelityCard: input.fidelityCard.replace(/\s/g, ""),
    storeId: input.storeId ?? DEFAULT_STORE,
    consents: Object.fromEntries(
      input.disclaimers.map(({ registrationDisclaimerId, value }) => [registrationDisclaimerId, value]),
    ),
  };
}
