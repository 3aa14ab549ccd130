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

/** docs/decisions/navigation.md */
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
        // `ArrivalEffects` scrolls: the router would lay out the new page at the old position first.
        const options = { scroll: !isOther };
        // A link in a dialog replaces the dialog's history entry.
        if (isOnDialogEntry()) router.replace(href, options);
        else router.push(href, options);
      });
      return true;
    };
    // Effects of children run first, so this listener is called before the router's.
    const onPopState = (event: PopStateEvent) => {
      // Closing a dialog also navigates the history, but not to another page.
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
