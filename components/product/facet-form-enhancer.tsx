"use client";

import { useRef } from "react";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { interpolate } from "@/lib/i18n/interpolate";
import { type FacetFormOptions, useFacetForm } from "./use-facet-form";

export type FacetFormEnhancerProps = FacetFormOptions & { label: string };

/** What scripts add to the form around it; it is the text of the form's button. */
export function FacetFormEnhancer({ label, ...options }: FacetFormEnhancerProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const count = useFacetForm(ref, options);
  const deferredMessages = useDeferredMessages();
  return (
    <span ref={ref} aria-live="polite">
      {count === null || !deferredMessages
        ? label
        : interpolate(count === 1 ? deferredMessages.showOne : deferredMessages.showCount, { count })}
    </span>
  );
}
