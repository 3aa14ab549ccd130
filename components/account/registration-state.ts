import type { RegistrationField, RegistrationValues } from "@/lib/rules/registration";
import { refusedField } from "@/lib/rules/registration";
import type { ConsentAnswers } from "@/lib/rules/consents";
import type { Message } from "@/lib/ebsn/domain/envelope";

/** A form that was sent and refused: what was typed, without the passwords, and what is wrong. */
export type RegistrationRefused = {
  values: RegistrationValues;
  answers: ConsentAnswers;
  faults: Partial<Record<RegistrationField, string>>;
  /** What is not about one field; "" when there is nothing. */
  refusal: string;
  /** It was sent: what is not answered is a fault. */
  tried: boolean;
};

export const NOTHING_TYPED: RegistrationValues = {
  email: "",
  password: "",
  passwordAgain: "",
  firstName: "",
  lastName: "",
  phone: "",
  postalcode: "",
  business: false,
  fiscalCode: "",
  companyName: "",
  vatNumber: "",
  sdiCode: "",
  fidelityCard: "",
};

/** The shop's words by the fields they are about, and the first of the rest. */
export function sortRefusals(errors: Message[]): Pick<RegistrationRefused, "faults" | "refusal"> {
  const faults: RegistrationRefused["faults"] = {};
  let refusal = "";
  for (const { code, message } of errors) {
    const field = refusedField(code);
    if (field) faults[field] ??= message;
    else refusal ||= message;
  }
  return { faults, refusal };
}

/** The body of register_user. */
export function registrationBody(
  { passwordAgain: _again, ...values }: RegistrationValues,
  answers: ConsentAnswers,
): Record<string, unknown> {
  return {
    ...values,
    disclaimers: Object.entries(answers).flatMap(([id, given]) =>
      given === undefined ? [] : [{ registrationDisclaimerId: Number(id), value: given ? "1" : "0" }],
    ),
  };
}
