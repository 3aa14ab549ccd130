"use client";

import { Suspense, useEffect, useRef, useState } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { INTENTS } from "@/lib/navigation/first-intent";
import type { FacetFormEnhancerProps } from "./facet-form-enhancer";

const FacetFormEnhancer = lazyOptional(
  () => import("./facet-form-enhancer").then((file) => file.FacetFormEnhancer),
  ({ label }) => label,
);

const EVENTS = [...INTENTS, "toggle", "change"] as const;

/** Loaded on first interaction; until then the form works as without scripts. */
export function FacetFormEnhancerIsland(props: Omit<FacetFormEnhancerProps, "isChanged">) {
  const ref = useRef<HTMLSpanElement>(null);
  /** null: not touched yet. */
  const [isChanged, setIsChanged] = useState<boolean | null>(null);

  useEffect(() => {
    const form = ref.current?.closest("form");
    if (!form) return;
    const load = ({ type }: Event) => setIsChanged((before) => before || type === "change");
    for (const type of EVENTS) form.addEventListener(type, load, { passive: true });
    return () => {
      for (const type of EVENTS) form.removeEventListener(type, load);
    };
  }, []);

  const label = <span ref={ref}>{props.label}</span>;
  if (isChanged === null) return label;
  return (
    <Suspense fallback={label}>
      <FacetFormEnhancer {...props} isChanged={isChanged} />
    </Suspense>
  );
}
