"use client";

import { Activity } from "react";
import { FoodProfileUnchecked } from "@/components/food-profile/food-profile-unchecked";
import type { FoodProfileWarningProps } from "@/components/food-profile/food-profile-warning";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { needsCardExtrasStore } from "@/lib/catalogue/card-extras";
import { useStore } from "@/lib/state/use-store";

/** Few visitors have a food profile. Not in `<Suspense>`: docs/decisions/first-paint.md. */
const FoodProfileWarningSlot = lazyOptional<FoodProfileWarningProps>(
  () =>
    import("@/components/food-profile/food-profile-warning-slot").then((file) => file.FoodProfileWarningSlot),
  FoodProfileUnchecked,
);

export function ProductExtras({ id }: { id: number }) {
  const hasExtras = useStore(needsCardExtrasStore);
  return (
    hasExtras && (
      <Activity>
        <FoodProfileWarningSlot id={id} isDetail />
      </Activity>
    )
  );
}
