import type { ReactNode } from "react";
import type { PriceParts } from "@/components/cart/price-text";
import type { CompactSelling } from "@/lib/cart/compact-selling";

export type SessionProduct = { price: ReactNode; text: PriceParts; selling: CompactSelling; stock: number };

export type SessionProducts = ReadonlyMap<number, SessionProduct>;

export const NO_PRODUCTS: SessionProducts = new Map();
