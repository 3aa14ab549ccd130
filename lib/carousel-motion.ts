export type CarouselMotion = {
  loop?: boolean;
  /** Omitted: the slides move only on request. */
  autoplaySeconds?: number;
};

/** A reader needs some seconds for a slide. */
const MIN_SECONDS = 4;
const MAX_SECONDS = 60;

const isOn = (text: string | undefined) => text === "true" || text === "1";

/** The settings LOOP (true or 1) and AUTOPLAY (seconds) of a slider block. */
export function carouselMotion({ LOOP, AUTOPLAY }: Readonly<Record<string, string>>): CarouselMotion {
  const seconds = Number(AUTOPLAY);
  return {
    ...(isOn(LOOP) && { loop: true }),
    ...(seconds > 0 && { autoplaySeconds: Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, seconds)) }),
  };
}
