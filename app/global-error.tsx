"use client";

import { lazy, Suspense, useEffect } from "react";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { reloadForMissingChunk } from "@/lib/navigation/stale-build";

// The layout with its styles and messages may have failed, so this page has its own.
const body = {
  margin: "20vh auto 0",
  maxWidth: "32rem",
  padding: "0 1.5rem",
  font: "1.125rem/1.5 system-ui",
};

const ReloadButton = () => (
  <button type="button" onClick={() => window.location.reload()}>
    {window.location.host}
  </button>
);

/** Loaded lazily because every page bundles this boundary. */
const GlobalErrorPage = lazy(() =>
  import("@/components/layout/global-error-page").then(
    (loaded) => ({ default: loaded.GlobalErrorPage }),
    () => ({ default: ReloadButton }),
  ),
);

export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  useEffect(() => void reloadForMissingChunk(error), [error]);
  return (
    <html lang={getPageLocale()}>
      <body style={body}>
        <Suspense fallback={null}>
          <GlobalErrorPage digest={error.digest} onRetry={reset} />
        </Suspense>
      </body>
    </html>
  );
}
