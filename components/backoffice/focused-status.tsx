"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { hasLostFocus } from "@/components/ui/has-lost-focus";

type Props = {
  tone?: "success" | "warning";
  /** A new value is announced again, even if the text is the same. */
  attempt?: unknown;
  children: ReactNode;
};

/** What was done; takes the focus where the button that did it is gone. */
export function FocusedStatus({ tone = "success", attempt, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ attempt, count: 0 });
  if (shown.attempt !== attempt) setShown({ attempt, count: shown.count + 1 });
  // After each render: the button may be removed later than the status is shown.
  useEffect(() => {
    if (hasLostFocus()) ref.current?.focus();
  });
  return (
    <Alert ref={ref} tone={tone} tabIndex={-1}>
      <p key={shown.count}>{children}</p>
    </Alert>
  );
}
