"use client";

import { ErrorPage } from "@/components/layout/error-page";

export default function Failed({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <ErrorPage digest={error.digest} onRetry={reset} />;
}
