import { getLocale } from "next-intl/server";
import type { CSSProperties } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { localPath } from "@/lib/i18n/local-path";
import { bannerDisplay } from "./banner-display";
import { proposalHref } from "./proposal-href";
import { sceneSources } from "@/components/ui/scene-sources";
import styles from "./static-image.module.css";

export async function StaticImage({ block }: { block: Block }) {
  const href = localPath(await getLocale());
  const [proposal] = block.proposals;
  if (!proposal?.img) return null;
  const target = proposalHref(proposal, href);
  const image = (
    <img
      className={styles.image}
      src={proposal.img}
      srcSet={sceneSources(proposal.img) || undefined}
      sizes="(max-width: 1263px) 100vw, 1360px"
      width={1440}
      height={480}
      alt={proposal.imgAlt || (target ? proposal.name : "")}
      loading="lazy"
    />
  );
  const { ground } = bannerDisplay(proposal);
  const style = ground ? ({ "--ground": ground } as CSSProperties) : undefined;
  return target ? (
    <a href={target} className={styles.frame} style={style}>
      {image}
    </a>
  ) : (
    <div className={styles.frame} style={style}>
      {image}
    </div>
  );
}
