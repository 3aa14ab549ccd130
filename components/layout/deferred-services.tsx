"use client";

import { type ComponentType, useEffect, useState } from "react";
import { compareComponents } from "@/components/product/compare-components";
import { blockingRequests } from "@/lib/api/blocking-requests";
import { cookiePreferences } from "@/lib/consent/cookie-preferences";
import { useStore } from "@/lib/use-store";
import { startServices } from "./start-services";

let analyticsStart: Promise<void> | null = null;

export function DeferredServices() {
  const preferences = useStore(cookiePreferences);
  const [Bar, setBar] = useState<ComponentType | null>(null);
  const isBlocking = useStore(blockingRequests, (count) => count > 0);
  const [Loading, setLoading] = useState<ComponentType | null>(null);
  const needsChoice = preferences === null;
  const compare = useStore(compareComponents);

  useEffect(startServices, []);

  useEffect(() => {
    if (!needsChoice) return;
    import("@/components/consent/cookie-bar").then(
      (loaded) => setBar(() => loaded.CookieBar),
      () => undefined,
    );
  }, [needsChoice]);

  useEffect(() => {
    if (!isBlocking) return;
    import("./loading-overlay").then(
      (loaded) => setLoading(() => loaded.LoadingOverlay),
      () => undefined,
    );
  }, [isBlocking]);

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
      {needsChoice && Bar && <Bar />}
      {Loading && <Loading />}
      {compare && <compare.Bar />}
    </>
  );
}
