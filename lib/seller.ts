import { seller } from "../brand.config";
import type { Seller } from "./brand-types";
import { env } from "./env";

/** Who sells; null where a connected shop still has the company of the demonstration. */
export const getSeller = (): Seller | null =>
  seller.isDemonstration && !env().isEmbedded ? null : seller;
