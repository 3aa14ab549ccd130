import { cartSchema } from "@/lib/ebsn/schemas/cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { toCart } from "@/lib/ebsn/transforms/cart";
import { hasAddress, hasTimeslot } from "@/lib/rules/cart/cart-readiness";
import { runCheck } from "./run-check";
import { type Finding, notTried } from "./finding";
import { checkAddresses } from "./session";
import type { Params, ShopClient } from "./shop";
import { checkTimeslots } from "./stores";

const selectForCart = (shop: ShopClient, path: string, method: "GET" | "POST", params: Params) =>
  runCheck(shop, {
    path,
    method,
    params: { ...params, show_sectors: true },
    schema: cartSchema,
    transform: toCart,
    inspect: ({ domain }) => ({
      facts: [
        `address ${domain.address?.addressId ?? "none"}, slot ${domain.timeslot?.timeslotId ?? "none"}`,
      ],
    }),
  });

async function selectAddress(shop: ShopClient): Promise<Finding> {
  const address = (await checkAddresses(shop)).domain?.[0];
  if (!address) return notTried("POST user-address/select", "the customer has no address");
  const { finding } = await selectForCart(shop, "user-address/select", "POST", {
    address_type: address.addressTypeId ?? undefined,
    address_id: address.addressId,
    delivery_service_id: address.deliveryServiceId ?? undefined,
  });
  return finding;
}

async function selectSlot(shop: ShopClient): Promise<Finding> {
  const days = (await checkTimeslots(shop)).domain ?? [];
  const freeSlot = days
    .flatMap((day) => day.timeslots.map((slot) => ({ day, slot })))
    .findLast(({ slot }) => slot.active > 0);
  if (!freeSlot) return notTried("GET timeslot/select", "no slot is available");
  const { finding } = await selectForCart(shop, "timeslot/select", "GET", {
    sel_date: freeSlot.day.date,
    timeslot_id: freeSlot.slot.timeslotId,
  });
  return finding;
}

/** Selects the address and slot a cart needs before the first add; existing selections stay. */
export async function prepareCart(shop: ShopClient, cart: Cart | null): Promise<Finding[]> {
  if (!cart) return [];
  const address = hasAddress(cart) ? [] : [await selectAddress(shop)];
  const slot = hasTimeslot(cart) && address.length === 0 ? [] : [await selectSlot(shop)];
  return [...address, ...slot];
}
