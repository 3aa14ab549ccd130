import { validateFields, type FieldRules } from "./validate-fields";
import type { FieldError } from "./field-error";
import { NAME_RULES, type ProfileValues } from "./profile";
import { consentGiven, date, postalCode, required } from "./validators";
import { fiscalCode, loyaltyCard } from "./validators-identity";
import { phone } from "./validators-phone";

/** `birthDate` as dd/mm/yyyy. */
export type CardValues = { fidelityCard: string; birthDate: string };

export const validateCard = (values: CardValues, prefix: string): Map<keyof CardValues, FieldError> =>
  validateFields(
    [
      ["fidelityCard", [required, loyaltyCard(prefix)]],
      ["birthDate", [required, date]],
    ],
    values,
  );

export type CardRequestValues = ProfileValues & { conditions: boolean };

const CARD_REQUEST: FieldRules<keyof CardRequestValues> = [
  ...NAME_RULES,
  ["birthDate", [required, date]],
  ["fiscalCode", [required, fiscalCode]],
  ["phone", [required, phone]],
  ["postalcode", [required, postalCode]],
  ["conditions", [consentGiven]],
];

export const validateCardRequest = (values: CardRequestValues): Map<keyof CardRequestValues, FieldError> =>
  validateFields(CARD_REQUEST, { ...values, conditions: values.conditions ? "1" : "" });

const ADULT_AGE = 18;

/** Both dates as YYYY-MM-DD. */
export const isAdult = (birthDate: string, today: string): boolean =>
  `${Number(birthDate.slice(0, 4)) + ADULT_AGE}${birthDate.slice(4)}` <= today;

export const formatCardNumber = (card: string): string => card.replace(/\B(?=(?:\d{4})+$)/g, " ");
