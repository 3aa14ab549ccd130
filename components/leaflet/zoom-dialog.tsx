"use client";

import { useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { useZoom } from "./use-zoom";
import type { ViewerWords } from "./viewer-tools";
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
        <button
          type="button"
          className="icon-button"
          aria-label={words.smaller}
          disabled={!canShrink}
          onClick={smaller}
        >
          <Icon name="minus" />
        </button>
        <output aria-label={words.zoom}>{Math.round(scale * 100)}%</output>
        <button
          type="button"
          className="icon-button"
          aria-label={words.larger}
          disabled={!canGrow}
          onClick={larger}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={words.closeZoom}
          onClick={(event) => event.currentTarget.closest("dialog")?.close()}
        >
          <Icon name="cross" />
        </button>
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
