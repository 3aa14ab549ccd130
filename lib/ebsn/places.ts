import "server-only";
import { cachePolicy } from "../cache-policy";
import { foldCaseAndAccents } from "../rules/text/fold-case-and-accents";
import { readTypedAddress, type TypedAddress } from "../rules/delivery/typed-address";
import type { Place } from "./domain/delivery";
import { nullIfUnsupported } from "./null-if-unsupported";
import { placeListSchema } from "./schemas/delivery";
import { toPlace } from "./transforms/delivery";
import { readPublic } from "./transport";

const MAX_QUERY_LENGTH = 80;

async function getPlaces(q: string): Promise<Place[]> {
  const call = readPublic({
    path: "/ebsn/api/geo/homedelivery-list-simple",
    params: { q: q.slice(0, MAX_QUERY_LENGTH) },
    schema: placeListSchema,
    // Words may be a name or a street.
    policy: /^\d{5}$/.test(q) ? cachePolicy.warehouses() : null,
  });
  const raw = await nullIfUnsupported(call);
  return (raw?.results ?? []).map(toPlace);
}

const normalizeName = (text: string) => foldCaseAndAccents(text).replace(/[^\p{L}\p{N}]+/gu, "");

const inTown = (places: Place[], town: string) =>
  places.filter(({ city }) => normalizeName(city) === normalizeName(town));

export type FoundPlaces = {
  places: Place[];
  /** Similar places to suggest, only when `places` is empty. */
  similar: Place[];
};

async function findByCode({ postalcode, towns, townOfCode }: TypedAddress): Promise<FoundPlaces> {
  const found = (await getPlaces(postalcode)).filter((place) => place.postalcode === postalcode);
  const named = towns.flatMap((town) => inTown(found, town));
  if (named.length > 0) return { places: named, similar: [] };
  if (!townOfCode) return { places: found, similar: [] };
  return { places: [], similar: [...found, ...inTown(await getPlaces(townOfCode), townOfCode)] };
}

/** By postal code, which must be the named town's, else by the town's whole name. */
export async function findPlaces(address: string): Promise<FoundPlaces> {
  const typed = readTypedAddress(address);
  if (typed.postalcode) return findByCode(typed);
  let similar: Place[] = [];
  for (const town of typed.towns) {
    const found = await getPlaces(town);
    const places = inTown(found, town);
    if (places.length > 0) return { places, similar: [] };
    if (similar.length === 0) similar = found;
  }
  return { places: [], similar };
}
