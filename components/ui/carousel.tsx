"use client";

import { Children, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { lazyOptional } from "./lazy-optional";
import type { CarouselMotion } from "@/lib/content/carousel-motion";
import { onFirstIntent } from "@/lib/navigation/first-intent";
import styles from "./carousel.module.css";
import { classNames } from "./class-names";
import { useMessages } from "./messages";
import { onNear } from "./on-near";

const CarouselControls = lazyOptional(() =>
  import("./carousel-controls").then((file) => file.CarouselControls),
);

const NEAR_MARGIN = "300px";
/** A finger that has just touched the list may be scrolling it. */
const AFTER_TOUCH_MS = 700;

type Props = CarouselMotion & {
  label: string;
  /** Slides at once by page width: `cards` 1 to 6, `wide` 1 to 3, `one` always one; `gallery` the same, counted. */
  layout: "cards" | "wide" | "one" | "gallery";
  /** Below a title: from 600 px the buttons are beside it. */
  isTitled?: boolean;
  /** `<li>` elements. */
  children: ReactNode;
};

/** A scroll-snapping list until it comes near the window of a page in use, then an Embla carousel. */
export function Carousel({ label, layout, isTitled, children, ...motion }: Props) {
  const messages = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const hasSlides = Children.count(children) > 1;

  useEffect(() => {
    const element = ref.current;
    if (!element || !hasSlides) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopWaiting = () => {};
    const load = (intent: Event | null) => {
      const delay = intent?.type === "touchstart" ? AFTER_TOUCH_MS : 0;
      timer = setTimeout(setViewport, delay, element);
    };
    const stopWatching = onNear(element, NEAR_MARGIN, () => {
      stopWaiting = onFirstIntent(load);
    });
    return () => {
      stopWatching();
      stopWaiting();
      clearTimeout(timer);
    };
  }, [hasSlides]);

  return (
    <div
      className={classNames(styles.carousel, isTitled && styles.titled)}
      {...(hasSlides && { role: "group", "aria-roledescription": messages.carousel, "aria-label": label })}
    >
      {hasSlides && (
        <div className={styles.controls}>
          {viewport && (
            <Suspense>
              <CarouselControls viewport={viewport} layout={layout} {...motion} />
            </Suspense>
          )}
        </div>
      )}
      {/* Galleries have nothing focusable, so the list is scrolled by keyboard until buttons are loaded. */}
      <div ref={ref} className={styles.viewport} tabIndex={layout === "gallery" && hasSlides ? 0 : undefined}>
        <ul className={classNames(styles.track, styles[layout], motion.loop && styles.loop)}>{children}</ul>
      </div>
    </div>
  );
}
