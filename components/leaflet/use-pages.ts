"use client";

import { useEffect, useState, type RefObject } from "react";
import { isOnDialogEntry } from "@/components/ui/dialog-history";
import { addShallowPath } from "@/lib/navigation/page-navigation";

const PRELOAD_PAGES = 3;
const SETTLE_MS = 300;

export const findTrack = (root: HTMLElement | null) =>
  root?.querySelector<HTMLElement>("[data-pages]") ?? null;

function pagesPerView(track: HTMLElement): number {
  const [slide] = track.children;
  return slide instanceof HTMLElement && slide.offsetWidth > 0
    ? Math.max(1, Math.round(track.clientWidth / slide.offsetWidth))
    : 1;
}

function pageInView(track: HTMLElement, count: number): number | null {
  const [slide] = track.children;
  if (!(slide instanceof HTMLElement) || slide.offsetWidth === 0) return null;
  return Math.min(count, Math.round(track.scrollLeft / slide.offsetWidth) + 1);
}

function scrollTo(track: HTMLElement | null, page: number, behavior?: ScrollBehavior): void {
  const [slide] = track?.children ?? [];
  if (!track || !(slide instanceof HTMLElement)) return;
  const first = page - ((page - 1) % pagesPerView(track));
  track.scrollTo({ left: (first - 1) * slide.offsetWidth, behavior });
}

const pageUrl = (base: string, page: number) =>
  `${page > 1 ? `${base}/${page}` : base}${window.location.search}`;

function pageInUrl(base: string): number | null {
  const { pathname } = window.location;
  if (!base) return null;
  if (pathname === base) return 1;
  const number = pathname.startsWith(`${base}/`) ? Number(pathname.slice(base.length + 1)) : NaN;
  return Number.isInteger(number) && number > 1 ? number : null;
}

/**
 * Called where a scroll ends; pages are no history entries, so that the back button leaves the leaflet.
 * The entry of an open dialog keeps the URL, as the leaflet's own entry cannot be changed meanwhile.
 */
function syncUrl(base: string, track: HTMLElement, count: number): void {
  const page = pageInView(track, count);
  const urlPage = pageInUrl(base);
  if (page === null || urlPage === null || isOnDialogEntry()) return;
  if (urlPage < page || urlPage >= page + pagesPerView(track))
    window.history.replaceState(null, "", pageUrl(base, page));
}

/** Without `scrollend` (Safari before 26.2) a scroll ends where no event follows for a while. */
function onScrollEnd(track: HTMLElement, listener: () => void): () => void {
  if ("onscrollend" in window) {
    track.addEventListener("scrollend", listener);
    return () => track.removeEventListener("scrollend", listener);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, SETTLE_MS);
  };
  track.addEventListener("scroll", restart, { passive: true });
  return () => {
    clearTimeout(timer);
    track.removeEventListener("scroll", restart);
  };
}

type Options = { start: number; count: number; /** "": the URL is not synchronised. */ base: string };

/** The scroll position decides, so that swipes, keys and buttons agree. */
export function usePages(root: RefObject<HTMLElement | null>, { start, count, base }: Options) {
  const [page, setPage] = useState(start);
  const [step, setStep] = useState(1);
  const last = Math.max(1, count - ((count - 1) % step));

  const goToPage = (targetPage: number) =>
    scrollTo(findTrack(root.current), Math.min(count, Math.max(1, targetPage)));

  /** At once, also in the URL. */
  function showPage(targetPage: number): void {
    const track = findTrack(root.current);
    scrollTo(track, targetPage, "instant");
    if (track) syncUrl(base, track, count);
  }

  useEffect(() => {
    if (base) addShallowPath(base);
  }, [base]);

  useEffect(() => {
    const track = findTrack(root.current);
    if (!track) return;
    const measure = () => {
      const visible = pageInView(track, count);
      if (visible === null) return;
      setStep(pagesPerView(track));
      setPage(visible);
    };
    // Going back from another page renders the page that was loaded, while the URL has the page that was left.
    const firstPage = pageInUrl(base) ?? start;
    if (firstPage > 1) scrollTo(track, firstPage, "instant");
    measure();
    track.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    const stopListening = onScrollEnd(track, () => syncUrl(base, track, count));
    return () => {
      stopListening();
      track.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [root, start, count, base]);

  useEffect(() => {
    const pictures = findTrack(root.current)?.querySelectorAll("img") ?? [];
    for (const picture of [...pictures].slice(page - 1, page + PRELOAD_PAGES)) picture.loading = "eager";
  }, [root, page]);

  useEffect(() => {
    const handlePopState = () => {
      const targetPage = pageInUrl(base);
      if (targetPage !== null) scrollTo(findTrack(root.current), targetPage, "instant");
    };
    // Captured: what waits for a dialog's entry to be removed (`afterClosing`) runs afterwards.
    window.addEventListener("popstate", handlePopState, true);
    return () => window.removeEventListener("popstate", handlePopState, true);
  }, [root, base]);

  return { page, goToPage, showPage, step, last };
}
