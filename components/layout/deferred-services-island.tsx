"use client";

import { type ComponentType, useEffect, useState } from "react";
import { afterFirstUse } from "@/lib/navigation/after-first-use";

export function DeferredServicesIsland() {
  const [Services, setServices] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      afterFirstUse(() => {
        import("./deferred-services").then(
          (loaded) => setServices(() => loaded.DeferredServices),
          () => undefined,
        );
      }),
    [],
  );
  return Services && <Services />;
}
