"use client";

import { type ComponentType, useState } from "react";
import type { MoreFacetsProps } from "./more-facets";

type Props = MoreFacetsProps & { label: string };

/** Long, rarely used lists, loaded when opened. */
export function MoreFacetsIsland({ label, ...props }: Props) {
  const [Facets, setFacets] = useState<ComponentType<MoreFacetsProps> | null>(null);

  function load(isOpen: boolean): void {
    if (!isOpen || Facets) return;
    import("./more-facets").then(
      ({ MoreFacets }) => setFacets(() => MoreFacets),
      () => undefined,
    );
  }

  return (
    <details onToggle={({ currentTarget }) => load(currentTarget.open)}>
      <summary className="disclosure">{label}</summary>
      {Facets && <Facets {...props} />}
    </details>
  );
}
