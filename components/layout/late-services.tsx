"use client";

import { type ComponentType, useEffect, useState } from "react";
import { cookiePreferences, watchOtherTabs } from "@/lib/consent/cookie-preferences";
import { sendPendingProof } from "@/lib/consent/record-choice";
import { useStore } from "@/lib/use-store";

let startOnce: Promise<void> | null = null;

export function LateServices() {
  const preferences = useStore(cookiePreferences);
  const [Bar, setBar] = useState<ComponentType | null>(null);
  const mustAsk = preferences === null;

  useEffect(() => {
    watchOtherTabs();
    void sendPendingProof();
  }, []);

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

  return mustAsk && Bar ? <Bar /> : null;
}
