"use client";

import { Suspense, useEffect, useRef } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { interpolate } from "@/lib/i18n/interpolate";
import { DownloadLink } from "./download-link";
import { ToolButton } from "./tool-button";
import type { ViewerMessages } from "./viewer-messages";
import styles from "./leaflet-viewer.module.css";

const ZoomDialog = lazyOptional(() => import("./zoom-dialog").then((file) => file.ZoomDialog), OpenPicture);

function OpenPicture({ picture, onClose }: { picture: string; onClose: () => void }) {
  useEffect(() => {
    onClose();
    window.location.assign(picture);
  });
  return null;
}

type Props = {
  messages: ViewerMessages;
  page: number;
  pictures: string[];
  /** Of the enlarged page: as small as it is shown, and loaded. */
  preview: string;
  zoomedPage: number | null;
  isLastPage: boolean;
  isFullScreen: boolean;
  onStep: (by: -1 | 1) => void;
  onToggleFullScreen: () => void;
  onZoom: (page: number | null) => void;
  onZoomClosed: (page: number) => void;
};

export function ViewerTools({
  messages,
  page,
  pictures,
  preview,
  zoomedPage,
  isLastPage,
  isFullScreen,
  onStep,
  onToggleFullScreen,
  onZoom,
  onZoomClosed,
}: Props) {
  const count = pictures.length;
  const zoomButton = useRef<HTMLButtonElement>(null);
  const fullScreenLabel = isFullScreen ? messages.exitFullscreen : messages.fullscreen;
  return (
    <div className={styles.tools}>
      <ToolButton
        icon="back"
        aria-label={messages.previous}
        disabled={page === 1}
        onClick={() => onStep(-1)}
      />
      <output className={styles.count}>{interpolate(messages.pageOf, { page, count })}</output>
      <ToolButton icon="forward" aria-label={messages.next} disabled={isLastPage} onClick={() => onStep(1)} />
      <ToolButton
        icon="zoom"
        aria-label={messages.zoom}
        title={messages.zoom}
        ref={zoomButton}
        onClick={() => onZoom(page)}
      />
      <DownloadLink href={pictures[page - 1]} label={messages.download} />
      <ToolButton
        icon={isFullScreen ? "cross" : "full"}
        aria-label={fullScreenLabel}
        title={fullScreenLabel}
        onClick={onToggleFullScreen}
      />
      {zoomedPage !== null && (
        <Suspense>
          <ZoomDialog
            messages={messages}
            page={zoomedPage}
            count={count}
            picture={pictures[zoomedPage - 1] ?? ""}
            preview={preview}
            onPage={onZoom}
            onClose={() => {
              onZoom(null);
              zoomButton.current?.focus();
            }}
            onClosed={onZoomClosed}
          />
        </Suspense>
      )}
    </div>
  );
}
