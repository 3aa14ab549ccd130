"use client";

import { useEffect, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { openCamera, watchForCode } from "@/lib/browser/barcode";
import styles from "./scan-dialog.module.css";

type Props = { onResolve: (code: string | null) => void };

export function ScanDialog({ onResolve }: Props) {
  const deferredMessages = useDeferredMessages();
  const videoRef = useRef<HTMLVideoElement>(null);
  const resolve = useRef(onResolve);
  const [isCameraUnavailable, setIsCameraUnavailable] = useState(false);
  const isShown = deferredMessages !== null;

  useEffect(() => {
    resolve.current = onResolve;
  });

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    let stream: MediaStream | null = null;
    let stop = () => {};
    let isOver = false;
    const release = (opened: MediaStream) => opened.getTracks().forEach((track) => track.stop());
    openCamera().then(
      async (opened) => {
        if (isOver) return release(opened);
        stream = opened;
        video.srcObject = opened;
        await video.play().catch(() => undefined);
        if (!isOver) stop = watchForCode(video, (code) => resolve.current(code));
      },
      () => setIsCameraUnavailable(true),
    );
    return () => {
      isOver = true;
      stop();
      if (stream) release(stream);
    };
  }, [isShown]);

  if (!deferredMessages) return null;
  return (
    <Dialog open title={deferredMessages.scanTitle} onClose={() => onResolve(null)}>
      <p role="status">
        {isCameraUnavailable ? deferredMessages.scanUnavailable : deferredMessages.scanText}
      </p>
      {!isCameraUnavailable && (
        <div className={styles.frame}>
          <video
            ref={videoRef}
            className={styles.video}
            aria-label={deferredMessages.scanTitle}
            muted
            playsInline
          />
        </div>
      )}
    </Dialog>
  );
}
