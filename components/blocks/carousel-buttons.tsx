"use client";

import { useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { classNames } from "@/components/ui/class-names";
import { useWords } from "@/components/ui/words";
import styles from "./carousel.module.css";

/** Turns the track before it by as many slides as are seen; at an end it begins again from the other. */
export function CarouselButtons({ onPicture }: { onPicture: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const words = useWords();

  function turn(direction: 1 | -1) {
    const track = ref.current?.previousElementSibling;
    if (!track) return;
    const end = track.scrollWidth - track.clientWidth;
    const at = track.scrollLeft;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = calm ? "auto" : "smooth";
    if (direction > 0 && at >= end - 4) track.scrollTo({ left: 0, behavior });
    else if (direction < 0 && at <= 4) track.scrollTo({ left: end, behavior });
    else track.scrollBy({ left: direction * track.clientWidth * 0.9, behavior });
  }

  return (
    <div ref={ref} className={classNames(styles.buttons, onPicture && styles.onPicture)}>
      <button
        type="button"
        className="icon-button"
        aria-label={words.previousSlides}
        onClick={() => turn(-1)}
      >
        <Icon name="back" size={20} />
      </button>
      <button type="button" className="icon-button" aria-label={words.nextSlides} onClick={() => turn(1)}>
        <Icon name="forward" size={20} />
      </button>
    </div>
  );
}
