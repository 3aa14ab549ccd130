import type { CSSProperties } from "react";
import { useLocale } from "next-intl";
import { Html } from "@/components/ui/html";
import { classNames } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import { VideoLinks } from "@/components/ui/video-links";
import type { Proposal } from "@/lib/ebsn/domain/category";
import { contentLanguage } from "@/lib/i18n/content-language";
import type { AnchorProps } from "@/lib/html/anchor-props";
import { contrastingColour } from "./css-colour";
import { bannerDisplay, type BannerDisplay } from "./banner-display";
import { BannerPicture } from "./banner-picture";
import styles from "./banner.module.css";

type Props = {
  proposal: Proposal;
  target: AnchorProps | null;
  size: "hero" | "tile";
  eager?: boolean;
  heading?: "h2" | "h3";
};

const SIZES = {
  hero: "(max-width: 599px) 90vw, (max-width: 959px) 150vw, 1360px",
  tile: "(max-width: 599px) 90vw, (max-width: 959px) 50vw, 660px",
};

function cssVariables({ background, textColour, buttonColour }: BannerDisplay): CSSProperties {
  return {
    ...((background || textColour) && { "--background": background || contrastingColour(textColour) }),
    // A custom text colour was chosen for the exact background, so the background stays opaque.
    ...(textColour && { "--text-colour": textColour, "--background-share": "100%" }),
    ...(buttonColour && { "--button": buttonColour, "--on-button": contrastingColour(buttonColour) }),
  } as CSSProperties;
}

export function Banner({ proposal, target, size, eager, heading: Heading = "h2" }: Props) {
  const lang = contentLanguage(useLocale());
  const display = bannerDisplay(proposal);
  const { align, buttonText, outlined, contain, blackLayer, widthPercent } = display;
  const { name, descr } = proposal;
  return (
    <article
      className={classNames(
        styles.banner,
        styles[size],
        styles[align],
        blackLayer && styles.overlaid,
        widthPercent !== null && styles.filled,
      )}
      style={cssVariables(display)}
      data-banner={name}
      lang={lang}
    >
      <BannerPicture
        proposal={proposal}
        display={display}
        eager={eager}
        sizes={SIZES[size]}
        alt={proposal.imgAlt}
        width={size === "hero" ? 1440 : 960}
        height={size === "hero" ? 480 : 540}
        className={contain ? styles.contain : undefined}
      />
      <div className={styles.panel}>
        <Heading>{target ? <Link {...target}>{name}</Link> : name}</Heading>
        {target?.["data-video"] && <VideoLinks />}
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
