"use client";

import { type ComponentType, useRef, useState } from "react";
import { useMessages } from "@/components/ui/messages";
import { missingChunkKey } from "@/lib/navigation/missing-chunk-key";
import { emit } from "@/lib/overlays/events";
import type { MoreFacetsProps } from "./more-facets";

type Props = Pick<MoreFacetsProps, "query"> & { label: string };

/** Long, rarely used lists, loaded when opened; closed again where they cannot be, so that opening tries again. */
export function MoreFacetsIsland({ label, query }: Props) {
  const messages = useMessages();
  const ref = useRef<HTMLDetailsElement>(null);
  const [Facets, setFacets] = useState<ComponentType<MoreFacetsProps> | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  function close(): void {
    setFacets(null);
    if (ref.current) ref.current.open = false;
  }

  function load(isOpen: boolean): void {
    if (!isOpen || Facets) return;
    setIsLoading(true);
    import("./more-facets")
      .then(
        ({ MoreFacets }) => setFacets(() => MoreFacets),
        () => {
          emit({ kind: "failed", key: `errors.${missingChunkKey()}`, messages: [] });
          close();
        },
      )
      .finally(() => setIsLoading(false));
  }

  return (
    <details ref={ref} onToggle={({ currentTarget }) => load(currentTarget.open)}>
      <summary className="disclosure">{label}</summary>
      {isLoading && <p role="status">{messages.loading}</p>}
      {Facets && <Facets query={query} onFailed={close} />}
    </details>
  );
}
