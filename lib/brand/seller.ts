import { seller } from "../../brand.config";
import type { Seller } from "./brand-types";
import { env } from "../env";

/** Null where a connected shop still has the demo company. */
export const getSeller = (): Seller | null => (seller.isDemonstration && !env().isEmbedded ? null : seller);
