"use client";

import { lazy, Suspense } from "react";
import { useWords } from "@/components/ui/words";

const ErrorPage = lazy(() =>
  import("@/components/layout/error-page").then((loaded) => ({ default: loaded.ErrorPage })),
);

/** Said at once; the ways on are fetched when they are needed, since every page loads this one. */
export default function Failed({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const { errorTitle, errorText } = useWords();
  const said = (
    <>
      <h1>{errorTitle}</h1>
      <p role="alert">{errorText}</p>
    </>
  );
  return (
    <Suspense fallback={said}>
      <ErrorPage digest={error.digest} onRetry={reset} />
    </Suspense>
  );
}
