import type { WireAddress } from "../../../lib/ebsn/schemas/delivery";
import type { ServedPlace } from "./coverage";
import { HOME } from "../../domain/delivery-service";

export const placeWire = ({ city, province, postalcode, zoneId }: ServedPlace): WireAddress => ({
  addressId: 0,
  city,
  province,
  postalcode,
  zoneId,
  deliveryServiceId: HOME,
  autoAssigned: true,
});
