"use client";

import { type ComponentType, useEffect, useState } from "react";
import { cookiePreferences, watchOtherTabs } from "@/lib/consent/cookie-preferences";
import { sendPendingProof } from "@/lib/consent/record-choice";
import { useStore } from "@/lib/use-store";

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

  return mustAsk && Bar ? <Bar /> : null;
}
