"use client";

import { useEffect, useState, type RefObject } from "react";

const AHEAD = 3;
const SETTLED_MS = 300;

const trackOf = (root: HTMLElement | null) => root?.querySelector<HTMLElement>("[data-pages]") ?? null;

/** How many pages the window shows at once. */
function shownIn(track: HTMLElement): number {
  const [slide] = track.children;
  return slide instanceof HTMLElement && slide.offsetWidth > 0
    ? Math.max(1, Math.round(track.clientWidth / slide.offsetWidth))
    : 1;
}

/** Brings a page into view, with the one beside it where two are shown. */
function scrollTo(track: HTMLElement | null, page: number, behavior?: ScrollBehavior): void {
  const [slide] = track?.children ?? [];
  if (!track || !(slide instanceof HTMLElement)) return;
  const first = page - ((page - 1) % shownIn(track));
  track.scrollTo({ left: (first - 1) * slide.offsetWidth, behavior });
}

const addressOf = (base: string, page: number) =>
  `${page > 1 ? `${base}/${page}` : base}${window.location.search}`;

/** The page the address bar names; null: it is not the leaflet's. */
function pageAt(base: string): number | null {
  const { pathname } = window.location;
  if (pathname === base) return 1;
  const number = pathname.startsWith(`${base}/`) ? Number(pathname.slice(base.length + 1)) : NaN;
  return Number.isInteger(number) && number > 1 ? number : null;
}

type Options = { start: number; count: number; /** "": the address stays as it is. */ base: string };

/** Which page is in view; scrolling decides, so that swiping, keys and buttons agree. */
export function usePages(root: RefObject<HTMLElement | null>, { start, count, base }: Options) {
  const [page, setPage] = useState(start);
  const [step, setStep] = useState(1);
  const last = Math.max(1, count - ((count - 1) % step));

  const show = (wanted: number) => scrollTo(trackOf(root.current), Math.min(count, Math.max(1, wanted)));

  useEffect(() => {
    const track = trackOf(root.current);
    if (!track) return;
    const measure = () => {
      const [slide] = track.children;
      if (!(slide instanceof HTMLElement) || slide.offsetWidth === 0) return;
      setStep(shownIn(track));
      setPage(Math.min(count, Math.round(track.scrollLeft / slide.offsetWidth) + 1));
    };
    if (start > 1) scrollTo(track, start, "instant");
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
    const shown = pageAt(base);
    if (!base || shown === null || (shown >= page && shown < page + step)) return;
    // Pages that are only passed on the way leave no trace in the history.
    const settled = setTimeout(
      () => window.history.pushState(window.history.state, "", addressOf(base, page)),
      SETTLED_MS,
    );
    return () => clearTimeout(settled);
  }, [page, step, base]);

  useEffect(() => {
    const follow = () => {
      const wanted = base ? pageAt(base) : null;
      if (wanted !== null) scrollTo(trackOf(root.current), wanted, "instant");
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [root, base]);

  return { page, show, step, last };
}
