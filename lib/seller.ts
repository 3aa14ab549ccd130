import { seller } from "../brand.config";
import type { Seller } from "./brand-types";
import { env } from "./env";

const OWN_HOSTS =
  /^(?:localhost|[\w-]+|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[(?:::1|f[cd][\da-f:]+)\])$/;

/** The embedded backend runs on this machine or in its network. */
const isEmbeddedBackend = (url: string): boolean => OWN_HOSTS.test(new URL(url).hostname);

/** Null where a connected shop still has the demo company. */
export const getSeller = (): Seller | null =>
  seller.isDemonstration && !isEmbeddedBackend(env().ebsnUrl) ? null : seller;
