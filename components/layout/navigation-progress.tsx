"use client";

import { useEffect } from "react";
import { onNavigation } from "@/lib/navigation/page-navigation";
import { createStore } from "@/lib/state/store";
import { useStore } from "@/lib/state/use-store";
import styles from "./navigation-progress.module.css";

const DELAY_MS = 150;

const slowNavigationStore = createStore(false);
let timer: ReturnType<typeof setTimeout> | undefined;

function stopProgress(): void {
  clearTimeout(timer);
  slowNavigationStore.set(false);
}

/** Shown after a delay, so that an immediate page causes no extra render. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => slowNavigationStore.set(true), DELAY_MS);
}

export function NavigationProgress() {
  const isShown = useStore(slowNavigationStore);
  useEffect(() => onNavigation(stopProgress), []);
  return isShown && <span className={styles.progress} onAnimationEnd={stopProgress} />;
}
