"use client";

import { useEffect, type RefObject } from "react";
import { findTrack } from "./use-pages";

const RETRY_MS = 10_000;

const hasFailed = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth === 0;

/** Asks once more for a page that the shop was still drawing. */
export function usePictureRetry(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const track = findTrack(root.current);
    const retried = new Set<HTMLImageElement>();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    function retry(picture: HTMLImageElement): void {
      if (retried.has(picture)) return;
      retried.add(picture);
      const { src } = picture;
      timers.add(setTimeout(() => (picture.src = src), RETRY_MS));
    }
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) retry(target);
    };
    // Some may have failed before this was loaded.
    for (const picture of track?.querySelectorAll("img") ?? [])
      if (picture.currentSrc && hasFailed(picture)) retry(picture);
    // Errors of pictures do not bubble.
    track?.addEventListener("error", onError, true);
    return () => {
      track?.removeEventListener("error", onError, true);
      timers.forEach(clearTimeout);
    };
  }, [root]);
}
