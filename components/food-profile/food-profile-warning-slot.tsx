"use client";

import { useStore } from "@/lib/state/use-store";
import { foodProfileComponents } from "./food-profile-components";
import type { FoodProfileWarningProps } from "./food-profile-warning";

export function FoodProfileWarningSlot(props: FoodProfileWarningProps) {
  const components = useStore(foodProfileComponents);
  return components && <components.Warning {...props} />;
}
