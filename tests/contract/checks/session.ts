import { cartSchema } from "@/lib/ebsn/schemas/cart";
import { addressListSchema } from "@/lib/ebsn/schemas/delivery";
import { orderListSchema } from "@/lib/ebsn/schemas/order";
import { authSchema } from "@/lib/ebsn/schemas/user";
import { toCart, toCartUser } from "@/lib/ebsn/transforms/cart";
import { toAddress } from "@/lib/ebsn/transforms/delivery";
import { toOrderList } from "@/lib/ebsn/transforms/order";
import { runCheck } from "./run-check";
import type { Finding } from "./finding";
import type { ShopClient } from "./shop";

const toUser = ({ user }: { user: Parameters<typeof toCartUser>[0] }) => toCartUser(user);

export const checkAuth = (shop: ShopClient) =>
  runCheck(shop, {
    path: "auth/test",
    schema: authSchema,
    transform: toUser,
    mayBeRejected: true,
    inspect: ({ domain }) => ({ facts: [domain.userId > 0 ? `user ${domain.userId}` : "anonymous"] }),
  });

export const checkLogin = (shop: ShopClient, login: string, password: string) =>
  runCheck(shop, {
    path: "auth/login",
    method: "POST",
    send: { form: { login, password, remember_me: "true", show_sectors: "false" } },
    schema: authSchema,
    transform: toUser,
    inspect: ({ domain, unknownHeaders }) => ({
      surprises: [
        ...(domain.userId > 0 ? [] : ["the response has no user"]),
        ...unknownHeaders.map(
          (name) => `header ${name}; if it holds a token: EBSN_SESSION_HEADER or EBSN_ACCOUNT_HEADER=${name}`,
        ),
      ],
      facts: [`user ${domain.userId}`],
    }),
  });

export const checkCart = (shop: ShopClient) =>
  runCheck(shop, {
    path: "cart/view",
    params: { show_sectors: true },
    schema: cartSchema,
    transform: toCart,
    mayBeRejected: true,
    inspect: ({ domain }) => ({
      facts: [
        `${domain.sectors.flatMap(({ items }) => items).length} lines in ${domain.sectors.length} sectors`,
      ],
    }),
  });

export const checkAddresses = (shop: ShopClient) =>
  runCheck(shop, {
    path: "user-address/list",
    schema: addressListSchema,
    transform: ({ addresses }) => addresses.map(toAddress),
    inspect: ({ domain }) => ({ facts: [`${domain.length} addresses`] }),
  });

const checkOrders = (shop: ShopClient) =>
  runCheck(shop, {
    path: "order/list",
    schema: orderListSchema,
    transform: toOrderList,
    inspect: ({ domain }) => ({ facts: [`${domain.page.items} orders`] }),
  });

export async function checkSession(shop: ShopClient): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of [checkAuth, checkCart, checkAddresses, checkOrders])
    findings.push((await check(shop)).finding);
  return findings;
}
