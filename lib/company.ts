import { brand } from "../brand.config";
import { env } from "./env";

/** Beside the storefront, on this machine or in its network: the embedded backend. */
const isNear = (url: string): boolean => /^(?:localhost|[\d.]+|\[.*\]|[\w-]+)$/.test(new URL(url).hostname);

export type Company = Omit<typeof brand, "isDemonstration">;

/** Who sells; null where a connected shop still has the company of the demonstration. */
export const company = (): Company | null => (brand.isDemonstration && !isNear(env().ebsnUrl) ? null : brand);
