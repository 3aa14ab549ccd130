"use client";

import { lazy, Suspense, useEffect } from "react";
import { reloadForMissingChunk } from "@/lib/navigation/missing-chunk";

const ErrorPage = lazy(() =>
  import("@/components/layout/error-page").then(
    (loaded) => ({ default: loaded.ErrorPage }),
    (error: unknown) => {
      reloadForMissingChunk(error);
      throw error;
    },
  ),
);

/** The details are loaded lazily because every page bundles this boundary. */
export default function LocaleError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  useEffect(() => void reloadForMissingChunk(error), [error]);
  return (
    <Suspense fallback={null}>
      <ErrorPage digest={error.digest} onRetry={reset} />
    </Suspense>
  );
}
