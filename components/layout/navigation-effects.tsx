"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { closeDialogs } from "@/components/ui/dialog-history";
import { completeNavigation } from "@/lib/navigation/page-navigation";
import {
  watchScrollPositions,
  restoreScrollPosition,
  resumeScrollTracking,
} from "@/lib/navigation/scroll-positions";
import { onFirstIntent } from "@/lib/navigation/first-intent";
import { clearReloadMark } from "@/lib/navigation/missing-chunk";

type Router = ReturnType<typeof useRouter>;
type Prefetcher = ReturnType<typeof import("@/lib/navigation/lazy-navigation").prefetchLinks>;
type PrefetchKind = NonNullable<Parameters<Router["prefetch"]>[1]>["kind"];

/** By default the router only prefetches the loading state. */
const WHOLE_PAGE = "full" as PrefetchKind;

function showFragment(hash: string): void {
  const { state } = window.history as { state: unknown };
  // Only a native navigation sets `:target`.
  window.location.replace(hash);
  if (window.history.state === null) window.history.replaceState(state, "");
}

function scrollToTopOrFragment(): void {
  resumeScrollTracking();
  if (window.location.hash) showFragment(window.location.hash);
  else window.scrollTo({ top: 0, behavior: "instant" });
  if (!(document.activeElement instanceof HTMLInputElement))
    document.getElementById("content")?.focus({ preventScroll: true });
}

/** Repeats what a browser does on a document load for client navigations. */
export function NavigationEffects() {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams().toString();
  const address = `${path}?${search}`;
  const prefetcher = useRef<Prefetcher>(null);

  useLayoutEffect(() => {
    const navigation = completeNavigation(address);
    if (!navigation) return;
    closeDialogs();
    // Before the paint, but after closed dialogs have given the focus back to their openers.
    queueMicrotask(navigation.isTraversal ? restoreScrollPosition : scrollToTopOrFragment);
    clearReloadMark();
  }, [address]);

  useEffect(watchScrollPositions, []);

  useEffect(() => {
    let isStopped = false;
    let stopPictures = () => undefined as void;
    const stopWaiting = onFirstIntent(async (intent) => {
      const file = await import("@/lib/navigation/lazy-navigation").catch(() => null);
      if (!file || isStopped) return;
      prefetcher.current = file.prefetchLinks((href) => router.prefetch(href, { kind: WHOLE_PAGE }));
      prefetcher.current.start(intent);
      stopPictures = file.watchImageLinks();
    });
    return () => {
      isStopped = true;
      stopWaiting();
      prefetcher.current?.stop();
      stopPictures();
    };
  }, [router]);

  useEffect(() => {
    prefetcher.current?.watch();
  }, [address]);

  return null;
}
