"use client";

import { type ComponentType, useEffect, useState } from "react";
import { afterFirstUse } from "@/lib/navigation/after-first-use";

/** Services that no page needs at first: cookie choice, analytics, version check. */
export function LateServicesIsland() {
  const [Services, setServices] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      afterFirstUse(() => {
        import("./late-services").then(
          (loaded) => setServices(() => loaded.LateServices),
          () => undefined,
        );
      }),
    [],
  );
  return Services && <Services />;
}
