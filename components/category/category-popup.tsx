"use client";

import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useMessages } from "@/components/ui/messages";
import styles from "./category-popup.module.css";
import { shouldOpenPopup, rememberPopup } from "./popup-memory";

type Props = {
  id: number;
  title: string;
  /** Seconds. */
  delay: number;
  days: number;
  children: ReactNode;
};

/** Not modal; opens after a delay and again after some days. */
export function CategoryPopup({ id, title, delay, days, children }: Props) {
  const [open, setOpen] = useState(false);
  const previousFocus = useRef<Element | null>(null);
  const titleId = useId();
  const messages = useMessages();

  useEffect(() => {
    if (!shouldOpenPopup(id, days, Date.now())) return;
    const timer = setTimeout(() => {
      setOpen(true);
      rememberPopup(id, Date.now());
    }, delay * 1000);
    return () => clearTimeout(timer);
  }, [id, days, delay]);

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  const handleClose = () => {
    setOpen(false);
    const target = previousFocus.current ?? document.querySelector("main");
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };

  return (
    <div role="status">
      {open && (
        <section className={styles.popup} aria-labelledby={titleId} onFocus={handleFocus}>
          <h2 id={titleId}>{title}</h2>
          {children}
          <Button variant="secondary" small onClick={handleClose}>
            {messages.close}
          </Button>
        </section>
      )}
    </div>
  );
}
