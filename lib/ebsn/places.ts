import "server-only";
import { cachePolicy } from "../cache-policy";
import { readTypedAddress } from "../rules/typed-address";
import type { Place } from "./domain/delivery";
import { placeListSchema } from "./schemas/delivery";
import { toPlace } from "./transforms/delivery";
import { readPublic } from "./transport";

const MAX_QUERY_LENGTH = 80;

async function getPlaces(q: string): Promise<Place[]> {
  const raw = await readPublic({
    path: "/ebsn/api/geo/homedelivery-list-simple",
    params: { q: q.slice(0, MAX_QUERY_LENGTH) },
    schema: placeListSchema,
    policy: cachePolicy.warehouses(),
  });
  return raw.results.map(toPlace);
}

/** Ignores accents, case and punctuation. */
const normalizeName = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

/** Tries the postal code first, then the city. */
export async function findPlaces(address: string): Promise<Place[]> {
  const { postalcode, towns: cities } = readTypedAddress(address);
  if (postalcode) {
    const found = (await getPlaces(postalcode)).filter((place) => place.postalcode === postalcode);
    const inNamedCity = found.filter(({ city }) =>
      cities.some((cityName) => normalizeName(city) === normalizeName(cityName)),
    );
    if (found.length > 0) return inNamedCity.length > 0 ? inNamedCity : found;
  }
  for (const cityName of cities) {
    const found = await getPlaces(cityName);
    const exact = found.filter(({ city }) => normalizeName(city) === normalizeName(cityName));
    if (found.length > 0) return exact.length > 0 ? exact : found;
  }
  return [];
}
