"use client";

import { useRef } from "react";
import { Icon } from "./icon";
import { classNames } from "./class-names";
import { useMessages } from "./messages";
import styles from "./carousel.module.css";

/** Scrolls the previous sibling by a page, wrapping around at either end. */
export function CarouselButtons({ overImage }: { overImage: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const messages = useMessages();

  function scroll(direction: 1 | -1) {
    const track = ref.current?.previousElementSibling;
    if (!track) return;
    const end = track.scrollWidth - track.clientWidth;
    const position = track.scrollLeft;
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = prefersReducedMotion ? "auto" : "smooth";
    if (direction > 0 && position >= end - 4) track.scrollTo({ left: 0, behavior });
    else if (direction < 0 && position <= 4) track.scrollTo({ left: end, behavior });
    else track.scrollBy({ left: direction * track.clientWidth * 0.9, behavior });
  }

  return (
    <div ref={ref} className={classNames(styles.buttons, overImage && styles.overImage)}>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.previousSlides}
        onClick={() => scroll(-1)}
      >
        <Icon name="back" size={20} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.nextSlides}
        onClick={() => scroll(1)}
      >
        <Icon name="forward" size={20} />
      </button>
    </div>
  );
}
