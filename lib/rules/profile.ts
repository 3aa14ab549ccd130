import { faultsBy, type FieldRules } from "./field-faults";
import type { Fault } from "./validation-messages";
import { date, maxLength, peopleName, postalCode, required } from "./validators";
import { fiscalCode } from "./validators-identity";
import { phone } from "./validators-phone";

/** What a customer may change of their own data; texts as typed, the date as dd/mm/yyyy. */
export type ProfileValues = {
  firstName: string;
  lastName: string;
  phone: string;
  birthDate: string;
  postalcode: string;
  fiscalCode: string;
};

const PROFILE: FieldRules<keyof ProfileValues> = [
  ["firstName", [required, peopleName, maxLength(60)]],
  ["lastName", [required, peopleName, maxLength(60)]],
  ["phone", [required, phone]],
  ["birthDate", [date]],
  ["postalcode", [postalCode]],
  ["fiscalCode", [fiscalCode]],
];

export const profileFaults = (values: ProfileValues): Map<keyof ProfileValues, Fault> =>
  faultsBy(PROFILE, values);

/** Kinds of facts about a person that the profile keeps by themselves (spec 3 §3, personInfos). */
export const PERSON_INFO = { household: 201 } as const;

export const HOUSEHOLDS = ["1", "2", "3", "4", "5"] as const;
