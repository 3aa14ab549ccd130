"use client";

import { type ComponentType, useEffect, useState } from "react";
import { afterFirstInteraction } from "@/lib/navigation/after-first-interaction";

export function DeferredServicesIsland() {
  const [Services, setServices] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      afterFirstInteraction(() => {
        import("./deferred-services").then(
          (loaded) => setServices(() => loaded.DeferredServices),
          () => undefined,
        );
      }),
    [],
  );
  return Services && <Services />;
}
