"use client";

import { useStore } from "@/lib/state/use-store";
import { foodProfileComponentsStore } from "./food-profile-components";

export function FoodProfileFilterSlot() {
  const components = useStore(foodProfileComponentsStore);
  return components && <components.Filter />;
}
