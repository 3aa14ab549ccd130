"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { isInApp, lastSeenTutorial, rememberTutorial } from "./tutorial-memory";
import type { TutorialDialog } from "./tutorial-dialog";

type Shown = ComponentProps<typeof TutorialDialog>;

type Props = Omit<Shown, "onClose"> & {
  /** Id of the first proposal: another one is another tutorial. */
  id: string;
  agentMark: string;
};

/** Opens the tutorial once, in the app only; everywhere else nothing of it is fetched. */
export function TutorialSpot({ id, agentMark, ...shown }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<Shown> | null>(null);

  useEffect(() => {
    if (!isInApp(agentMark) || lastSeenTutorial() === id) return;
    import("./tutorial-dialog").then(
      (loaded) => setDialog(() => loaded.TutorialDialog),
      // Next time it is tried again.
      () => undefined,
    );
  }, [id, agentMark]);

  if (!Dialog) return null;
  return (
    <Dialog
      {...shown}
      onClose={() => {
        rememberTutorial(id);
        setDialog(null);
      }}
    />
  );
}
