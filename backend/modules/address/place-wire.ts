import type { WireAddress } from "../../../lib/ebsn/schemas/delivery";
import { HOME, type ServedPlace } from "./coverage";

/** An address of which only the town is known. */
export const placeWire = ({ city, province, postalcode, zoneId }: ServedPlace): WireAddress => ({
  addressId: 0,
  city,
  province,
  postalcode,
  zoneId,
  deliveryServiceId: HOME,
  autoAssigned: true,
});
