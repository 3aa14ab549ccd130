"use client";

import { useMessages } from "@/components/ui/messages";
import { hasFoodProfile } from "@/lib/food-profile/hint";

/** In the place of a warning whose script or data could not be read: silence would read as "suits". */
export function FoodProfileUnchecked() {
  const { foodProfileUnchecked } = useMessages();
  return hasFoodProfile() ? <small>{foodProfileUnchecked}</small> : null;
}
