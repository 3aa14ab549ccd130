"use client";

import { useRef, useState, type ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { LazyIsland } from "@/components/ui/lazy-island";
import styles from "./leaflet-viewer.module.css";
import type { ViewerProps } from "./viewer-controls";

const loadControls = () => import("./viewer-controls").then((loaded) => loaded.ViewerControls);

/** The pages render at once; the controls load afterwards. */
export function ViewerFrame({
  label,
  children,
  ...viewer
}: ViewerProps & { label: string; children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  const [isFullScreen, setFullScreen] = useState(false);

  return (
    <section ref={root} className={classNames(styles.viewer, isFullScreen && styles.full)} aria-label={label}>
      <LazyIsland
        load={loadControls}
        fallback={<div className={styles.tools} />}
        props={{ ...viewer, root, onFullScreen: setFullScreen }}
      />
      {children}
    </section>
  );
}
