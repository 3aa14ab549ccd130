"use client";

import { useEffect } from "react";
import { type Embla, focusCurrentSlide, moveBy, showSlideOf } from "./use-embla";

const GESTURE_PAUSE_MS = 120;

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys while the focus is inside, sideways wheel, and focus that arrives on a hidden slide. */
export function useCarouselInput(viewport: HTMLElement, embla: Embla | undefined): void {
  useEffect(() => {
    const root = viewport.parentElement;
    if (!root || !embla) return;
    const listeners = new AbortController();
    const { signal } = listeners;

    function onKeyDown(event: KeyboardEvent) {
      const direction = DIRECTIONS[event.key];
      const { target } = event;
      if (!embla || !direction || !(target instanceof Element)) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target.closest("input, select, textarea, dialog, [role='combobox']")) return;
      event.preventDefault();
      moveBy(embla, direction);
      if (viewport.contains(target)) focusCurrentSlide(embla);
    }

    let gesture: ReturnType<typeof setTimeout> | undefined;
    function onWheel(event: WheelEvent) {
      if (!embla || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      // One step per gesture, however long its inertia lasts.
      if (gesture === undefined) moveBy(embla, event.deltaX > 0 ? 1 : -1);
      clearTimeout(gesture);
      gesture = setTimeout(() => (gesture = undefined), GESTURE_PAUSE_MS);
    }

    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node) showSlideOf(embla, target);
    };

    root.addEventListener("keydown", onKeyDown, { signal });
    viewport.addEventListener("wheel", onWheel, { signal, passive: false });
    viewport.addEventListener("focusin", onFocusIn, { signal });
    return () => {
      listeners.abort();
      clearTimeout(gesture);
    };
  }, [viewport, embla]);
}
