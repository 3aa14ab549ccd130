"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import { compareParts } from "@/components/product/compare-parts";
import { keepNotificationsClear } from "@/components/ui/keep-notifications-clear";
import { notify } from "@/components/ui/notify";
import { blockingRequests } from "@/lib/api/blocking-requests";
import { cookiePreferences, watchOtherTabs } from "@/lib/consent/cookie-preferences";
import { storeCodeFromUrl } from "@/lib/cart/waiting-code";
import { sendPendingProof } from "@/lib/consent/record-choice";
import { loadLateMessages } from "@/lib/i18n/late-messages";
import { guardRestoredPages } from "@/lib/navigation/restored-page";
import { reloadWhenIdle, watchBuild } from "@/lib/navigation/restart";
import { followNotifications, registerServiceWorker } from "@/lib/offline/service-worker";
import { checkSessionOnReturn } from "@/lib/session/check-session";
import { useStore } from "@/lib/use-store";

let startOnce: Promise<void> | null = null;

export function LateServices() {
  const preferences = useStore(cookiePreferences);
  const [Bar, setBar] = useState<ComponentType | null>(null);
  const offerReload = useCallback(() => {
    void registerServiceWorker();
    loadLateMessages().then(
      ({ newVersion, reload }) =>
        notify({
          kind: "info",
          text: newVersion,
          isLasting: true,
          action: { label: reload, run: () => window.location.reload() },
        }),
      () => undefined,
    );
  }, []);
  const isBlocking = useStore(blockingRequests, (count) => count > 0);
  const [Loading, setLoading] = useState<ComponentType | null>(null);
  const needsChoice = preferences === null;
  const compare = useStore(compareParts);

  useEffect(() => {
    void sendPendingProof();
    void registerServiceWorker();
    storeCodeFromUrl();
    const stops = [
      watchOtherTabs(),
      watchBuild(offerReload),
      reloadWhenIdle(),
      guardRestoredPages(),
      keepNotificationsClear(),
      checkSessionOnReturn(),
      followNotifications((path) => window.location.assign(path)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [offerReload]);

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
      startOnce ??= import("@/lib/analytics/start").then(
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
