import { validateFields, type FieldRules } from "../forms/validate-fields";
import type { FieldError } from "../forms/field-error";
import { trimTexts } from "../forms/trim-texts";
import { date, maxLength, normalizeCode, peopleName, postalCode, required } from "../forms/validators";
import { fiscalCode } from "../forms/validators-identity";
import { phone } from "../forms/validators-phone";

/** `birthDate` as dd/mm/yyyy. */
export type ProfileValues = {
  firstName: string;
  lastName: string;
  phone: string;
  birthDate: string;
  postalcode: string;
  fiscalCode: string;
};

export const NAME_RULES: FieldRules<"firstName" | "lastName"> = [
  ["firstName", [required, peopleName, maxLength(60)]],
  ["lastName", [required, peopleName, maxLength(60)]],
];

const PROFILE: FieldRules<keyof ProfileValues> = [
  ...NAME_RULES,
  ["phone", [required, phone]],
  ["birthDate", [date]],
  ["postalcode", [postalCode]],
  ["fiscalCode", [fiscalCode]],
];

export const validateProfile = (values: ProfileValues): Map<keyof ProfileValues, FieldError> =>
  validateFields(PROFILE, values);

/** As it is sent: the shop may compare codes letter by letter. */
export const normalizeProfile = <T extends ProfileValues>(values: T): T => ({
  ...trimTexts(values),
  fiscalCode: normalizeCode(values.fiscalCode),
});

/** personInfos types (requirements/profile#user). */
export const PERSON_INFO = { householdSize: 201, foodProfile: 202 } as const;

export const HOUSEHOLD_SIZES = ["1", "2", "3", "4", "5"] as const;
