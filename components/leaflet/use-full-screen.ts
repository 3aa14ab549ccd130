"use client";

import { useEffect, useState, type RefObject } from "react";

/** Fills the screen where the browser lets it, and the window where not. */
export function useFullScreen(root: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, []);

  function leave() {
    setFull(false);
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }

  function toggle() {
    if (full) return leave();
    setFull(true);
    void root.current?.requestFullscreen?.().catch(() => undefined);
  }

  return { full, toggle, leave };
}
