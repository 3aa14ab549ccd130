"use client";

import { Activity, lazy } from "react";
import { showsListExtras } from "@/lib/list-extras";
import { useStore } from "@/lib/use-store";

/** Few visitors have a food profile. Not in `<Suspense>`: docs/decisions/first-paint.md. */
const HouseholdNote = lazy(() =>
  import("@/components/household/household-note").then((file) => ({ default: file.HouseholdNote })),
);

export function ProductExtras({ id }: { id: number }) {
  const hasExtras = useStore(showsListExtras);
  return (
    hasExtras && (
      <Activity>
        <HouseholdNote id={id} isDetail />
      </Activity>
    )
  );
}
