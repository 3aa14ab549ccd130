import type { Address } from "../../ebsn/domain/delivery";
import { ITALY } from "./countries";
import { hasStreet } from "./delivery-services";

export type AddressFilter = { search?: string; city?: string; postalcode?: string };

export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text);

/** Italian postal codes begin with the number of an area; these are given to none. */
const UNUSED_AREAS = ["49", "68", "69", "77", "78", "79", "99"];

export const isPossiblePostalCode = (postalcode: string): boolean =>
  !UNUSED_AREAS.includes(postalcode.slice(0, 2));

const includesText = (text: string, part: string) => text.toLocaleLowerCase("it").includes(part);

/** Search matches name, street, city and postal code; the last two have filters of their own (requirements/delivery#addresses). */
export function filterAddresses<A extends Pick<Address, "addressName" | "address1" | "city" | "postalcode">>(
  addresses: A[],
  { search = "", city = "", postalcode = "" }: AddressFilter,
): A[] {
  const query = search.trim().toLocaleLowerCase("it");
  const cityQuery = city.trim().toLocaleLowerCase("it");
  const postalCodeQuery = postalcode.trim();
  return addresses.filter(
    (address) =>
      (query === "" ||
        [address.addressName, address.address1, address.city, address.postalcode].some((text) =>
          includesText(text, query),
        )) &&
      (cityQuery === "" || includesText(address.city, cityQuery)) &&
      (postalCodeQuery === "" || address.postalcode.includes(postalCodeQuery)),
  );
}

const countryName = (iso: string, locale: string): string =>
  iso !== ITALY && /^[A-Z]{2}$/.test(iso)
    ? (new Intl.DisplayNames(locale, { type: "region" }).of(iso) ?? iso)
    : "";

/** "Via Mario Pagano 12, 20145 Milano (MI)"; with the country where it is another. */
export function formatAddress(
  address: Pick<Address, "address1" | "addressNumber" | "postalcode" | "city" | "province" | "country">,
  locale = "it",
): string {
  const street = [address.address1, address.addressNumber].filter(Boolean).join(" ");
  const postalCodeAndCity = [address.postalcode, address.city].filter(Boolean).join(" ");
  const cityWithProvince = address.province
    ? `${postalCodeAndCity} (${address.province})`
    : postalCodeAndCity;
  return [street, cityWithProvince, countryName(address.country ?? "", locale)].filter(Boolean).join(", ");
}

/** As `formatAddress`, with the name of a store or locker in front. */
export function formatPlace(
  address: Address,
  deliveryServiceId: number | null | undefined,
  locale?: string,
): string {
  const name = hasStreet(deliveryServiceId) ? "" : address.addressName;
  return [name, formatAddress(address, locale)].filter(Boolean).join(", ");
}
