import type { CSSProperties } from "react";
import { Html } from "@/components/ui/html";
import { classNames } from "@/components/ui/class-names";
import type { Proposal } from "@/lib/ebsn/domain/category";
import { bannerDisplay } from "./banner-display";
import styles from "./banner.module.css";
import { sceneSources } from "@/components/ui/scene-sources";

type Props = {
  proposal: Proposal;
  target: string;
  size: "hero" | "tile";
  /** The first picture of the page. */
  eager?: boolean;
  heading?: "h2" | "h3";
};

const SIZES = {
  hero: "(max-width: 959px) 100vw, 1360px",
  tile: "(max-width: 599px) 100vw, (max-width: 959px) 50vw, 660px",
};

/** A picture with its words on a plain panel, so that they read on any picture; the whole is one link. */
export function Banner({ proposal, target, size, eager, heading: Heading = "h2" }: Props) {
  const { ground, align, mobileImg, buttonText, outlined, contain } = bannerDisplay(proposal);
  const { img, imgAlt, name, descr } = proposal;
  const style = ground ? ({ "--ground": ground } as CSSProperties) : undefined;
  return (
    <article className={classNames(styles.banner, styles[size], styles[align])} style={style}>
      {img && (
        <picture>
          {mobileImg && <source media="(max-width: 599px)" srcSet={sceneSources(mobileImg) || mobileImg} />}
          <img
            src={img}
            srcSet={sceneSources(img) || undefined}
            sizes={SIZES[size]}
            width={size === "hero" ? 1440 : 960}
            height={size === "hero" ? 480 : 540}
            alt={imgAlt}
            className={contain ? styles.contain : undefined}
            loading={eager ? "eager" : "lazy"}
            fetchPriority={eager ? "high" : undefined}
          />
        </picture>
      )}
      <div className={styles.words}>
        <Heading>{target ? <a href={target}>{name}</a> : name}</Heading>
        {descr && <Html markup={descr} className={styles.text} />}
        {target && buttonText && (
          <span aria-hidden="true" className={outlined ? styles.outlined : styles.button}>
            {buttonText}
          </span>
        )}
      </div>
    </article>
  );
}
