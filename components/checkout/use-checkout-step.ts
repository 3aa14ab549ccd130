"use client";

import { useSyncExternalStore } from "react";
import { addShallowPath } from "@/lib/navigation/page-navigation";
import { STEPS, type Step } from "./checkout-steps";

const PARAM = "step";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addShallowPath(window.location.pathname);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

function readStep(): Step {
  const name = new URLSearchParams(window.location.search).get(PARAM);
  return STEPS.find((step) => step === name) ?? "summary";
}

const stepUrl = (step: Step) =>
  window.location.pathname + (step === "summary" ? "" : `?${new URLSearchParams({ [PARAM]: step })}`);

/** The step is in the URL, so that back returns to the previous step. */
export function useCheckoutStep() {
  const step = useSyncExternalStore(subscribe, readStep, () => "summary" as const);

  function goToStep(next: Step, { replace = false } = {}): void {
    if (next === readStep()) return;
    if (replace) window.history.replaceState(null, "", stepUrl(next));
    else window.history.pushState(null, "", stepUrl(next));
    for (const listener of listeners) listener();
  }

  return { step, readStep, goToStep };
}
