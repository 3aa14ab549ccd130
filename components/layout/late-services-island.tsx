"use client";

import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "@/lib/navigation/when-idle";

/** Whatever no page needs to be shown and used: cookie choice, analytics, version check. */
export function LateServicesIsland() {
  const [Services, setServices] = useState<ComponentType | null>(null);
  useEffect(() => {
    whenIdle(() => {
      import("./late-services").then(
        (loaded) => setServices(() => loaded.LateServices),
        () => undefined,
      );
    });
  }, []);
  return Services && <Services />;
}
