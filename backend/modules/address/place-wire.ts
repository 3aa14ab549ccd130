import type { WireAddress } from "../../../lib/ebsn/schemas/delivery";
import { HOME, type ServedPlace } from "./coverage";

/** Only the town is known: an address that still has to be given. */
export const placeWire = ({ city, province, postalcode, zoneId }: ServedPlace): WireAddress => ({
  addressId: 0,
  city,
  province,
  postalcode,
  zoneId,
  deliveryServiceId: HOME,
  autoAssigned: true,
});
