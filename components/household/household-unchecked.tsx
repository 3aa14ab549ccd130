"use client";

import { useMessages } from "@/components/ui/messages";
import { hasHousehold } from "@/lib/household/hint";

/** In the place of a warning whose script or data could not be read: silence would read as "suits". */
export function HouseholdUnchecked() {
  const { householdUnchecked } = useMessages();
  return hasHousehold() ? <small>{householdUnchecked}</small> : null;
}
