"use client";

import { interpolate } from "@/lib/i18n/interpolate";
import type { CarouselMotion } from "@/lib/content/carousel-motion";
import styles from "./carousel.module.css";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { useMessages } from "./messages";
import { useAutoplay } from "./use-autoplay";
import { useCarouselInput } from "./use-carousel-input";
import { moveBy, prefersReducedMotion, useEmbla } from "./use-embla";
import { useDeferredMessages } from "./use-deferred-messages";

/** More would not fit a phone. */
const MAX_DOTS = 8;

type Props = CarouselMotion & {
  viewport: HTMLElement;
  layout: string;
};

export function CarouselControls({ viewport, layout, loop = false, autoplaySeconds = 0 }: Props) {
  const messages = useMessages();
  const deferredMessages = useDeferredMessages();
  const { embla, index, count, canGoBack, canGoForward } = useEmbla(viewport, loop);
  const { isPlaying, isRotating, toggle } = useAutoplay(viewport, embla, autoplaySeconds);
  useCarouselInput(viewport, embla);
  if (!embla || !deferredMessages || count < 2) return null;
  const position = { n: index + 1, count };
  // A disabled button would lose the focus, and the arrow keys with it.
  const stepButton = (direction: 1 | -1, isEnabled: boolean) => (
    <button
      type="button"
      className={classNames("icon-button", styles.step)}
      aria-label={direction > 0 ? deferredMessages.nextSlides : deferredMessages.previousSlides}
      aria-disabled={!isEnabled}
      onClick={() => moveBy(embla, direction)}
    >
      <Icon name={direction > 0 ? "forward" : "back"} size={20} />
    </button>
  );
  return (
    <>
      {autoplaySeconds > 0 && (
        <button
          type="button"
          className={classNames("icon-button", styles.play)}
          aria-label={isPlaying ? deferredMessages.pauseSlides : deferredMessages.playSlides}
          onClick={toggle}
        >
          <Icon name={isPlaying ? "pause" : "play"} size={20} />
        </button>
      )}
      {stepButton(-1, canGoBack)}
      {layout === "gallery" || count > MAX_DOTS ? (
        <span className={styles.count} aria-hidden="true">
          {index + 1} / {count}
        </span>
      ) : (
        <div className={styles.dots} role="group" aria-label={deferredMessages.chooseSlide}>
          {Array.from({ length: count }, (_, stop) => (
            <button
              key={stop}
              type="button"
              aria-label={interpolate(deferredMessages.goToSlide, { n: stop + 1 })}
              aria-current={stop === index || undefined}
              onClick={() => embla.scrollTo(stop, prefersReducedMotion())}
            />
          ))}
        </div>
      )}
      {stepButton(1, canGoForward)}
      <p className="visually-hidden" aria-live={isRotating ? "off" : "polite"} aria-atomic="true">
        {interpolate(messages.slideOf, position)}
      </p>
    </>
  );
}
