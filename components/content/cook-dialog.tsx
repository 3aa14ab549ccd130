"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { contentLanguage } from "@/lib/i18n/content-language";
import { interpolate } from "@/lib/i18n/interpolate";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { keepScreenOn } from "@/lib/browser/wake-lock";
import styles from "./cook-dialog.module.css";

export type CookDialogProps = {
  title: string;
  steps: readonly string[];
  messages: Record<"start" | "step" | "next" | "previous" | "done", string>;
  onClose: () => void;
};

export function CookDialog({ title, steps, messages, onClose }: CookDialogProps) {
  const [index, setIndex] = useState(0);
  const isLast = index >= steps.length - 1;
  useEffect(keepScreenOn, []);

  return (
    <Dialog
      open
      title={title}
      width={800}
      onClose={onClose}
      footer={
        <div className={styles.controls}>
          <Button variant="secondary" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {messages.previous}
          </Button>
          <Button onClick={isLast ? onClose : () => setIndex(index + 1)}>
            {isLast ? messages.done : messages.next}
          </Button>
        </div>
      }
    >
      <div className={styles.step} aria-live="polite">
        <p className={styles.count}>{interpolate(messages.step, { n: index + 1, count: steps.length })}</p>
        <p lang={contentLanguage(getPageLocale())}>{steps[index]}</p>
      </div>
    </Dialog>
  );
}
