import type { Warehouse } from "@/lib/ebsn/domain/delivery";

export function addressText({ address }: Warehouse): string {
  if (!address) return "";
  const street = [address.address1, address.addressNumber].filter(Boolean).join(" ");
  const town = [address.postalcode, address.city, address.province && `(${address.province})`];
  return [street, town.filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
