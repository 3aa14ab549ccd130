"use client";

import { lazy, Suspense } from "react";
import type { FacetEffectsProps } from "./facet-effects";

const FacetEffects = lazy(() => import("./facet-effects").then((file) => ({ default: file.FacetEffects })));

/** Until it is loaded the form is sent as without scripts. */
export function FacetEffectsIsland(props: FacetEffectsProps) {
  return (
    <Suspense fallback={props.label}>
      <FacetEffects {...props} />
    </Suspense>
  );
}
