import { faultsBy, type FieldRules } from "./field-faults";
import type { Fault } from "./validation-messages";
import { digitsOnly, email, maxLength, peopleName, postalCode, required, sdiCode } from "./validators";
import { fiscalCode, fiscalCodeOrVat, loyaltyCard, vatNumber } from "./validators-identity";
import { password, sameAs } from "./validators-password";
import { phone } from "./validators-phone";

/** What the form of a new customer asks; texts as typed. */
export type RegistrationValues = {
  email: string;
  password: string;
  passwordAgain: string;
  firstName: string;
  lastName: string;
  phone: string;
  postalcode: string;
  /** A company, or somebody with a VAT number. */
  business: boolean;
  fiscalCode: string;
  companyName: string;
  vatNumber: string;
  sdiCode: string;
  fidelityCard: string;
};

export type RegistrationField = Exclude<keyof RegistrationValues, "business">;

/** The rules of each field (spec 3 §5), in the order of the form. */
function rulesOf(values: RegistrationValues, cardPrefix: string): FieldRules<RegistrationField> {
  const { business } = values;
  return [
    ["firstName", [required, peopleName, maxLength(60)]],
    ["lastName", [required, peopleName, maxLength(60)]],
    ["email", [required, email, maxLength(200)]],
    ["phone", [required, phone]],
    ["postalcode", [required, postalCode]],
    ["password", [required, password]],
    ["passwordAgain", [required, sameAs(values.password)]],
    ["fidelityCard", [loyaltyCard(cardPrefix)]],
    ["fiscalCode", [business ? fiscalCodeOrVat : fiscalCode]],
    ["companyName", business ? [required, maxLength(120)] : []],
    ["vatNumber", business ? [required, vatNumber] : []],
    ["sdiCode", business ? [sdiCode] : []],
  ];
}

/** What is wrong with each field; empty when the form may be sent. `cardPrefix`: what the chain's loyalty cards begin with. */
export const registrationFaults = (
  values: RegistrationValues,
  cardPrefix: string,
): Map<RegistrationField, Fault> => faultsBy(rulesOf(values, cardPrefix), values);

/** Card number and surname of those who hold a loyalty card already. */
export type CardHolder = { fidelityCard: string; lastName: string };

const CARD_RULES: FieldRules<keyof CardHolder> = [
  ["fidelityCard", [required, digitsOnly]],
  ["lastName", [required, peopleName]],
];

export const cardHolderFaults = (values: CardHolder): Map<keyof CardHolder, Fault> =>
  faultsBy(CARD_RULES, values);

/** A new password and the same once more. */
export const newPasswordFaults = (first: string, again: string): Map<"password" | "passwordAgain", Fault> =>
  faultsBy(
    [
      ["password", [required, password]],
      ["passwordAgain", [required, sameAs(first)]],
    ],
    { password: first, passwordAgain: again },
  );

/** The shop's code for a field it refuses: error.registration.fiscal_code.not_valid. */
export const refusalCode = (field: RegistrationField): string =>
  `error.registration.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}.not_valid`;

/** The fields in the order of the form. */
export const REGISTRATION_FIELDS: RegistrationField[] = [
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
];

/** The field a code of the shop speaks of; null: none of the form. */
export const refusedField = (code: string): RegistrationField | null =>
  REGISTRATION_FIELDS.find((field) => refusalCode(field) === code) ?? null;
