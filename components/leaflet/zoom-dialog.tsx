"use client";

import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { afterClosing, closeOnBack } from "@/components/ui/dialog-history";
import { interpolate } from "@/lib/i18n/interpolate";
import { DownloadLink } from "./download-link";
import { useZoom } from "./use-zoom";
import type { ViewerMessages } from "./viewer-messages";
import { ToolButton } from "./tool-button";
import styles from "./zoom-dialog.module.css";

type Props = {
  messages: ViewerMessages;
  page: number;
  count: number;
  picture: string;
  /** Shown until the picture has loaded. */
  preview: string;
  onPage: (page: number) => void;
  onClose: () => void;
  /** The dialog and its history entry are gone. */
  onClosed: (page: number) => void;
};

export function ZoomDialog({ messages, page, count, picture, preview, onPage, onClose, onClosed }: Props) {
  const alt = interpolate(messages.pageOf, { page, count });
  const dialogRef = useRef<HTMLDialogElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { scale, zoomIn, zoomOut, canZoomIn, canZoomOut, onKeyDown, handlers } = useZoom(container);
  const handleClosed = useEffectEvent(() => onClosed(page));

  useLayoutEffect(() => {
    // WebKit would show the focus after a click, too.
    const focusVisible = document.activeElement?.matches(":focus-visible") ?? false;
    if (!dialogRef.current?.open) dialogRef.current?.showModal();
    container.current?.focus({ focusVisible });
  }, []);

  useLayoutEffect(() => {
    // The focus can only leave the dialog once it is closed, which `onClose` hears of.
    const stopListening = closeOnBack(() => dialogRef.current?.close());
    return () => {
      stopListening();
      afterClosing(() => handleClosed());
    };
  }, []);

  useLayoutEffect(() => {
    container.current?.scrollTo({ left: 0, top: 0, behavior: "instant" });
  }, [page]);

  return (
    <dialog ref={dialogRef} className={styles.zoom} aria-label={alt} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <div className={styles.group}>
          <ToolButton
            icon="back"
            aria-label={messages.previous}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          />
          <output className={styles.count}>{alt}</output>
          <ToolButton
            icon="forward"
            aria-label={messages.next}
            disabled={page === count}
            onClick={() => onPage(page + 1)}
          />
        </div>
        <div className={styles.group}>
          <ToolButton icon="minus" aria-label={messages.smaller} disabled={!canZoomOut} onClick={zoomOut} />
          <output aria-label={messages.zoom}>{Math.round(scale * 100)}%</output>
          <ToolButton icon="plus" aria-label={messages.larger} disabled={!canZoomIn} onClick={zoomIn} />
          <DownloadLink href={picture} label={messages.download} />
          <ToolButton
            icon="cross"
            className={styles.close}
            aria-label={messages.closeZoom}
            onClick={() => dialogRef.current?.close()}
          />
        </div>
      </div>
      <div
        ref={container}
        className={styles.container}
        tabIndex={0}
        role="group"
        aria-label={alt}
        {...handlers}
      >
        <img
          key={picture}
          src={picture}
          width={1440}
          height={1800}
          alt={alt}
          draggable={false}
          style={{
            width: `${scale * 100}%`,
            ...(preview && { backgroundImage: `url(${JSON.stringify(preview)})` }),
          }}
        />
      </div>
    </dialog>
  );
}
