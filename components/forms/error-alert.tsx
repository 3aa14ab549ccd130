"use client";

import { useEffect, useRef } from "react";
import type { Message } from "@/lib/ebsn/domain/envelope";
import forms from "./forms.module.css";

export function ErrorAlert({ errors }: { errors: Message[] }) {
  const alertRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) alertRef.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={alertRef} role="alert" tabIndex={-1} className={forms.summary}>
      {errors.map(({ code, message }) => (
        <p key={code + message}>{message}</p>
      ))}
    </div>
  );
}
