"use client";

import { type ComponentType, useEffect, useState } from "react";
import { hasStaffHint } from "@/lib/session/session-hint";

export function StaffBarIsland() {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (hasStaffHint())
      import("./staff-bar").then(
        (module) => setBar(() => module.StaffBar),
        () => undefined,
      );
  }, []);
  return Bar && <Bar />;
}
