import { seller } from "../brand.config";
import type { Seller } from "./brand-types";
import { env } from "./env";

/** The embedded backend runs on this machine or in its network. */
const isNear = (url: string): boolean => /^(?:localhost|[\d.]+|\[.*\]|[\w-]+)$/.test(new URL(url).hostname);

/** Null where a connected shop still has the demo company. */
export const getSeller = (): Seller | null =>
  seller.isDemonstration && !isNear(env().ebsnUrl) ? null : seller;
