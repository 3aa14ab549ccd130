"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";

type Props = {
  tone?: "success" | "warning";
  /** A new value takes the focus again, even if the text is the same. */
  attempt?: unknown;
  children: ReactNode;
};

/** What was done, where the focus goes on: the button that did it is gone. */
export function FocusedStatus({ tone = "success", attempt, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [attempt]);
  return (
    <Alert ref={ref} tone={tone} tabIndex={-1}>
      <p>{children}</p>
    </Alert>
  );
}
