import type { Cart } from "../ebsn/domain/cart";
import type { Address } from "../ebsn/domain/delivery";
import { hasStreet } from "../rules/delivery/delivery-services";

/** The street of a home delivery; the name of a store or locker. */
export function deliveryPlace(
  { service, storeName }: Pick<Cart, "service" | "storeName">,
  address: Address,
): string {
  if (hasStreet(service?.deliveryServiceId)) return `${address.address1} ${address.addressNumber}`.trim();
  return address.addressName || storeName;
}
