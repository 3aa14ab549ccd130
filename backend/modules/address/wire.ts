import type { WireAddress } from "../../../lib/ebsn/schemas/delivery";
import type { address } from "../../db/schema";
import { isoOf } from "../../seed/delivery/provinces";

export type AddressRow = typeof address.$inferSelect;

/** `distance` in metres from the searched position. */
export function addressWire(row: AddressRow, distance: number | null = null): WireAddress {
  return {
    addressId: row.addressId,
    addressName: row.addressName,
    address1: row.address1,
    addressNumber: row.addressNumber,
    city: row.city,
    province: row.province,
    postalcode: row.postalcode,
    countryId: row.countryId,
    country: isoOf(row.countryId),
    addressTypeId: row.addressTypeId,
    deliveryServiceId: row.deliveryServiceId,
    zoneId: row.zoneId,
    latitude: row.latitude,
    longitude: row.longitude,
    ...(distance === null ? {} : { distance: Math.round(distance) }),
    autoAssigned: false,
    referencePhoneNumber: row.referencePhoneNumber,
    floor: row.floor,
    intercom: row.intercom,
    note: row.note,
  };
}
