"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { PopupBox as Box } from "./popup-box";
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
  const [PopupBox, setPopupBox] = useState<typeof Box | null>(null);

  useEffect(() => {
    if (!shouldOpenPopup(id, days, Date.now())) return;
    let isGone = false;
    const open = (loaded: { PopupBox: typeof Box }) => {
      if (isGone) return;
      setPopupBox(() => loaded.PopupBox);
      rememberPopup(id, Date.now());
    };
    const timer = setTimeout(() => import("./popup-box").then(open, () => undefined), delay * 1000);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id, days, delay]);

  return (
    <div role="status">
      {PopupBox && (
        <PopupBox title={title} onClose={() => setPopupBox(null)}>
          {children}
        </PopupBox>
      )}
    </div>
  );
}
