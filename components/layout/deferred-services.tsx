"use client";

import { useEffect } from "react";
import { compareComponentsStore } from "@/components/product/compare-components";
import { LazyIsland } from "@/components/ui/lazy-island";
import { blockingRequestsStore } from "@/lib/api/blocking-requests";
import { cookiePreferencesStore } from "@/lib/consent/cookie-preferences";
import { useStore } from "@/lib/state/use-store";
import { startServices } from "./start-services";

const loadCookieBar = () => import("@/components/consent/cookie-bar").then((loaded) => loaded.CookieBar);
const loadLoadingOverlay = () => import("./loading-overlay").then((loaded) => loaded.LoadingOverlay);

let analyticsStart: Promise<void> | null = null;

export function DeferredServices() {
  const preferences = useStore(cookiePreferencesStore);
  const isBlocking = useStore(blockingRequestsStore, (count) => count > 0);
  const needsChoice = preferences === null;
  const compare = useStore(compareComponentsStore);

  useEffect(startServices, []);

  const isMeasured = preferences?.analytics === true;
  useEffect(() => {
    if (isMeasured)
      analyticsStart ??= import("@/lib/analytics/start").then(
        ({ startAnalytics }) => startAnalytics(),
        () => undefined,
      );
  }, [isMeasured]);

  return (
    <>
      {needsChoice && <LazyIsland load={loadCookieBar} props={{}} />}
      <LazyIsland load={loadLoadingOverlay} isWanted={isBlocking} props={{}} />
      {compare && <compare.Bar />}
    </>
  );
}
