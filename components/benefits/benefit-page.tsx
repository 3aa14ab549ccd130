"use client";

import type { ReactNode } from "react";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/use-cart";
import { MemberOnly } from "./member-only";

type Props = {
  title: string;
  text?: string;
  isLoaded: boolean;
  error: unknown;
  onRetry: () => void;
  needsCard?: boolean;
  children: ReactNode;
};

export function BenefitPage({ title, text, isLoaded, error, onRetry, needsCard, children }: Props) {
  const { cart } = useCart();
  const isLocked = needsCard === true && cart !== null && !cart.user.fidelityCard;
  return (
    <>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {error !== undefined && <LoadError error={error} onRetry={onRetry} />}
      {!isLoaded && error === undefined && <Skeleton height="16rem" radius="var(--radius-l)" />}
      {isLoaded && (isLocked ? <MemberOnly /> : children)}
    </>
  );
}
