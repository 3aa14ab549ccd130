import type { Place } from "../ebsn/domain/delivery";

export type GoogleComponent = { types: string[]; longText: string | null; shortText: string | null };

export type FoundAddress = Place & { address1: string; addressNumber: string };

type Location = { latitude: number; longitude: number };

/** Google's Italian addresses: the town is `locality` or, in large communes, `administrative_area_level_3`. */
export function toFoundAddress(components: GoogleComponent[], location: Location): FoundAddress {
  const find = (...types: string[]) =>
    types.map((type) => components.find((component) => component.types.includes(type))).find(Boolean);
  return {
    address1: find("route")?.longText ?? "",
    addressNumber: find("street_number")?.longText ?? "",
    postalcode: find("postal_code")?.longText ?? "",
    city: find("locality", "administrative_area_level_3", "postal_town")?.longText ?? "",
    province: find("administrative_area_level_2")?.shortText ?? "",
    ...location,
    served: false,
  };
}
