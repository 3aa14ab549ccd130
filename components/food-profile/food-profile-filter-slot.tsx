"use client";

import { useStore } from "@/lib/state/use-store";
import { foodProfileComponents } from "./food-profile-components";

export function FoodProfileFilterSlot() {
  const components = useStore(foodProfileComponents);
  return components && <components.Filter />;
}
