"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** A device that has a network may still not reach the shop, on a bad line or while the shop restarts. */
export function OfflineReason() {
  const t = useTranslations("offline");
  const hasNetwork = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => false,
  );
  return (
    <>
      <h1>{t(hasNetwork ? "unreachableTitle" : "title")}</h1>
      <p>{t(hasNetwork ? "unreachableText" : "text")}</p>
    </>
  );
}
