"use client";

import { useEffect, useState } from "react";
import { type Embla, prefersReducedMotion } from "./use-embla";

/** Focus and pointer inside interrupt the rotation; only the button stops or starts it. */
export function useAutoplay(viewport: HTMLElement, embla: Embla | undefined, seconds: number) {
  const [isPlaying, setPlaying] = useState(() => seconds > 0 && !prefersReducedMotion());
  const [isInterrupted, setInterrupted] = useState(false);
  const isRotating = isPlaying && !isInterrupted;

  useEffect(() => {
    const root = viewport.parentElement;
    if (!root || seconds === 0) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let isHovered = false;
    const interrupt = ({ type }: Event) => {
      if (type === "pointerenter") isHovered = true;
      setInterrupted(true);
    };
    const resume = ({ type, relatedTarget }: FocusEvent | PointerEvent) => {
      if (type === "pointerleave") isHovered = false;
      const focused = type === "focusout" ? relatedTarget : document.activeElement;
      setInterrupted(isHovered || (focused instanceof Node && root.contains(focused)));
    };
    root.addEventListener("focusin", interrupt, { signal });
    root.addEventListener("focusout", resume, { signal });
    root.addEventListener("pointerenter", interrupt, { signal });
    root.addEventListener("pointerleave", resume, { signal });
    return () => listeners.abort();
  }, [viewport, seconds]);

  useEffect(() => {
    if (!embla || !isRotating) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [embla, isRotating, seconds]);

  function toggle(): void {
    setPlaying(!isPlaying);
    setInterrupted(false);
  }

  return { isPlaying, isRotating, toggle };
}
