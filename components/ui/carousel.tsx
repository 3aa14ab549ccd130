import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { CarouselButtons } from "./carousel-buttons";
import styles from "./carousel.module.css";

type Props = {
  label: string;
  /** `cards`: 1 to 6 at once, by page width; `one`: always one. */
  layout: "cards" | "one";
  /** `<li>` elements. */
  children: ReactNode;
  /** At most one slide: no buttons. */
  hasSingleSlide?: boolean;
};

/** Scroll snapping works without scripts; the buttons need them. */
export function Carousel({ label, layout, children, hasSingleSlide }: Props) {
  return (
    <div className={styles.carousel}>
      <ul className={classNames(styles.track, styles[layout])} aria-label={label}>
        {children}
      </ul>
      {!hasSingleSlide && <CarouselButtons overImage={layout === "one"} />}
    </div>
  );
}
