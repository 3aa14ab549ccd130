"use client";

import { useEffect, useState } from "react";
import { type Embla, prefersReducedMotion } from "./use-embla";

/** Focus and pointer inside hold the slides still; only the button stops or starts them for good. */
export function useAutoplay(viewport: HTMLElement, embla: Embla | undefined, seconds: number) {
  const [isPlaying, setPlaying] = useState(() => seconds > 0 && !prefersReducedMotion());
  const [isHeld, setHeld] = useState(false);
  const isRotating = isPlaying && !isHeld;

  useEffect(() => {
    const root = viewport.parentElement;
    if (!root || seconds === 0) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let isHovered = false;
    const hold = ({ type }: Event) => {
      if (type === "pointerenter") isHovered = true;
      setHeld(true);
    };
    const release = ({ type, relatedTarget }: FocusEvent | PointerEvent) => {
      if (type === "pointerleave") isHovered = false;
      const focused = type === "focusout" ? relatedTarget : document.activeElement;
      setHeld(isHovered || (focused instanceof Node && root.contains(focused)));
    };
    root.addEventListener("focusin", hold, { signal });
    root.addEventListener("focusout", release, { signal });
    root.addEventListener("pointerenter", hold, { signal });
    root.addEventListener("pointerleave", release, { signal });
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
    setHeld(false);
  }

  return { isPlaying, isRotating, toggle };
}
