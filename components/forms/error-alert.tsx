"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";

type Props = {
  messages: string[];
  /** A new value takes the focus again, even if the messages are the same. */
  attempt?: unknown;
  children?: ReactNode;
};

/** Focused, as the submit button may be far below. */
export function ErrorAlert({ messages, attempt, children }: Props) {
  const alertRef = useRef<HTMLDivElement>(null);
  const text = messages.join("\n");
  useEffect(() => {
    if (text) alertRef.current?.focus();
  }, [text, attempt]);
  if (!text) return null;
  return (
    <Alert ref={alertRef} tabIndex={-1}>
      {messages.map((message, index) => (
        <p key={index}>{message}</p>
      ))}
      {children}
    </Alert>
  );
}
