import { LOCKERS_CHECK_AGE } from "../../../brand/lockers";
import { isForAdults } from "../products/age";
import { serviceKind } from "../delivery/delivery-services";

/** A machine may sell alcohol only if it checks the age (L. 125/2001, art. 14-ter). */
export const isBarredFromLocker = (
  deliveryServiceId: number | null | undefined,
  features: string[],
): boolean => !LOCKERS_CHECK_AGE && serviceKind(deliveryServiceId) === "locker" && isForAdults(features);
