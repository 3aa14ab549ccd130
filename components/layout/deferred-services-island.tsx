"use client";

import { LazyIsland } from "@/components/ui/lazy-island";
import { afterFirstInteraction } from "@/lib/navigation/after-first-interaction";

const loadServices = () =>
  new Promise<void>((resolve) => void afterFirstInteraction(resolve))
    .then(() => import("./deferred-services"))
    .then((loaded) => loaded.DeferredServices);

export const DeferredServicesIsland = () => <LazyIsland load={loadServices} props={{}} />;
