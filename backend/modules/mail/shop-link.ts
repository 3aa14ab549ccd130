import type { BackendConfig } from "../../config";
import { DEFAULT_LANGUAGE, type Language } from "../../languages";

export type Shop = Pick<BackendConfig, "STOREFRONT_URL" | "LOCALES">;

export const orderPath = (orderId: number) => `/profile/orders/${orderId}` as const;

/** Of a return or a withdrawal. */
export const refundPath = (refundId: number) => `/profile/order-refunds/${refundId}` as const;

/** A page of the storefront, in the reader's language where the storefront has it. */
export const shopPath = ({ LOCALES }: Pick<Shop, "LOCALES">, language: Language, path: string): string =>
  language !== DEFAULT_LANGUAGE && LOCALES.includes(language) ? `/${language}${path}` : path;

export function shopLink(
  shop: Shop,
  language: Language,
  path: string,
  query: Record<string, string> = {},
): string {
  const text = new URLSearchParams(query).toString();
  const origin = shop.STOREFRONT_URL.replace(/(?<!\/)\/+$/, "");
  return `${origin}${shopPath(shop, language, path)}${text && `?${text}`}`;
}
