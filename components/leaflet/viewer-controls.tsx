"use client";

import { useEffect, useState, type RefObject } from "react";
import { useFullScreen } from "./use-full-screen";
import { findTrack, usePages } from "./use-pages";
import type { ViewerMessages } from "./viewer-messages";
import { ViewerTools } from "./viewer-tools";

export type ViewerProps = {
  messages: ViewerMessages;
  start: number;
  base: string;
  shouldSyncUrl: boolean;
  pictures: string[];
};

const slidesOf = (root: HTMLElement | null) => [...(findTrack(root)?.children ?? [])];

/** Number of the page whose picture was clicked; 0: none. */
function clickedPage(root: HTMLElement | null, target: EventTarget | null): number {
  if (!(target instanceof HTMLImageElement)) return 0;
  return slidesOf(root).findIndex((slide) => slide.contains(target)) + 1;
}

function loadedPicture(root: HTMLElement | null, page: number): string {
  const picture = slidesOf(root)[page - 1]?.querySelector("img");
  return picture?.currentSrc || picture?.src || "";
}

type Props = ViewerProps & {
  root: RefObject<HTMLElement | null>;
  onFullScreen: (isFullScreen: boolean) => void;
};

export function ViewerControls({
  root,
  messages,
  start,
  base,
  shouldSyncUrl,
  pictures,
  onFullScreen,
}: Props) {
  const { isFullScreen, toggle, exit } = useFullScreen(root);
  const { page, goToPage, showPage, step, last } = usePages(root, {
    start,
    count: pictures.length,
    base: shouldSyncUrl ? base : "",
  });

  const [zoomedPage, setZoomedPage] = useState<number | null>(null);
  const [preview, setPreview] = useState("");

  function zoom(target: number | null): void {
    setZoomedPage(target);
    setPreview(target === null ? "" : loadedPicture(root.current, target));
  }

  useEffect(() => onFullScreen(isFullScreen), [isFullScreen, onFullScreen]);

  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const targetPage = { ArrowLeft: page - step, ArrowRight: page + step, Home: 1, End: pictures.length }[
        event.key
      ];
      // In the zoom dialog the keys scroll the picture.
      if (event.target instanceof Element && event.target.closest("dialog")) return;
      if (event.key === "Escape" && isFullScreen) exit();
      if (targetPage === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goToPage(targetPage);
    };
    const onClick = (event: MouseEvent) => {
      if (isFullScreen && event.target instanceof HTMLElement && event.target.closest('a[href*="#"]')) exit();
      const clicked = clickedPage(element, event.target);
      if (clicked > 0) zoom(clicked);
    };
    element?.addEventListener("keydown", onKeyDown);
    element?.addEventListener("click", onClick);
    return () => {
      element?.removeEventListener("keydown", onKeyDown);
      element?.removeEventListener("click", onClick);
    };
  });

  return (
    <ViewerTools
      messages={messages}
      page={page}
      pictures={pictures}
      preview={preview}
      zoomedPage={zoomedPage}
      isLastPage={page >= last}
      isFullScreen={isFullScreen}
      onStep={(delta) => goToPage(page + delta * step)}
      onToggleFullScreen={toggle}
      onZoom={zoom}
      onZoomClosed={showPage}
    />
  );
}
