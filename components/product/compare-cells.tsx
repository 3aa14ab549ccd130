"use client";

import type { ReactNode } from "react";
import { AddToCart } from "@/components/cart/add-to-cart";
import type { CompactSelling } from "@/lib/cart/compact-selling";
import { joinDetails } from "@/lib/format/join-details";
import { useSessionProduct } from "./session-products";
import { useStock } from "./use-stock";

type PriceProps = {
  id: number;
  part: "price" | "unitPrice";
  /** Instead of a price that the customer has not either. */
  missing: ReactNode;
  /** What visitors see. */
  children: ReactNode;
};

export function ComparePrice({ id, part, missing, children }: PriceProps) {
  const own = useSessionProduct(id)?.text;
  if (!own) return <span data-price-island={id}>{children}</span>;
  return (part === "price" ? joinDetails(own.price, own.condition) : own.unitPrice) || missing;
}

type BuyProps = { id: number; name: string; selling: CompactSelling; stock: number };

export function CompareBuy({ id, name, selling, stock }: BuyProps) {
  const own = useSessionProduct(id);
  const available = useStock({ id, stock });
  return (
    available > 0 && <AddToCart id={id} name={name} selling={own?.selling ?? selling} stock={available} />
  );
}
