"use client";

import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./leaflet-viewer.module.css";
import { useFullScreen } from "./use-full-screen";
import { usePages } from "./use-pages";
import { ViewerTools, type ViewerWords } from "./viewer-tools";

type Props = {
  label: string;
  words: ViewerWords;
  start: number;
  /** The leaflet's own address. */
  base: string;
  /** Whether the address bar follows the page shown. */
  own: boolean;
  /** The largest picture of each page. */
  pictures: string[];
  children: ReactNode;
};

/** Gives the pages their tools, keys and addresses. */
export function ViewerFrame({ label, words, start, base, own, pictures, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const { full, toggle, leave } = useFullScreen(root);
  const { page, show, step, last } = usePages(root, { start, count: pictures.length, base: own ? base : "" });

  function onKeyDown(event: KeyboardEvent) {
    const wanted = { ArrowLeft: page - step, ArrowRight: page + step, Home: 1, End: pictures.length }[
      event.key
    ];
    // In the zoomed page the keys move the picture.
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    if (event.key === "Escape" && full) leave();
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(wanted);
  }

  function onClick(event: MouseEvent) {
    if (full && event.target instanceof HTMLElement && event.target.closest('a[href*="#"]')) leave();
  }

  return (
    <section
      ref={root}
      className={classNames(styles.viewer, full && styles.full)}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <ViewerTools
        words={words}
        page={page}
        count={pictures.length}
        picture={pictures[page - 1] ?? ""}
        atEnd={page >= last}
        full={full}
        onStep={(by) => show(page + by * step)}
        onFull={toggle}
      />
      {children}
    </section>
  );
}
