"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { interpolate } from "@/lib/i18n/interpolate";
import { ToolButton } from "./tool-button";
import type { ViewerMessages } from "./viewer-messages";
import styles from "./leaflet-viewer.module.css";

const ZoomDialog = lazy(() => import("./zoom-dialog").then((file) => ({ default: file.ZoomDialog })));

type Props = {
  messages: ViewerMessages;
  page: number;
  count: number;
  picture: string;
  isLastPage: boolean;
  isFullScreen: boolean;
  onStep: (by: -1 | 1) => void;
  onToggleFullScreen: () => void;
};

export function ViewerTools({
  messages,
  page,
  count,
  picture,
  isLastPage,
  isFullScreen,
  onStep,
  onToggleFullScreen,
}: Props) {
  const [isZoomOpen, setIsZoomOpen] = useState(false);
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
        onClick={() => setIsZoomOpen(true)}
      />
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
        icon={isFullScreen ? "cross" : "full"}
        aria-label={fullScreenLabel}
        title={fullScreenLabel}
        onClick={onToggleFullScreen}
      />
      {isZoomOpen && (
        <Suspense>
          <ZoomDialog
            messages={messages}
            picture={picture}
            alt={interpolate(messages.pageOf, { page, count })}
            onClose={() => {
              setIsZoomOpen(false);
              zoomButton.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
