import { NAME_RULES } from "./profile";
import { validateFields, type FieldRules } from "../forms/validate-fields";
import type { FieldError } from "../forms/field-error";
import { ITALY } from "../delivery/countries";
import { validateInvoice } from "../checkout/invoice-data";
import { trimTexts } from "../forms/trim-texts";
import { digitsOnly, email, maxLength, normalizeCode, peopleName, required } from "../forms/validators";
import { fiscalCode, loyaltyCard } from "../forms/validators-identity";
import { password, sameAs } from "../forms/validators-password";
import { phone } from "../forms/validators-phone";

export type RegistrationValues = {
  email: string;
  password: string;
  passwordAgain: string;
  firstName: string;
  lastName: string;
  phone: string;
  postalcode: string;
  business: boolean;
  fiscalCode: string;
  companyName: string;
  vatNumber: string;
  sdiCode: string;
  certifiedEmail: string;
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  fidelityCard: string;
  invitationCode: string;
};

export type RegistrationField = Exclude<keyof RegistrationValues, "business" | "invitationCode">;

/** requirements/accounts#registration */
function rulesOf(values: RegistrationValues, cardPrefix: string): FieldRules<RegistrationField> {
  const { business } = values;
  return [
    ["email", [required, email, maxLength(200)]],
    ...newPasswordRules(values),
    ...NAME_RULES,
    ["fidelityCard", [loyaltyCard(cardPrefix)]],
    ["fiscalCode", business ? [] : [fiscalCode]],
    // Required with the first address.
    ["phone", [phone]],
  ];
}

function companyErrors(values: RegistrationValues): Map<RegistrationField, FieldError> {
  const errors = validateInvoice({ ...values, company: true, name: values.companyName, country: ITALY });
  return new Map(
    [...errors].map(([field, error]) => [
      field === "name" ? "companyName" : (field as RegistrationField),
      error,
    ]),
  );
}

export const validateRegistration = (
  values: RegistrationValues,
  cardPrefix: string,
): Map<RegistrationField, FieldError> =>
  new Map([
    ...validateFields(rulesOf(values, cardPrefix), values),
    ...(values.business ? companyErrors(values) : []),
  ]);

/** As it is sent: the shop may compare codes letter by letter. */
export const normalizeRegistration = (values: RegistrationValues): RegistrationValues => ({
  ...trimTexts(values),
  password: values.password,
  passwordAgain: values.passwordAgain,
  fiscalCode: normalizeCode(values.fiscalCode),
  sdiCode: normalizeCode(values.sdiCode),
  province: normalizeCode(values.province),
  fidelityCard: values.fidelityCard.replace(/\s/g, ""),
});

export type CardHolder = { fidelityCard: string; lastName: string };

export const normalizeCardHolder = ({ fidelityCard, lastName }: CardHolder): CardHolder => ({
  fidelityCard: fidelityCard.replace(/\s/g, ""),
  lastName: lastName.trim(),
});

const CARD_RULES: FieldRules<keyof CardHolder> = [
  ["fidelityCard", [required, digitsOnly]],
  ["lastName", [required, peopleName]],
];

export const validateCardHolder = (values: CardHolder): Map<keyof CardHolder, FieldError> =>
  validateFields(CARD_RULES, values);

export type NewPassword = { password: string; passwordAgain: string };

const newPasswordRules = (values: NewPassword): FieldRules<keyof NewPassword> => [
  ["password", [required, password]],
  ["passwordAgain", [required, sameAs(values.password)]],
];

export const validateNewPassword = (values: NewPassword): Map<keyof NewPassword, FieldError> =>
  validateFields(newPasswordRules(values), values);

export const registrationErrorCode = (field: RegistrationField): string =>
  `error.registration.${field.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`)}.not_valid`;

const REGISTRATION_FIELDS: RegistrationField[] = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "postalcode",
  "password",
  "passwordAgain",
  "fidelityCard",
  "fiscalCode",
  "companyName",
  "vatNumber",
  "sdiCode",
  "certifiedEmail",
  "address1",
  "addressNumber",
  "city",
  "province",
];

export const parseRegistrationErrorCode = (code: string): RegistrationField | null =>
  REGISTRATION_FIELDS.find((field) => registrationErrorCode(field) === code) ?? null;
