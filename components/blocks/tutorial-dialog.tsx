"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { fill } from "@/lib/i18n/fill";
import { lastSeenTutorial, rememberTutorial } from "./tutorial-memory";
import styles from "./tutorial.module.css";

export type TutorialStep = { name: string; text: string; img: string; imgAlt: string };

export type TutorialWords = Record<"title" | "step" | "skip" | "back" | "next" | "done", string>;

type Once = {
  /** Id of the first proposal: another one is another tutorial. */
  id: string;
  steps: TutorialStep[];
  words: TutorialWords;
};

/** The tutorial, unless this browser has seen it; closed or skipped it counts as seen. */
export function OnceTutorial({ id, ...shown }: Once) {
  const [isOpen, setOpen] = useState(() => lastSeenTutorial() !== id);
  if (!isOpen) return null;
  return (
    <TutorialDialog
      {...shown}
      onClose={() => {
        rememberTutorial(id);
        setOpen(false);
      }}
    />
  );
}

type Props = Omit<Once, "id"> & { onClose: () => void };

/** First steps in the app, one at a time; the arrow keys turn them, Escape and the skip button end them. */
function TutorialDialog({ steps, words, onClose }: Props) {
  const [at, setAt] = useState(0);
  const last = steps.length - 1;
  const turn = (by: number) => setAt((now) => Math.min(last, Math.max(0, now + by)));
  const step = steps[at];
  if (!step) return null;
  return (
    <Dialog
      open
      title={words.title}
      width={480}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button variant="quiet" onClick={onClose}>
            {words.skip}
          </Button>
          {at > 0 && (
            <Button variant="secondary" onClick={() => turn(-1)}>
              {words.back}
            </Button>
          )}
          <Button onClick={() => (at === last ? onClose() : turn(1))}>
            {at === last ? words.done : words.next}
          </Button>
        </div>
      }
    >
      <div
        className={styles.step}
        role="group"
        aria-roledescription="carousel"
        tabIndex={0}
        aria-label={fill(words.step, { n: at + 1, count: steps.length })}
        onKeyDown={({ key }) => {
          if (key === "ArrowRight") turn(1);
          if (key === "ArrowLeft") turn(-1);
        }}
      >
        {step.img && <img key={step.img} src={step.img} alt={step.imgAlt} width={480} height={270} />}
        <div aria-live="polite">
          <h3>{step.name}</h3>
          <p>{step.text}</p>
        </div>
        <p className={styles.count}>{fill(words.step, { n: at + 1, count: steps.length })}</p>
      </div>
    </Dialog>
  );
}
