import type { PostedForm } from "@/components/forms/posted-form";
import type { RegistrationValues } from "@/lib/rules/registration";
import { parseRegistrationErrorCode } from "@/lib/rules/registration";
import type { ConsentAnswers } from "@/lib/rules/consents";
import type { Message } from "@/lib/ebsn/domain/envelope";

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

/** Groups the server's errors by field; the first of the rest becomes the form error. */
export function groupErrors(errors: Message[]): Pick<RegistrationState, "fieldErrors" | "formError"> {
  const fieldErrors: RegistrationState["fieldErrors"] = {};
  let formError = "";
  for (const { code, message } of errors) {
    const field = parseRegistrationErrorCode(code);
    if (field) fieldErrors[field] ??= message;
    else formError ||= message;
  }
  return { fieldErrors, formError };
}

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
