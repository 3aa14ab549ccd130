import { validateFields, type FieldRules } from "../forms/validate-fields";
import type { FieldError } from "../forms/field-error";
import { NAME_RULES, type ProfileValues } from "./profile";
import { consentGiven, date, postalCode, required } from "../forms/validators";
import { fiscalCode, loyaltyCard } from "../forms/validators-identity";
import { phone } from "../forms/validators-phone";

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

/** "0412345678901" → "0 4123 4567 8901". */
export function formatCardNumber(card: string): string {
  const [digits = ""] = /(?<!\d)\d+$/.exec(card) ?? [];
  const start = card.length - digits.length + (digits.length % 4);
  return [card.slice(0, start), ...(card.slice(start).match(/\d{4}/g) ?? [])].filter(Boolean).join(" ");
}
