"use client";

import { useRouter } from "next/navigation";
import { Suspense, useEffect } from "react";
import { afterClosing, isOnDialogEntry } from "@/components/ui/dialog-history";
import { HYDRATED_EVENT } from "@/config/hydration.mjs";
import { isOtherPage, startNavigation, startTraversal } from "@/lib/navigation/page-navigation";
import { watchLinks, type Navigate } from "@/lib/navigation/watch-links";
import { setNavigate } from "@/lib/navigation/navigate";
import { mayHaveOtherCustomersData, watchSessionOwner } from "@/lib/navigation/session-owner";
import { pauseScrollTracking, rememberLink, wasLeftAtTop } from "@/lib/navigation/scroll-positions";
import { NavigationEffects } from "./navigation-effects";
import { NavigationProgress, startProgress } from "./navigation-progress";

/** docs/decisions/navigation.md */
export function ClientNavigation() {
  const router = useRouter();

  useEffect(() => {
    const navigate: Navigate = (href, link) => {
      if (link) rememberLink(link);
      if (mayHaveOtherCustomersData()) return false;
      const changesPage = isOtherPage(new URL(href, window.location.href));
      afterClosing(() => {
        startNavigation({ startsAtTop: !href.includes("#") });
        if (changesPage) startProgress();
        // `NavigationEffects` scrolls: the router would lay out the new page at the old position first.
        const options = { scroll: !changesPage };
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
      startNavigation({ startsAtTop: wasLeftAtTop() });
      if (!mayHaveOtherCustomersData()) return;
      event.stopImmediatePropagation();
      window.location.reload();
    };
    window.addEventListener("popstate", onPopState);
    const cleanups = [watchLinks(navigate), setNavigate(navigate), watchSessionOwner()];
    // For whoever measures: nothing in the shop waits for it.
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    return () => {
      window.removeEventListener("popstate", onPopState);
      for (const stop of cleanups) stop();
    };
  }, [router]);

  return (
    <>
      <NavigationProgress />
      <Suspense>
        <NavigationEffects />
      </Suspense>
    </>
  );
}
