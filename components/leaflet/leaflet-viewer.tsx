import { getLocale, getTranslations } from "next-intl/server";
import type { Leaflet } from "@/lib/ebsn/domain/leaflet";
import { localizePath } from "@/lib/i18n/locale-path";
import { leafletPath } from "@/lib/paths/leaflet-path";
import { LeafletSheet } from "./leaflet-sheet";
import styles from "./leaflet-viewer.module.css";
import { largestPage } from "./page-sources";
import { ViewerFrame } from "./viewer-frame";

type Props = {
  leaflet: Leaflet;
  names: ReadonlyMap<number, string>;
  start?: number;
  /** "" on the same page. */
  offersHref?: string;
};

/** One page at a time, two from 769 px; scripts add the tools. */
export async function LeafletViewer({ leaflet, names, start = 1, offersHref = "" }: Props) {
  const [t, locale] = await Promise.all([getTranslations("leaflets"), getLocale()]);
  const { pages, title } = leaflet;
  const base = localizePath(locale)(leafletPath(leaflet));
  const messages = {
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
      messages={messages}
      start={start}
      base={base}
      shouldSyncUrl={offersHref === ""}
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
            offersHref={offersHref}
            alt={t("pageTitle", { title: page.title || title, page: page.number })}
            eager={page.number === start}
            shouldPreload={page.number === start + 1}
          />
        ))}
      </ol>
    </ViewerFrame>
  );
}
