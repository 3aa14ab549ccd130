import { isTrue } from "../rules/is-true";

export type CarouselMotion = {
  loop?: boolean;
  autoplaySeconds?: number;
};

/** A reader needs some seconds for a slide. */
const MIN_SECONDS = 4;
const MAX_SECONDS = 60;

/** LOOP is true or 1, AUTOPLAY seconds. */
export function carouselMotion({ LOOP, AUTOPLAY }: Readonly<Record<string, string>>): CarouselMotion {
  const seconds = Number(AUTOPLAY);
  return {
    ...(isTrue(LOOP) && { loop: true }),
    ...(seconds > 0 && { autoplaySeconds: Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, seconds)) }),
  };
}
