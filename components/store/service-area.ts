import type { Place } from "@/lib/ebsn/domain/delivery";
import { findPlaces } from "@/lib/ebsn/places";
import { readTypedAddress, type TypedAddress } from "@/lib/rules/delivery/typed-address";

/** requirements/delivery#service-check */
export type ServiceArea = {
  address: string;
  addressData: TypedAddress;
  place: Place | null;
  choices: string[];
  /** No place matched; `choices` are similar names. */
  isUnknown: boolean;
};

const MAX_CHOICES = 12;

/** A town whose postal codes are all served, or all not served, counts as one place. */
export async function findServiceArea(address: string): Promise<ServiceArea> {
  const { places, similar } = await findPlaces(address);
  const isUnknown = places.length === 0;
  const candidates = isUnknown ? similar : places;
  const towns = [...new Set(candidates.map(({ city }) => city))];
  const isUniform =
    !isUnknown && towns.length === 1 && new Set(places.map(({ served }) => served)).size === 1;
  const named = candidates.map(({ postalcode, city }) => `${postalcode} ${city}`);
  const choices = isUniform ? [] : towns.length > 1 && !isUnknown ? towns : [...new Set(named)];
  return {
    address,
    addressData: readTypedAddress(address),
    place: isUniform ? (places[0] ?? null) : null,
    choices: choices.slice(0, MAX_CHOICES),
    isUnknown,
  };
}
