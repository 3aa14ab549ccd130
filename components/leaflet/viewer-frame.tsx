"use client";

import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./leaflet-viewer.module.css";
import { useFullScreen } from "./use-full-screen";
import { usePages } from "./use-pages";
import type { ViewerMessages } from "./viewer-messages";
import { ViewerTools } from "./viewer-tools";

type Props = {
  label: string;
  messages: ViewerMessages;
  start: number;
  /** The leaflet's path. */
  base: string;
  /** Whether the URL follows the page in view. */
  shouldSyncUrl: boolean;
  /** Largest picture of each page. */
  pictures: string[];
  children: ReactNode;
};

export function ViewerFrame({ label, messages, start, base, shouldSyncUrl, pictures, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const { isFullScreen, toggle, exit } = useFullScreen(root);
  const { page, goToPage, step, last } = usePages(root, {
    start,
    count: pictures.length,
    base: shouldSyncUrl ? base : "",
  });

  function onKeyDown(event: KeyboardEvent) {
    const targetPage = { ArrowLeft: page - step, ArrowRight: page + step, Home: 1, End: pictures.length }[
      event.key
    ];
    // In the zoom dialog the keys scroll the picture.
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    if (event.key === "Escape" && isFullScreen) exit();
    if (targetPage === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goToPage(targetPage);
  }

  function onClick(event: MouseEvent) {
    if (isFullScreen && event.target instanceof HTMLElement && event.target.closest('a[href*="#"]')) exit();
  }

  return (
    <section
      ref={root}
      className={classNames(styles.viewer, isFullScreen && styles.full)}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
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
      {children}
    </section>
  );
}
