import type { PostedForm } from "@/components/forms/posted-form";
import type { RegistrationValues } from "@/lib/rules/account/registration";
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
  { passwordAgain: _passwordAgain, ...values }: RegistrationValues,
  answers: ConsentAnswers,
  language: string,
): Record<string, unknown> {
  return {
    ...(values.business ? values : { ...values, ...NO_COMPANY }),
    language,
    disclaimers: Object.entries(answers).flatMap(([id, isGiven]) =>
      isGiven === undefined ? [] : [{ registrationDisclaimerId: Number(id), value: isGiven ? "1" : "0" }],
    ),
  };
}
