"use client";

import { type ReactNode, useEffect, useState } from "react";
import { PopupBox } from "./popup-box";
import { rememberPopup, shouldOpenPopup } from "./popup-memory";

export type TimedPopupProps = {
  id: number;
  title: string;
  /** Seconds. */
  delay: number;
  days: number;
  children: ReactNode;
};

export function TimedPopup({ id, title, delay, days, children }: TimedPopupProps) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!shouldOpenPopup(id, days, Date.now())) return;
    const timer = setTimeout(() => {
      setOpen(true);
      rememberPopup(id, Date.now());
    }, delay * 1000);
    return () => clearTimeout(timer);
  }, [id, days, delay]);

  return (
    isOpen && (
      <PopupBox title={title} onClose={() => setOpen(false)}>
        {children}
      </PopupBox>
    )
  );
}
