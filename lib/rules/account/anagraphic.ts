import { type FieldError, fieldError, type Validator } from "../forms/field-error";
import { validateFields } from "../forms/validate-fields";
import { isEmpty, maxLength, peopleName, postalCode, required } from "../forms/validators";

export const GENDERS = ["F", "M", "X"] as const;

export type AnagraphicValues = {
  birthPlace: string;
  gender: string;
  profession: string;
  address1: string;
  addressNumber: string;
  postalcode: string;
  city: string;
};

export const ANAGRAPHIC_FIELDS: (keyof AnagraphicValues)[] = [
  "birthPlace",
  "gender",
  "profession",
  "address1",
  "addressNumber",
  "postalcode",
  "city",
];

const HOLDER_PERSON_TYPE_ID = 1;

export const holderParams = (fidelityCard: string) => ({
  client_code: fidelityCard,
  person_type_id: HOLDER_PERSON_TYPE_ID,
});

const MAX_LENGTH = 80;

const gender: Validator = (value) =>
  isEmpty(value) || GENDERS.some((known) => known === value) ? null : fieldError("option");

export const validateAnagraphic = (values: AnagraphicValues): Map<keyof AnagraphicValues, FieldError> =>
  validateFields(
    [
      ["birthPlace", [required, peopleName, maxLength(MAX_LENGTH)]],
      ["gender", [gender]],
      ["profession", [maxLength(MAX_LENGTH)]],
      ["address1", [required, maxLength(MAX_LENGTH)]],
      ["addressNumber", [required, maxLength(10)]],
      ["postalcode", [required, postalCode]],
      ["city", [required, peopleName, maxLength(MAX_LENGTH)]],
    ],
    values,
  );
