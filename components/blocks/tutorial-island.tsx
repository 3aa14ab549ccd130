"use client";

import type { ComponentProps } from "react";
import { LazyIsland } from "@/components/ui/lazy-island";
import type { FirstRunTutorial } from "./tutorial-dialog";

const loadTutorial = () => import("./tutorial-dialog").then((loaded) => loaded.FirstRunTutorial);

const isApp = (userAgentMarker: string) =>
  typeof window !== "undefined" &&
  (navigator.userAgent.includes(userAgentMarker) || matchMedia("(display-mode: standalone)").matches);

/** Loads the tutorial in the shop's app (by user agent) and in an installed PWA. */
export function TutorialIsland({
  userAgentMarker,
  ...tutorialProps
}: ComponentProps<typeof FirstRunTutorial> & { userAgentMarker: string }) {
  return <LazyIsland load={loadTutorial} isWanted={isApp(userAgentMarker)} props={tutorialProps} />;
}
