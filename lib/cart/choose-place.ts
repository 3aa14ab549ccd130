import { config } from "../config";
import type { Cart } from "../ebsn/domain/cart";
import type { ServicePreview } from "../ebsn/domain/delivery";
import {
  addReadinessOptions,
  hasAddress,
  isLoggedIn,
  type ReadinessOptions,
} from "../rules/cart/cart-readiness";
import { isHomeDelivery } from "../rules/delivery/delivery-services";
import { hasSessionEnded } from "../session/session-state";
import { setVisitorPlace, visitorPlaceStore, type VisitorPlace } from "../session/visitor-place";
import { getOrFetchCart } from "./fetch-cart";
import { readinessOptions } from "./readiness";
import { writeDelivery } from "./write-cart";

/** What adding a product needs; a customer whose session has ended logs in again first. */
export const addToCartOptions = (): ReadinessOptions =>
  hasSessionEnded()
    ? readinessOptions()
    : addReadinessOptions({ ...readinessOptions(), anonymousCart: config.anonymousCart });

export const usesVisitorPlace = (cart: Cart | null): boolean =>
  config.anonymousCart && !hasSessionEnded() && (cart === null || !isLoggedIn(cart));

export async function choosePlace(place: VisitorPlace, service?: ServicePreview): Promise<Cart> {
  const isPoint = service && !isHomeDelivery(service.deliveryServiceId) && service.addressId !== null;
  const cart = await writeDelivery(
    "user-address/select",
    isPoint
      ? {
          address_type: service.addressTypeId,
          address_id: service.addressId,
          delivery_service_id: service.deliveryServiceId,
        }
      : place,
  );
  setVisitorPlace(place);
  return cart;
}

/** Restores the place of an earlier visit; true when the cart then has one. */
export async function restorePlace(): Promise<boolean> {
  const place = visitorPlaceStore.get();
  const cart = await getOrFetchCart();
  if (cart && hasAddress(cart, { bypassAutoAssignedAddress: true })) return true;
  if (!place) return false;
  return choosePlace(place).then(
    () => true,
    () => false,
  );
}
