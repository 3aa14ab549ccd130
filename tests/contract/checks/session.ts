import { cartSchema } from "@/lib/ebsn/schemas/cart";
import { addressListSchema, deliveryServiceListSchema } from "@/lib/ebsn/schemas/delivery";
import { orderListSchema } from "@/lib/ebsn/schemas/order";
import { authSchema } from "@/lib/ebsn/schemas/user";
import { toCart, toCartUser } from "@/lib/ebsn/transforms/cart";
import { toAddress, toDeliveryService } from "@/lib/ebsn/transforms/delivery";
import { toOrderList } from "@/lib/ebsn/transforms/order";
import { examine } from "./examine";
import type { Finding } from "./finding";
import type { Shop } from "./shop";

const who = ({ user }: { user: Parameters<typeof toCartUser>[0] }) => toCartUser(user);

export const askAuth = (shop: Shop) =>
  examine(shop, {
    path: "auth/test",
    schema: authSchema,
    transform: who,
    mayRefuse: true,
    inspect: ({ domain }) => ({ facts: [domain.userId > 0 ? `user ${domain.userId}` : "anonymous"] }),
  });

/** The form of a log-in; the password travels in it and is never shown. */
export const logIn = (shop: Shop, login: string, password: string) =>
  examine(shop, {
    path: "auth/login",
    method: "POST",
    send: { form: { login, password, remember_me: "true", show_sectors: "false" } },
    schema: authSchema,
    transform: who,
    inspect: ({ domain }) => ({
      surprises: domain.userId > 0 ? [] : ["the answer names no user"],
      facts: [`user ${domain.userId}`],
    }),
  });

export const askCart = (shop: Shop) =>
  examine(shop, {
    path: "cart/view",
    params: { show_sectors: true },
    schema: cartSchema,
    transform: toCart,
    mayRefuse: true,
    inspect: ({ domain }) => ({
      facts: [
        `${domain.sectors.flatMap(({ items }) => items).length} lines in ${domain.sectors.length} sectors`,
      ],
    }),
  });

export const askAddresses = (shop: Shop) =>
  examine(shop, {
    path: "user-address/list",
    schema: addressListSchema,
    transform: ({ addresses }) => addresses.map(toAddress),
    inspect: ({ domain }) => ({ facts: [`${domain.length} addresses`] }),
  });

const askServices = (shop: Shop) =>
  examine(shop, {
    path: "user-address/delivery-service-list",
    schema: deliveryServiceListSchema,
    transform: ({ deliveryServices }) => deliveryServices.map(toDeliveryService),
    inspect: ({ domain }) => ({
      surprises: domain
        .filter(({ deliveryServiceId }) => ![1, 2, 4].includes(deliveryServiceId))
        .map(({ deliveryServiceId, name }) => `service ${deliveryServiceId} (${name}) has no dialog`),
      facts: [domain.map(({ name }) => name).join(", ")],
    }),
  });

const askOrders = (shop: Shop) =>
  examine(shop, {
    path: "order/list",
    schema: orderListSchema,
    transform: toOrderList,
    inspect: ({ domain }) => ({ facts: [`${domain.page.items} orders`] }),
  });

/** What a signed-in customer reads, one after the other. */
export async function sessionReads(shop: Shop): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const ask of [askAuth, askCart, askAddresses, askServices, askOrders])
    findings.push((await ask(shop)).finding);
  return findings;
}
