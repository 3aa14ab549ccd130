"use client";

import { useEffect, useRef, useState } from "react";
import { useMessages } from "@/components/ui/messages";
import { blockingRequestsStore } from "@/lib/api/blocking-requests";
import { useStore } from "@/lib/state/use-store";
import styles from "./loading-overlay.module.css";

const DELAY_MS = 300;

export function LoadingOverlay() {
  const isPending = useStore(blockingRequestsStore, (count) => count > 0);
  const [isShown, setShown] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const { loading } = useMessages();

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isPending]);

  useEffect(() => {
    if (isShown) element.current?.showPopover?.();
  }, [isShown]);

  return (
    isShown && (
      <div ref={element} popover="manual" role="status" className={styles.overlay}>
        <span className={styles.spinner} />
        {loading}
      </div>
    )
  );
}
