"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useMessages } from "@/components/ui/messages";
import { notify } from "@/components/ui/notify";
import { LoadingOverlay } from "./loading-overlay";
import { cookiePreferences, watchOtherTabs } from "@/lib/consent/cookie-preferences";
import { sendPendingProof } from "@/lib/consent/record-choice";
import { guardRestoredPages } from "@/lib/navigation/restored-page";
import { reloadWhenIdle, watchBuild } from "@/lib/navigation/restart";
import { useStore } from "@/lib/use-store";

let startOnce: Promise<void> | null = null;

export function LateServices() {
  const preferences = useStore(cookiePreferences);
  const [Bar, setBar] = useState<ComponentType | null>(null);
  const messages = useMessages();
  const offerReload = useCallback(
    () =>
      void notify({
        kind: "info",
        text: messages.newVersion,
        isLasting: true,
        action: { label: messages.reload, run: () => window.location.reload() },
      }),
    [messages],
  );
  const mustAsk = preferences === null;

  useEffect(() => {
    watchOtherTabs();
    void sendPendingProof();
    const stops = [watchBuild(offerReload), reloadWhenIdle(), guardRestoredPages()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [offerReload]);

  useEffect(() => {
    if (!mustAsk) return;
    import("@/components/consent/cookie-bar").then(
      (loaded) => setBar(() => loaded.CookieBar),
      () => undefined,
    );
  }, [mustAsk]);

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
      {mustAsk && Bar && <Bar />}
      <LoadingOverlay />
    </>
  );
}
