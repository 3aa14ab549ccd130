import type { Address } from "@/lib/ebsn/domain/delivery";

export type AddressFilter = { search?: string; city?: string; postalcode?: string };

const has = (text: string, part: string) => text.toLocaleLowerCase("it").includes(part);

/** The search looks in name, street and town; the town filter and the postal code each in their own (spec 2 §2). */
export function filterAddresses<A extends Pick<Address, "addressName" | "address1" | "city" | "postalcode">>(
  addresses: A[],
  { search = "", city = "", postalcode = "" }: AddressFilter,
): A[] {
  const wanted = search.trim().toLocaleLowerCase("it");
  const town = city.trim().toLocaleLowerCase("it");
  const code = postalcode.trim();
  return addresses.filter(
    (address) =>
      (wanted === "" ||
        [address.addressName, address.address1, address.city].some((text) => has(text, wanted))) &&
      (town === "" || has(address.city, town)) &&
      (code === "" || address.postalcode.includes(code)),
  );
}

/** "Via Mario Pagano 12, 20145 Milano (MI)". */
export function addressLine(
  address: Pick<Address, "address1" | "addressNumber" | "postalcode" | "city" | "province">,
): string {
  const street = [address.address1, address.addressNumber].filter(Boolean).join(" ");
  const town = [address.postalcode, address.city].filter(Boolean).join(" ");
  const place = address.province ? `${town} (${address.province})` : town;
  return [street, place].filter(Boolean).join(", ");
}
