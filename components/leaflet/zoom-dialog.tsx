"use client";

import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { closeOnBack } from "@/components/ui/dialog-history";
import { Icon } from "@/components/ui/icon";
import { interpolate } from "@/lib/i18n/interpolate";
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
};

export function ZoomDialog({ messages, page, count, picture, preview, onPage, onClose }: Props) {
  const alt = interpolate(messages.pageOf, { page, count });
  const container = useRef<HTMLDivElement>(null);
  const { scale, zoomIn, zoomOut, canZoomIn, canZoomOut, onKeyDown, handlers } = useZoom(container);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => closeOnBack(() => close()), []);
  const showDialog = (dialog: HTMLDialogElement | null) => {
    if (!dialog || dialog.open) return;
    dialog.showModal();
    container.current?.focus();
  };
  return (
    <dialog ref={showDialog} className={styles.zoom} aria-label={alt} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <ToolButton
          icon="back"
          className={styles.step}
          aria-label={messages.previous}
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        />
        <ToolButton
          icon="forward"
          className={styles.step}
          aria-label={messages.next}
          disabled={page === count}
          onClick={() => onPage(page + 1)}
        />
        <ToolButton icon="minus" aria-label={messages.smaller} disabled={!canZoomOut} onClick={zoomOut} />
        <output aria-label={messages.zoom}>{Math.round(scale * 100)}%</output>
        <ToolButton icon="plus" aria-label={messages.larger} disabled={!canZoomIn} onClick={zoomIn} />
        <a
          className="icon-button"
          href={picture}
          download
          aria-label={messages.download}
          title={messages.download}
        >
          <Icon name="download" />
        </a>
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
