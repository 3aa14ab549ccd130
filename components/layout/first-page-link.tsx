"use client";

import { useSyncExternalStore } from "react";
import { LinkButton } from "@/components/ui/button";

const subscribeToNothing = () => () => undefined;

/** The address without the page of the list that it asks for; null where it asks for none. */
function readFirstPage(): string | null {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  if (!params.has("page")) return null;
  params.delete("page");
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

/** One stored page answers every missing address: only the browser knows which it was. */
export function FirstPageLink({ label }: { label: string }) {
  const href = useSyncExternalStore(subscribeToNothing, readFirstPage, () => null);
  return (
    href !== null && (
      <LinkButton href={href} variant="secondary">
        {label}
      </LinkButton>
    )
  );
}
