import { getLocale } from "next-intl/server";
import type { CSSProperties } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { Banner } from "./banner";
import { bannerDisplay } from "./banner-display";
import styles from "./banner-grid.module.css";
import { BlockTitle } from "@/components/ui/block-title";
import { GRID_COLUMNS } from "./column-widths";
import { proposalTarget } from "./proposal-target";

export async function BannerGrid({ block }: { block: Block }) {
  const locale = await getLocale();
  const href = localizePath(locale);
  const proposals = block.proposals;
  if (proposals.length === 0) return null;
  const defaultSpan =
    proposals.length % 3 === 0
      ? 4
      : proposals.length === 1
        ? GRID_COLUMNS
        : proposals.length % 4 === 0
          ? 3
          : 6;
  return (
    <>
      <BlockTitle title={block.settings.TITLE} lang={contentLanguage(locale)} />
      <ul className={styles.grid}>
        {proposals.map((proposal, index) => {
          const { widthPercent } = bannerDisplay(proposal);
          const span = widthPercent
            ? Math.max(3, Math.round((widthPercent / 100) * GRID_COLUMNS))
            : defaultSpan;
          return (
            <li key={index} style={{ "--span": span } as CSSProperties}>
              <Banner
                proposal={proposal}
                target={proposalTarget(proposal, href)}
                size={span === GRID_COLUMNS ? "hero" : "tile"}
                heading={block.settings.TITLE ? "h3" : "h2"}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
