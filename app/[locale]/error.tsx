"use client";

import { lazy, Suspense, useEffect } from "react";
import { useMessages } from "@/components/ui/messages";
import { reloadForMissingChunk } from "@/lib/navigation/stale-build";

const ErrorPage = lazy(() =>
  import("@/components/layout/error-page").then((loaded) => ({ default: loaded.ErrorPage })),
);

/** The details are loaded lazily because every page bundles this boundary. */
export default function LocaleError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const { errorTitle, errorText } = useMessages();
  useEffect(() => void reloadForMissingChunk(error), [error]);
  const fallback = (
    <>
      <h1>{errorTitle}</h1>
      <p role="alert">{errorText}</p>
    </>
  );
  return (
    <Suspense fallback={fallback}>
      <ErrorPage digest={error.digest} onRetry={reset} />
    </Suspense>
  );
}
