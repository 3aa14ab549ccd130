"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { INTENTS } from "@/lib/navigation/first-intent";
import type { FacetEffectsProps } from "./facet-effects";

const FacetEffects = lazy(() => import("./facet-effects").then((file) => ({ default: file.FacetEffects })));

const EVENTS = [...INTENTS, "change"] as const;

/** Loaded on first interaction; until then the form works as without scripts. */
export function FacetEffectsIsland(props: Omit<FacetEffectsProps, "isChanged">) {
  const ref = useRef<HTMLSpanElement>(null);
  const [intent, setIntent] = useState<"change" | "other" | null>(null);

  useEffect(() => {
    const form = ref.current?.closest("form");
    if (!form) return;
    const load = ({ type }: Event) =>
      setIntent((before) => (type === "change" ? "change" : (before ?? "other")));
    for (const type of EVENTS) form.addEventListener(type, load, { passive: true });
    return () => {
      for (const type of EVENTS) form.removeEventListener(type, load);
    };
  }, []);

  const label = <span ref={ref}>{props.label}</span>;
  if (!intent) return label;
  return (
    <Suspense fallback={label}>
      <FacetEffects {...props} isChanged={intent === "change"} />
    </Suspense>
  );
}
