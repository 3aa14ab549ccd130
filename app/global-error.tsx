"use client";

import { lazy, Suspense } from "react";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";

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
  return (
    <html lang={typeof document === "undefined" ? DEFAULT_LOCALE : document.documentElement.lang}>
      <body>
        <Suspense fallback={null}>
          <GlobalErrorPage digest={error.digest} onRetry={reset} />
        </Suspense>
      </body>
    </html>
  );
}
