"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { FirstRunTutorial } from "./tutorial-dialog";

type TutorialProps = ComponentProps<typeof FirstRunTutorial>;

/** Loads the tutorial in the shop's app (by user agent) and in an installed PWA. */
export function TutorialIsland({
  userAgentMarker,
  ...tutorialProps
}: TutorialProps & { userAgentMarker: string }) {
  const [Tutorial, setTutorial] = useState<ComponentType<TutorialProps> | null>(null);

  useEffect(() => {
    const isApp =
      navigator.userAgent.includes(userAgentMarker) || matchMedia("(display-mode: standalone)").matches;
    if (isApp)
      import("./tutorial-dialog").then(
        (loaded) => setTutorial(() => loaded.FirstRunTutorial),
        // Retried on the next visit.
        () => undefined,
      );
  }, [userAgentMarker]);

  return Tutorial && <Tutorial {...tutorialProps} />;
}
