import type { Place } from "@/lib/ebsn/domain/delivery";
import { findPlaces } from "@/lib/ebsn/places";
import { readTypedAddress, type TypedAddress } from "@/lib/rules/typed-address";

/** What the check of services is given (spec 1 §2): the typed text, what it says, and the place it means. */
export type AdditionalData = {
  address: string;
  addressData: TypedAddress;
  /** null: unknown, or one of several. */
  place: Place | null;
  /** Towns to choose from when the text may mean more than one. */
  choices: string[];
};

const MOST_CHOICES = 12;

/** A town whose postal codes are all served alike is one place. */
export async function readAdditionalData(address: string): Promise<AdditionalData> {
  const places = await findPlaces(address);
  const towns = [...new Set(places.map(({ city }) => city))];
  const alike = towns.length === 1 && new Set(places.map(({ served }) => served)).size === 1;
  const choices =
    towns.length > 1 ? towns : alike ? [] : places.map(({ postalcode, city }) => `${postalcode} ${city}`);
  return {
    address,
    addressData: readTypedAddress(address),
    place: alike ? (places[0] ?? null) : null,
    choices: choices.slice(0, MOST_CHOICES),
  };
}
