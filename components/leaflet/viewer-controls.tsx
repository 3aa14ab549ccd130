"use client";

import { useEffect, type RefObject } from "react";
import { useFullScreen } from "./use-full-screen";
import { usePages } from "./use-pages";
import type { ViewerMessages } from "./viewer-messages";
import { ViewerTools } from "./viewer-tools";

export type ViewerProps = {
  messages: ViewerMessages;
  start: number;
  base: string;
  shouldSyncUrl: boolean;
  pictures: string[];
};

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
  const { page, goToPage, step, last } = usePages(root, {
    start,
    count: pictures.length,
    base: shouldSyncUrl ? base : "",
  });

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
      count={pictures.length}
      picture={pictures[page - 1] ?? ""}
      isLastPage={page >= last}
      isFullScreen={isFullScreen}
      onStep={(delta) => goToPage(page + delta * step)}
      onToggleFullScreen={toggle}
    />
  );
}
