"use client";

import { type ComponentType, useEffect, useState } from "react";
import { hasStaffHint } from "@/lib/session/hint";

/** Stands in every frame and fetches the bar of those who work for the shop, for them alone. */
export function StaffSpot() {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (hasStaffHint())
      import("./staff-bar").then(
        (loaded) => setBar(() => loaded.StaffBar),
        () => undefined,
      );
  }, []);
  return Bar && <Bar />;
}
