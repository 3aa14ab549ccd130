"use client";

import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";

/** Focused, as the submit button may be far below. */
export function FormErrors({ messages }: { messages: string[] }) {
  const alertRef = useRef<HTMLDivElement>(null);
  const text = messages.join("\n");
  useEffect(() => {
    if (text) alertRef.current?.focus();
  }, [text]);
  if (!text) return null;
  return (
    <Alert ref={alertRef} tabIndex={-1}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
}
