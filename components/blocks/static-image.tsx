import { getLocale } from "next-intl/server";
import type { CSSProperties } from "react";
import { classNames } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import { VideoLinks } from "@/components/ui/video-links";
import type { Block } from "@/lib/ebsn/domain/category";
import { localizePath } from "@/lib/i18n/locale-path";
import { bannerDisplay } from "./banner-display";
import { BannerPicture } from "./banner-picture";
import { proposalTarget } from "./proposal-target";
import styles from "./static-image.module.css";

const SIZES = "(max-width: 1263px) 100vw, 1360px";

export async function StaticImage({ block }: { block: Block }) {
  const href = localizePath(await getLocale());
  const [proposal] = block.proposals;
  if (!proposal) return null;
  const display = bannerDisplay(proposal);
  const { background, contain, widthPercent, desktopImg, mobileImg } = display;
  if (!proposal.img && !desktopImg && !mobileImg) return null;
  const target = proposalTarget(proposal, href);
  const image = (
    <BannerPicture
      proposal={proposal}
      display={display}
      sizes={SIZES}
      width={1440}
      height={480}
      alt={proposal.imgAlt || (target ? proposal.name : "")}
      className={classNames(styles.image, contain && styles.contain)}
    />
  );
  const style = {
    ...(background && { "--background": background }),
    ...(widthPercent && { "--width": `${widthPercent}%` }),
  } as CSSProperties;
  return target ? (
    <>
      <Link {...target} className={styles.frame} style={style}>
        {image}
      </Link>
      {target["data-video"] && <VideoLinks />}
    </>
  ) : (
    <div className={styles.frame} style={style}>
      {image}
    </div>
  );
}
