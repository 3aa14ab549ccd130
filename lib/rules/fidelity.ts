import { faultsBy, type FieldRules } from "./field-faults";
import type { Fault } from "./validation-messages";
import { consentGiven, date, maxLength, peopleName, postalCode, required } from "./validators";
import { fiscalCode, loyaltyCard } from "./validators-identity";
import { phone } from "./validators-phone";

/** A card to be put on an account; the date as dd/mm/yyyy. */
export type CardValues = { fidelityCard: string; birthDate: string };

/** `prefix`: what the chain's cards begin with. */
export const cardFaults = (values: CardValues, prefix: string): Map<keyof CardValues, Fault> =>
  faultsBy(
    [
      ["fidelityCard", [required, loyaltyCard(prefix)]],
      ["birthDate", [required, date]],
    ],
    values,
  );

/** What is asked for a first card; texts as typed, the date as dd/mm/yyyy. */
export type CardRequestValues = {
  firstName: string;
  lastName: string;
  birthDate: string;
  fiscalCode: string;
  phone: string;
  postalcode: string;
  /** The card's conditions have been read. */
  conditions: boolean;
};

const CARD_REQUEST: FieldRules<keyof CardRequestValues> = [
  ["firstName", [required, peopleName, maxLength(60)]],
  ["lastName", [required, peopleName, maxLength(60)]],
  ["birthDate", [required, date]],
  ["fiscalCode", [required, fiscalCode]],
  ["phone", [required, phone]],
  ["postalcode", [required, postalCode]],
  ["conditions", [consentGiven]],
];

export const cardRequestFaults = (values: CardRequestValues): Map<keyof CardRequestValues, Fault> =>
  faultsBy(CARD_REQUEST, { ...values, conditions: values.conditions ? "1" : "" });

/** Years from which on a card is given. */
const OF_AGE = 18;

/** Whether somebody born on a day is of age on another; both YYYY-MM-DD. */
export const isOfAge = (birthDate: string, today: string): boolean =>
  `${Number(birthDate.slice(0, 4)) + OF_AGE}${birthDate.slice(4)}` <= today;

/** A card's number as it stands on the card: in groups of four from its end. */
export const cardText = (card: string): string => card.replace(/\B(?=(?:\d{4})+$)/g, " ");
