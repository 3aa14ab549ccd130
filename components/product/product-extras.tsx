"use client";

import { Activity, lazy } from "react";
import { needsCardExtrasStore } from "@/lib/card-extras";
import { useStore } from "@/lib/use-store";

/** Few visitors have a food profile. Not in `<Suspense>`: docs/decisions/first-paint.md. */
const HouseholdWarningSlot = lazy(() =>
  import("@/components/household/household-warning-slot").then((file) => ({
    default: file.HouseholdWarningSlot,
  })),
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
