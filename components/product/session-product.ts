import type { ReactNode } from "react";
import type { CompactSelling } from "@/lib/cart/compact-selling";

export type SessionProduct = { price: ReactNode; selling: CompactSelling; stock: number };

export type SessionProducts = ReadonlyMap<number, SessionProduct>;

export const NO_PRODUCTS: SessionProducts = new Map();
