import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { CarouselButtons } from "./carousel-buttons";
import styles from "./carousel.module.css";

type Props = {
  label: string;
  /** `cards`: 1, 2, 3, 4 or 6 at once by the width of the page; `one`: always one. */
  shown: "cards" | "one";
  /** its slides, each an `<li>`. */
  children: ReactNode;
  /** One slide or none needs no buttons. */
  single?: boolean;
};

/** Slides that snap as one scrolls; the buttons come with scripts and only help. */
export function Carousel({ label, shown, children, single }: Props) {
  return (
    <div className={styles.carousel}>
      <ul className={classNames(styles.track, styles[shown])} aria-label={label}>
        {children}
      </ul>
      {!single && <CarouselButtons onPicture={shown === "one"} />}
    </div>
  );
}
