"use client";

import { Button } from "@/components/ui/button";
import { useRetryAfterOutage } from "@/components/ui/use-retry-after-outage";

type Props = { label: string; note: string };

const reloadPage = () => window.location.reload();

/** For a list that could not be read. */
export function RetryList({ label, note }: Props) {
  const isRetrying = useRetryAfterOutage(reloadPage);
  return (
    <>
      {isRetrying && <p>{note}</p>}
      <Button onClick={reloadPage}>{label}</Button>
    </>
  );
}
