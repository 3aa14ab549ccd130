"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useMessages } from "@/components/ui/messages";
import { interpolate } from "@/lib/i18n/interpolate";
import { readSeenTutorial, saveSeenTutorial } from "./tutorial-storage";
import styles from "./tutorial.module.css";

type TutorialStep = { name: string; text: string; img: string; imgAlt: string };

type TutorialMessages = Record<"title" | "step" | "skip" | "back" | "next" | "done", string>;

type FirstRunTutorialProps = {
  /** A new id shows the tutorial again. */
  id: string;
  steps: TutorialStep[];
  messages: TutorialMessages;
};

export function FirstRunTutorial({ id, ...dialogProps }: FirstRunTutorialProps) {
  const [isOpen, setOpen] = useState(() => readSeenTutorial() !== id);
  if (!isOpen) return null;
  return (
    <TutorialDialog
      {...dialogProps}
      onClose={() => {
        saveSeenTutorial(id);
        setOpen(false);
      }}
    />
  );
}

type Props = Omit<FirstRunTutorialProps, "id"> & { onClose: () => void };

function TutorialDialog({ steps, messages, onClose }: Props) {
  const { carousel } = useMessages();
  const [index, setIndex] = useState(0);
  const last = steps.length - 1;
  const move = (delta: number) => setIndex((current) => Math.min(last, Math.max(0, current + delta)));
  const step = steps[index];
  if (!step) return null;
  return (
    <Dialog
      open
      title={messages.title}
      width={480}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button variant="quiet" onClick={onClose}>
            {messages.skip}
          </Button>
          {index > 0 && (
            <Button variant="secondary" onClick={() => move(-1)}>
              {messages.back}
            </Button>
          )}
          <Button onClick={() => (index === last ? onClose() : move(1))}>
            {index === last ? messages.done : messages.next}
          </Button>
        </div>
      }
    >
      <div
        className={styles.step}
        role="group"
        aria-roledescription={carousel}
        tabIndex={0}
        aria-label={interpolate(messages.step, { n: index + 1, count: steps.length })}
        onKeyDown={({ key }) => {
          if (key === "ArrowRight") move(1);
          if (key === "ArrowLeft") move(-1);
        }}
      >
        {step.img && <img key={step.img} src={step.img} alt={step.imgAlt} width={480} height={270} />}
        <div aria-live="polite">
          <h3>{step.name}</h3>
          <p>{step.text}</p>
        </div>
        <p className={styles.count}>{interpolate(messages.step, { n: index + 1, count: steps.length })}</p>
      </div>
    </Dialog>
  );
}
