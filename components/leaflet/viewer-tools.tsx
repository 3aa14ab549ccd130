"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { fill } from "@/lib/i18n/fill";
import { ToolButton } from "./tool-button";
import styles from "./leaflet-viewer.module.css";

const ZoomDialog = lazy(() => import("./zoom-dialog").then((file) => ({ default: file.ZoomDialog })));

export type ViewerWords = Record<
  | "pageOf"
  | "previous"
  | "next"
  | "zoom"
  | "larger"
  | "smaller"
  | "closeZoom"
  | "fullscreen"
  | "exitFullscreen"
  | "download",
  string
>;

type Props = {
  words: ViewerWords;
  page: number;
  count: number;
  picture: string;
  atEnd: boolean;
  full: boolean;
  onStep: (by: -1 | 1) => void;
  onFull: () => void;
};

/** Pages back and forth, zoom, download and full screen. */
export function ViewerTools({ words, page, count, picture, atEnd, full, onStep, onFull }: Props) {
  const [zoomed, setZoomed] = useState(false);
  const zoomButton = useRef<HTMLButtonElement>(null);
  const fullText = full ? words.exitFullscreen : words.fullscreen;
  return (
    <div className={styles.tools}>
      <ToolButton icon="back" aria-label={words.previous} disabled={page === 1} onClick={() => onStep(-1)} />
      <output className={styles.count}>{fill(words.pageOf, { page, count })}</output>
      <ToolButton icon="forward" aria-label={words.next} disabled={atEnd} onClick={() => onStep(1)} />
      <ToolButton
        icon="zoom"
        aria-label={words.zoom}
        title={words.zoom}
        ref={zoomButton}
        onClick={() => setZoomed(true)}
      />
      <a className="icon-button" href={picture} download aria-label={words.download} title={words.download}>
        <Icon name="download" />
      </a>
      <ToolButton
        icon={full ? "cross" : "full"}
        aria-label={fullText}
        title={fullText}
        aria-pressed={full}
        onClick={onFull}
      />
      {zoomed && (
        <Suspense>
          <ZoomDialog
            words={words}
            picture={picture}
            alt={fill(words.pageOf, { page, count })}
            onClose={() => {
              setZoomed(false);
              zoomButton.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
