"use client";

import { useStore } from "@/lib/state/use-store";
import { foodProfileComponentsStore } from "./food-profile-components";
import type { FoodProfileWarningProps } from "./food-profile-warning";

export function FoodProfileWarningSlot(props: FoodProfileWarningProps) {
  const components = useStore(foodProfileComponentsStore);
  return components && <components.Warning {...props} />;
}
