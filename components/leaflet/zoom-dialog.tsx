"use client";

import { useRef } from "react";
import { useZoom } from "./use-zoom";
import type { ViewerMessages } from "./viewer-messages";
import { ToolButton } from "./tool-button";
import styles from "./zoom-dialog.module.css";

type Props = { messages: ViewerMessages; picture: string; alt: string; onClose: () => void };

export function ZoomDialog({ messages, picture, alt, onClose }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const { scale, zoomIn, zoomOut, canZoomIn, canZoomOut, onKeyDown, handlers } = useZoom(container);
  const showDialog = (dialog: HTMLDialogElement | null) => {
    if (!dialog || dialog.open) return;
    dialog.showModal();
    container.current?.focus();
  };
  return (
    <dialog ref={showDialog} className={styles.zoom} aria-label={alt} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <ToolButton icon="minus" aria-label={messages.smaller} disabled={!canZoomOut} onClick={zoomOut} />
        <output aria-label={messages.zoom}>{Math.round(scale * 100)}%</output>
        <ToolButton icon="plus" aria-label={messages.larger} disabled={!canZoomIn} onClick={zoomIn} />
        <ToolButton
          icon="cross"
          aria-label={messages.closeZoom}
          onClick={(event) => event.currentTarget.closest("dialog")?.close()}
        />
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
          src={picture}
          width={1440}
          height={1800}
          alt={alt}
          draggable={false}
          style={{ width: `${scale * 100}%` }}
        />
      </div>
    </dialog>
  );
}
