"use client";

import { useRouter } from "next/navigation";
import { Suspense, useEffect } from "react";
import { afterClosing, isOnDialogEntry } from "@/components/ui/dialog-history";
import { isOtherPage, startPage, startTraversal } from "@/lib/navigation/arrival";
import { followLinks, type Navigate } from "@/lib/navigation/follow-links";
import { holdsForeignData, watchOwner } from "@/lib/navigation/owner";
import { pauseScrollTracking, rememberLink, wasLeftAtTop } from "@/lib/navigation/scroll-positions";
import { ArrivalEffects } from "./arrival-effects";
import { NavigationProgress, startProgress } from "./navigation-progress";

/** The only part of the shop that turns links into navigations of the router: docs/decisions/navigation.md. */
export function ClientNavigation() {
  const router = useRouter();

  useEffect(() => {
    const navigate: Navigate = (href, link) => {
      if (link) rememberLink(link);
      if (holdsForeignData()) return false;
      const isOther = isOtherPage(new URL(href, window.location.href));
      afterClosing(() => {
        startPage({ isSeenFromTop: !href.includes("#") });
        if (isOther) startProgress();
        // The arrival scrolls by itself: the router would lay the new page out at the old place first.
        const options = { scroll: !isOther };
        // A dialog's history entry is taken over by the page that its link leads to.
        if (isOnDialogEntry()) router.replace(href, options);
        else router.push(href, options);
      });
      return true;
    };
    // Effects of children run first: this listener hears of a step before the router, which shows the page at once.
    const onPopState = (event: PopStateEvent) => {
      // A dialog that closes moves in the history too, but not to another page.
      if (!startTraversal(window.location)) return;
      pauseScrollTracking();
      startPage({ isSeenFromTop: wasLeftAtTop() });
      if (!holdsForeignData()) return;
      event.stopImmediatePropagation();
      window.location.reload();
    };
    window.addEventListener("popstate", onPopState);
    const stops = [followLinks(navigate), watchOwner()];
    return () => {
      window.removeEventListener("popstate", onPopState);
      for (const stop of stops) stop();
    };
  }, [router]);

  return (
    <>
      <NavigationProgress />
      <Suspense>
        <ArrivalEffects />
      </Suspense>
    </>
  );
}
