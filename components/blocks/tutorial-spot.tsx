"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { OnceTutorial } from "./tutorial-dialog";

type Shown = ComponentProps<typeof OnceTutorial>;

/** Fetches the tutorial in the shop's app, which says so in its user agent, and for a shop on the home screen. */
export function TutorialSpot({ agentMark, ...shown }: Shown & { agentMark: string }) {
  const [Tutorial, setTutorial] = useState<ComponentType<Shown> | null>(null);

  useEffect(() => {
    const isApp = navigator.userAgent.includes(agentMark) || matchMedia("(display-mode: standalone)").matches;
    if (isApp)
      import("./tutorial-dialog").then(
        (loaded) => setTutorial(() => loaded.OnceTutorial),
        // Next time it is tried again.
        () => undefined,
      );
  }, [agentMark]);

  return Tutorial && <Tutorial {...shown} />;
}
