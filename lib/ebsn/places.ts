import "server-only";
import { cachePolicy } from "../cache-policy";
import { readTypedAddress } from "../rules/typed-address";
import type { Place } from "./domain/delivery";
import { placeListSchema } from "./schemas/delivery";
import { toPlace } from "./transforms/delivery";
import { readPublic } from "./transport";

const LONGEST = 80;

/** Places whose postal code begins with, or whose town contains, the words. */
async function getPlaces(q: string): Promise<Place[]> {
  const raw = await readPublic({
    path: "/ebsn/api/geo/homedelivery-list-simple",
    params: { q: q.slice(0, LONGEST) },
    schema: placeListSchema,
    policy: cachePolicy.warehouses(),
  });
  return raw.results.map(toPlace);
}

/** Accents, case and what stands between the letters do not matter. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

/** The places a typed address may mean, the likeliest kind only: by postal code, else by town. */
export async function findPlaces(address: string): Promise<Place[]> {
  const { postalcode, towns } = readTypedAddress(address);
  if (postalcode) {
    const found = (await getPlaces(postalcode)).filter((place) => place.postalcode === postalcode);
    const named = found.filter(({ city }) => towns.some((town) => plain(city) === plain(town)));
    if (found.length > 0) return named.length > 0 ? named : found;
  }
  for (const town of towns) {
    const found = await getPlaces(town);
    const exact = found.filter(({ city }) => plain(city) === plain(town));
    if (found.length > 0) return exact.length > 0 ? exact : found;
  }
  return [];
}
