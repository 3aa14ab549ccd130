import { getLocale, getTranslations } from "next-intl/server";
import type { Leaflet } from "@/lib/ebsn/domain/leaflet";
import { localPath } from "@/lib/i18n/local-path";
import { leafletPath } from "./leaflet-href";
import { LeafletSheet } from "./leaflet-sheet";
import styles from "./leaflet-viewer.module.css";
import { largestPage } from "./page-sources";
import { ViewerFrame } from "./viewer-frame";

type Props = {
  leaflet: Leaflet;
  /** Name of each offered product by its id. */
  names: ReadonlyMap<number, string>;
  /** The page it opens at. */
  start?: number;
  /** Where the offers are listed; "" on the same page. */
  offersAt?: string;
};

/** The pages of a leaflet side by side, one at a time or two from 769 px; scripts add the tools. */
export async function LeafletViewer({ leaflet, names, start = 1, offersAt = "" }: Props) {
  const [t, locale] = await Promise.all([getTranslations("leaflets"), getLocale()]);
  const { pages, title } = leaflet;
  const base = localPath(locale)(leafletPath(leaflet));
  const words = {
    pageOf: t.raw("pageOf"),
    previous: t("previous"),
    next: t("next"),
    zoom: t("zoom"),
    larger: t("larger"),
    smaller: t("smaller"),
    closeZoom: t("closeZoom"),
    fullscreen: t("fullscreen"),
    exitFullscreen: t("exitFullscreen"),
    download: t("download"),
  };
  return (
    <ViewerFrame
      label={t("viewer", { title })}
      words={words}
      start={start}
      base={base}
      own={offersAt === ""}
      pictures={pages.map(({ picture }) => largestPage(picture))}
    >
      {start > 1 && (
        <noscript>
          <style>{`[data-pages]>li:nth-child(-n+${start - 1}){display:none}`}</style>
        </noscript>
      )}
      <ol className={styles.track} data-pages="" tabIndex={0} aria-label={t("pages")}>
        {pages.map((page) => (
          <LeafletSheet
            key={page.number}
            page={page}
            names={names}
            offersAt={offersAt}
            alt={t("pageTitle", { title: page.title || title, page: page.number })}
            eager={page.number === start}
            soon={page.number === start + 1}
          />
        ))}
      </ol>
    </ViewerFrame>
  );
}
