"use client";

import { useEffect, useState, type RefObject } from "react";

const AHEAD = 3;

const trackOf = (root: HTMLElement | null) => root?.querySelector<HTMLElement>("[data-pages]") ?? null;

/** How many pages the window shows at once. */
function shownIn(track: HTMLElement): number {
  const [slide] = track.children;
  return slide instanceof HTMLElement && slide.offsetWidth > 0
    ? Math.max(1, Math.round(track.clientWidth / slide.offsetWidth))
    : 1;
}

type Options = { start: number; count: number; /** "": the address stays as it is. */ base: string };

/** Which page is in view; scrolling decides, so that swiping, keys and buttons agree. */
export function usePages(root: RefObject<HTMLElement | null>, { start, count, base }: Options) {
  const [page, setPage] = useState(start);
  const [step, setStep] = useState(1);
  const last = Math.max(1, count - ((count - 1) % step));

  function show(wanted: number) {
    const track = trackOf(root.current);
    const [slide] = track?.children ?? [];
    if (!track || !(slide instanceof HTMLElement)) return;
    const page = Math.min(count, Math.max(1, wanted));
    const first = page - ((page - 1) % shownIn(track));
    track.scrollTo({ left: (first - 1) * slide.offsetWidth });
  }

  useEffect(() => {
    const track = trackOf(root.current);
    if (!track) return;
    const measure = () => {
      const [slide] = track.children;
      if (!(slide instanceof HTMLElement) || slide.offsetWidth === 0) return;
      setStep(shownIn(track));
      setPage(Math.min(count, Math.round(track.scrollLeft / slide.offsetWidth) + 1));
    };
    if (start > 1) {
      const [slide] = track.children;
      const width = slide instanceof HTMLElement ? slide.offsetWidth : 0;
      const first = start - ((start - 1) % shownIn(track));
      track.scrollTo({ left: (first - 1) * width, behavior: "instant" });
    }
    measure();
    track.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      track.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [root, start, count]);

  useEffect(() => {
    const pictures = trackOf(root.current)?.querySelectorAll("img") ?? [];
    for (const picture of [...pictures].slice(page - 1, page + AHEAD)) picture.loading = "eager";
  }, [root, page]);

  useEffect(() => {
    const address = page > 1 ? `${base}/${page}` : base;
    const isShown = page >= start && page < start + step;
    if (!base || window.location.pathname === address || (isShown && start > 1)) return;
    window.history.replaceState(window.history.state, "", `${address}${window.location.search}`);
  }, [page, step, base, start]);

  return { page, show, step, last };
}
