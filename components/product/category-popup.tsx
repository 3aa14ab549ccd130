"use client";

import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/ui/words";
import styles from "./category-popup.module.css";
import { mayOpen, rememberPopup } from "./popup-memory";

type Props = {
  id: number;
  title: string;
  /** seconds. */
  delay: number;
  days: number;
  children: ReactNode;
};

/** A card of a category that comes after a while, stops nobody, and stays away for some days. */
export function CategoryPopup({ id, title, delay, days, children }: Props) {
  const [open, setOpen] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const titleId = useId();
  const words = useWords();

  useEffect(() => {
    if (!mayOpen(id, days, Date.now())) return;
    const timer = setTimeout(() => {
      setOpen(true);
      rememberPopup(id, Date.now());
    }, delay * 1000);
    return () => clearTimeout(timer);
  }, [id, days, delay]);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  /** The focus goes back to where it was, else to the page's content. */
  const close = () => {
    setOpen(false);
    const back = cameFrom.current ?? document.querySelector("main");
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };

  return (
    <div role="status">
      {open && (
        <section className={styles.popup} aria-labelledby={titleId} onFocus={enter}>
          <h2 id={titleId}>{title}</h2>
          {children}
          <Button variant="secondary" small onClick={close}>
            {words.close}
          </Button>
        </section>
      )}
    </div>
  );
}
