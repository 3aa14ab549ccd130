import type { PostedForm } from "@/components/forms/posted-form";
import { normalizeRegistration, type RegistrationValues } from "@/lib/rules/account/registration";
import type { ConsentAnswers } from "@/lib/rules/account/consents";

/** Without the passwords. */
export type RegistrationState = PostedForm<RegistrationValues> & {
  values: RegistrationValues;
  answers: ConsentAnswers;
  /** Unanswered consents are errors. */
  isSubmitted: boolean;
};

/** Company fields filled in before the company box was unticked are hidden, but remain in the form. */
const NO_COMPANY = {
  companyName: "",
  vatNumber: "",
  sdiCode: "",
  certifiedEmail: "",
  address1: "",
  addressNumber: "",
  postalcode: "",
  city: "",
  province: "",
};

export const EMPTY_VALUES: RegistrationValues = {
  email: "",
  password: "",
  passwordAgain: "",
  firstName: "",
  lastName: "",
  phone: "",
  business: false,
  fiscalCode: "",
  ...NO_COMPANY,
  fidelityCard: "",
  invitationCode: "",
};

export const EMPTY_STATE: RegistrationState = {
  values: EMPTY_VALUES,
  answers: {},
  fieldErrors: {},
  formError: "",
  isSubmitted: false,
};

export function registrationBody(
  typed: RegistrationValues,
  answers: ConsentAnswers,
  language: string,
): Record<string, unknown> {
  const { passwordAgain: _passwordAgain, ...values } = normalizeRegistration(typed);
  return {
    ...(values.business ? values : { ...values, ...NO_COMPANY }),
    language,
    disclaimers: Object.entries(answers).flatMap(([id, isGiven]) =>
      isGiven === undefined ? [] : [{ registrationDisclaimerId: Number(id), value: isGiven ? "1" : "0" }],
    ),
  };
}
