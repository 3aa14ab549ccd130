import type { WireAddress } from "../../../lib/ebsn/schemas/delivery";
import { HOME, type ServedPlace } from "./coverage";

export const placeWire = ({ city, province, postalcode, zoneId }: ServedPlace): WireAddress => ({
  addressId: 0,
  city,
  province,
  postalcode,
  zoneId,
  deliveryServiceId: HOME,
  autoAssigned: true,
});
