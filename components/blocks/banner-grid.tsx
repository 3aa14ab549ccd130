import { getLocale } from "next-intl/server";
import type { CSSProperties } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { localPath } from "@/lib/i18n/local-path";
import { Banner } from "./banner";
import { bannerDisplay } from "./banner-display";
import styles from "./banner-grid.module.css";
import { BlockTitle } from "./block-title";
import { proposalTarget } from "./proposal-target";

const TWELFTHS = 12;

export async function BannerGrid({ block }: { block: Block }) {
  const href = localPath(await getLocale());
  const shown = block.proposals;
  if (shown.length === 0) return null;
  const even = shown.length % 3 === 0 ? 4 : shown.length === 1 ? TWELFTHS : shown.length % 4 === 0 ? 3 : 6;
  return (
    <>
      <BlockTitle title={block.settings.TITLE} />
      <ul className={styles.grid}>
        {shown.map((proposal, index) => {
          const { widthPercent } = bannerDisplay(proposal);
          const span = widthPercent ? Math.max(3, Math.round((widthPercent / 100) * TWELFTHS)) : even;
          return (
            <li key={index} style={{ "--span": span } as CSSProperties}>
              <Banner
                proposal={proposal}
                target={proposalTarget(proposal, href)}
                size={span === TWELFTHS ? "hero" : "tile"}
                heading={block.settings.TITLE ? "h3" : "h2"}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
