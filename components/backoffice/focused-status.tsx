"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";

/** What was done, where the focus goes on: the button that did it is gone. */
export function FocusedStatus({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Alert ref={ref} tone="success" tabIndex={-1}>
      <p>{children}</p>
    </Alert>
  );
}
