"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./leaflet-viewer.module.css";
import type { ViewerControls as Controls, ViewerProps } from "./viewer-controls";

/** The pages render at once; the controls load afterwards. */
export function ViewerFrame({
  label,
  children,
  ...viewer
}: ViewerProps & { label: string; children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  const [ViewerControls, setViewerControls] = useState<typeof Controls | null>(null);
  const [isFullScreen, setFullScreen] = useState(false);

  useEffect(() => {
    import("./viewer-controls").then(
      (loaded) => setViewerControls(() => loaded.ViewerControls),
      () => undefined,
    );
  }, []);

  return (
    <section ref={root} className={classNames(styles.viewer, isFullScreen && styles.full)} aria-label={label}>
      {ViewerControls ? (
        <ViewerControls root={root} {...viewer} onFullScreen={setFullScreen} />
      ) : (
        <div className={styles.tools} />
      )}
      {children}
    </section>
  );
}
