"use client";

import { useEffect, useState, type RefObject } from "react";

/** Falls back to filling the window where the Fullscreen API is missing. */
export function useFullScreen(root: RefObject<HTMLElement | null>) {
  const [isFullScreen, setFullScreen] = useState(false);

  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement) setFullScreen(false);
    };
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, []);

  function exit() {
    setFullScreen(false);
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }

  function toggle() {
    if (isFullScreen) return exit();
    setFullScreen(true);
    void root.current?.requestFullscreen?.().catch(() => undefined);
  }

  return { isFullScreen, toggle, exit };
}
