import { cartSchema } from "@/lib/ebsn/schemas/cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { toCart } from "@/lib/ebsn/transforms/cart";
import { hasAddress, hasTimeslot } from "@/lib/rules/cart-readiness";
import { examine } from "./examine";
import { type Finding, notTried } from "./finding";
import { askAddresses } from "./session";
import type { Params, Shop } from "./shop";
import { askTimeslots } from "./stores";

const choose = (shop: Shop, path: string, method: "GET" | "POST", params: Params) =>
  examine(shop, {
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

async function chooseAddress(shop: Shop): Promise<Finding> {
  const address = (await askAddresses(shop)).domain?.[0];
  if (!address) return notTried("POST user-address/select", "the customer has no address");
  const { finding } = await choose(shop, "user-address/select", "POST", {
    address_type: address.addressTypeId ?? undefined,
    address_id: address.addressId,
    delivery_service_id: address.deliveryServiceId ?? undefined,
  });
  return finding;
}

async function chooseSlot(shop: Shop): Promise<Finding> {
  const days = (await askTimeslots(shop)).domain ?? [];
  const free = days
    .flatMap((day) => day.timeslots.map((slot) => ({ day, slot })))
    .findLast(({ slot }) => slot.active > 0);
  if (!free) return notTried("GET timeslot/select", "no slot is free");
  const { finding } = await choose(shop, "timeslot/select", "GET", {
    sel_date: free.day.date,
    timeslot_id: free.slot.timeslotId,
  });
  return finding;
}

/** Gives a cart that has none an address and a slot, without which nothing goes in; what is chosen stays. */
export async function readyCart(shop: Shop, cart: Cart | null): Promise<Finding[]> {
  if (!cart) return [];
  const address = hasAddress(cart) ? [] : [await chooseAddress(shop)];
  const slot = hasTimeslot(cart) && address.length === 0 ? [] : [await chooseSlot(shop)];
  return [...address, ...slot];
}
