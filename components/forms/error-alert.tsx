"use client";

import { useEffect, useRef } from "react";
import type { Message } from "@/lib/ebsn/domain/envelope";
import { Alert } from "@/components/ui/alert";

export function ErrorAlert({ errors }: { errors: Message[] }) {
  const alertRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) alertRef.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <Alert ref={alertRef} tabIndex={-1}>
      {errors.map(({ code, message }) => (
        <p key={code + message}>{message}</p>
      ))}
    </Alert>
  );
}
