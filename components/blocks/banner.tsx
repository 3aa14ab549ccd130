import type { CSSProperties } from "react";
import { Html } from "@/components/ui/html";
import { classNames } from "@/components/ui/class-names";
import type { Proposal } from "@/lib/ebsn/domain/category";
import { readableOn } from "./css-colour";
import { bannerDisplay, type BannerDisplay } from "./banner-display";
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
  hero: "(max-width: 959px) 90vw, 1360px",
  tile: "(max-width: 599px) 90vw, (max-width: 959px) 50vw, 660px",
};

function colours({ ground, ink, buttonColour }: BannerDisplay): CSSProperties {
  return {
    ...((ground || ink) && { "--ground": ground || readableOn(ink) }),
    // Words of a colour of their own are meant for the ground as it was given.
    ...(ink && { "--words": ink, "--share": "100%" }),
    ...(buttonColour && { "--button": buttonColour, "--on-button": readableOn(buttonColour) }),
  } as CSSProperties;
}

/** A picture with its words on a plain panel, so that they read on any picture; the whole is one link. */
export function Banner({ proposal, target, size, eager, heading: Heading = "h2" }: Props) {
  const display = bannerDisplay(proposal);
  const { align, mobileImg, buttonText, outlined, contain, blackLayer, widthPercent } = display;
  const { imgAlt, name, descr } = proposal;
  const img = display.desktopImg || proposal.img;
  return (
    <article
      className={classNames(
        styles.banner,
        styles[size],
        styles[align],
        blackLayer && styles.veiled,
        widthPercent !== null && styles.filled,
      )}
      style={colours(display)}
    >
      {img && (
        <picture>
          {mobileImg && (
            <source
              media="(max-width: 599px)"
              srcSet={sceneSources(mobileImg) || mobileImg}
              sizes={SIZES[size]}
            />
          )}
          <img
            src={img}
            srcSet={sceneSources(img) || undefined}
            sizes={SIZES[size]}
            width={size === "hero" ? 1440 : 960}
            height={size === "hero" ? 480 : 540}
            alt={imgAlt}
            className={contain ? styles.contain : undefined}
            loading={eager ? "eager" : "lazy"}
            decoding={eager ? "sync" : undefined}
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
