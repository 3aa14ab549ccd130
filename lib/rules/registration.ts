import { type Fault, fault, type Validator } from "./validation-messages";
import { digitsOnly, email, maxLength, peopleName, postalCode, required, sdiCode } from "./validators";
import { fiscalCode, fiscalCodeOrVat, loyaltyCard, vatNumber } from "./validators-identity";
import { password } from "./validators-password";
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

const MUST = [required];

/** The rules of each field (spec 3 §5), in the order of the form. */
function rulesOf(values: RegistrationValues, cardPrefix: string): [RegistrationField, Validator[]][] {
  const { business } = values;
  const again: Validator = (value) => (value === values.password ? null : fault("passwordMismatch"));
  return [
    ["firstName", [...MUST, peopleName, maxLength(60)]],
    ["lastName", [...MUST, peopleName, maxLength(60)]],
    ["email", [...MUST, email, maxLength(200)]],
    ["phone", [...MUST, phone]],
    ["postalcode", [...MUST, postalCode]],
    ["password", [...MUST, password]],
    ["passwordAgain", [...MUST, again]],
    ["fidelityCard", [loyaltyCard(cardPrefix)]],
    ["fiscalCode", [business ? fiscalCodeOrVat : fiscalCode]],
    ["companyName", business ? [...MUST, maxLength(120)] : []],
    ["vatNumber", business ? [...MUST, vatNumber] : []],
    ["sdiCode", business ? [sdiCode] : []],
  ];
}

/** What is wrong with each field; empty when the form may be sent. `cardPrefix`: what the chain's loyalty cards begin with. */
export function registrationFaults(
  values: RegistrationValues,
  cardPrefix: string,
): Map<RegistrationField, Fault> {
  const faults = new Map<RegistrationField, Fault>();
  for (const [field, rules] of rulesOf(values, cardPrefix)) {
    const found = firstFault(rules, values[field]);
    if (found) faults.set(field, found);
  }
  return faults;
}

function firstFault(rules: Validator[], value: string): Fault | null {
  for (const rule of rules) {
    const found = rule(value);
    if (found) return found;
  }
  return null;
}

/** Card number and surname of those who hold a loyalty card already. */
export type CardHolder = { fidelityCard: string; lastName: string };

const CARD_RULES: [keyof CardHolder, Validator[]][] = [
  ["fidelityCard", [...MUST, digitsOnly]],
  ["lastName", [...MUST, peopleName]],
];

export function cardHolderFaults(values: CardHolder): Map<keyof CardHolder, Fault> {
  const found = CARD_RULES.map(([field, rules]) => [field, firstFault(rules, values[field])] as const);
  return new Map(found.flatMap(([field, wrong]) => (wrong ? [[field, wrong] as const] : [])));
}

/** A new password and the same once more. */
export function newPasswordFaults(first: string, again: string): Map<"password" | "passwordAgain", Fault> {
  const faults = new Map<"password" | "passwordAgain", Fault>();
  const wrong = firstFault([...MUST, password], first);
  if (wrong) faults.set("password", wrong);
  const unlike = required(again) ?? (first === again ? null : fault("passwordMismatch"));
  if (unlike) faults.set("passwordAgain", unlike);
  return faults;
}

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
