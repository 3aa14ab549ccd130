"use client";

import { Activity } from "react";
import { HouseholdUnchecked } from "@/components/household/household-unchecked";
import type { HouseholdWarningProps } from "@/components/household/household-warning";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { needsCardExtrasStore } from "@/lib/card-extras";
import { useStore } from "@/lib/use-store";

/** Few visitors have a food profile. Not in `<Suspense>`: docs/decisions/first-paint.md. */
const HouseholdWarningSlot = lazyOptional<HouseholdWarningProps>(
  () => import("@/components/household/household-warning-slot").then((file) => file.HouseholdWarningSlot),
  HouseholdUnchecked,
);

export function ProductExtras({ id }: { id: number }) {
  const hasExtras = useStore(needsCardExtrasStore);
  return (
    hasExtras && (
      <Activity>
        <HouseholdWarningSlot id={id} isDetail />
      </Activity>
    )
  );
}
