"use client";

import { useId, useRef, type FocusEvent, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useMessages } from "@/components/ui/messages";
import styles from "./category-popup.module.css";

type Props = { title: string; onClose: () => void; children: ReactNode };

export function PopupBox({ title, onClose, children }: Props) {
  const previousFocus = useRef<Element | null>(null);
  const titleId = useId();
  const messages = useMessages();

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  const handleClose = () => {
    onClose();
    const target = previousFocus.current ?? document.querySelector("main");
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };

  return (
    <section className={styles.popup} aria-labelledby={titleId} onFocus={handleFocus}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <Button variant="secondary" small onClick={handleClose}>
        {messages.close}
      </Button>
    </section>
  );
}
