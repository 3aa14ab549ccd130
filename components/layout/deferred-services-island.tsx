"use client";

import { LazyIsland } from "@/components/ui/lazy-island";
import { afterFirstInteraction } from "@/lib/navigation/after-first-interaction";

/** Where the connection is lost at first, with the next one. */
const importServices = (): Promise<typeof import("./deferred-services")> =>
  import("./deferred-services").catch(() =>
    new Promise((resolve) => addEventListener("online", resolve, { once: true })).then(importServices),
  );

const loadServices = () =>
  new Promise<void>((resolve) => void afterFirstInteraction(resolve))
    .then(importServices)
    .then((loaded) => loaded.DeferredServices);

export const DeferredServicesIsland = () => <LazyIsland load={loadServices} props={{}} />;
