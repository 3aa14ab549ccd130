"use client";

import { useRef } from "react";
import { useZoom } from "./use-zoom";
import type { ViewerWords } from "./viewer-tools";
import { ToolButton } from "./tool-button";
import styles from "./zoom-dialog.module.css";

type Props = { words: ViewerWords; picture: string; alt: string; onClose: () => void };

/** A page as large as one likes: buttons, + and -, two fingers or a double tap; it moves by finger, wheel and keys. */
export function ZoomDialog({ words, picture, alt, onClose }: Props) {
  const ground = useRef<HTMLDivElement>(null);
  const { scale, larger, smaller, canGrow, canShrink, onKeyDown, handlers } = useZoom(ground);
  const open = (dialog: HTMLDialogElement | null) => {
    if (!dialog || dialog.open) return;
    dialog.showModal();
    ground.current?.focus();
  };
  return (
    <dialog ref={open} className={styles.zoom} aria-label={alt} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <ToolButton icon="minus" aria-label={words.smaller} disabled={!canShrink} onClick={smaller} />
        <output aria-label={words.zoom}>{Math.round(scale * 100)}%</output>
        <ToolButton icon="plus" aria-label={words.larger} disabled={!canGrow} onClick={larger} />
        <ToolButton
          icon="cross"
          aria-label={words.closeZoom}
          onClick={(event) => event.currentTarget.closest("dialog")?.close()}
        />
      </div>
      <div ref={ground} className={styles.ground} tabIndex={0} role="group" aria-label={alt} {...handlers}>
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
