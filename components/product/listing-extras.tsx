"use client";

import { Activity } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { needsCardExtrasStore } from "@/lib/catalogue/card-extras";
import { useStore } from "@/lib/state/use-store";

const FoodProfileFilterSlot = lazyOptional(() =>
  import("@/components/food-profile/food-profile-filter-slot").then((file) => file.FoodProfileFilterSlot),
);

export function ListingExtras() {
  return (
    useStore(needsCardExtrasStore) && (
      <Activity>
        <FoodProfileFilterSlot />
      </Activity>
    )
  );
}
