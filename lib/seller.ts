import { seller } from "../brand.config";
import type { Seller } from "./brand-types";
import { env } from "./env";

/** Beside the storefront, on this machine or in its network: the embedded backend. */
const isNear = (url: string): boolean => /^(?:localhost|[\d.]+|\[.*\]|[\w-]+)$/.test(new URL(url).hostname);

/** Who sells; null where a connected shop still has the company of the demonstration. */
export const getSeller = (): Seller | null =>
  seller.isDemonstration && !isNear(env().ebsnUrl) ? null : seller;
