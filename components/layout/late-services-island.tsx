"use client";

import { type ComponentType, useEffect, useState } from "react";
import { afterFirstUse } from "@/lib/navigation/after-first-use";

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
