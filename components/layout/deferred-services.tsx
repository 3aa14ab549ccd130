"use client";

import { useEffect } from "react";
import { compareComponents } from "@/components/product/compare-components";
import { LazyIsland } from "@/components/ui/lazy-island";
import { blockingRequests } from "@/lib/api/blocking-requests";
import { cookiePreferences } from "@/lib/consent/cookie-preferences";
import { useStore } from "@/lib/state/use-store";
import { startServices } from "./start-services";

const loadCookieBar = () => import("@/components/consent/cookie-bar").then((loaded) => loaded.CookieBar);
const loadLoadingOverlay = () => import("./loading-overlay").then((loaded) => loaded.LoadingOverlay);

let analyticsStart: Promise<void> | null = null;

export function DeferredServices() {
  const preferences = useStore(cookiePreferences);
  const isBlocking = useStore(blockingRequests, (count) => count > 0);
  const needsChoice = preferences === null;
  const compare = useStore(compareComponents);

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
