"use client";

import { useEffect, useRef } from "react";
import type { Message } from "@/lib/ebsn/domain/envelope";
import forms from "@/components/forms/forms.module.css";

/** What keeps the order from going on; takes the focus when it appears. */
export function Faults({ faults }: { faults: Message[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);
  if (faults.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={forms.summary}>
      {faults.map(({ code, message }) => (
        <p key={code + message}>{message}</p>
      ))}
    </div>
  );
}
