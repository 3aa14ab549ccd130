import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { localPath } from "@/lib/i18n/local-path";
import styles from "./leaflet-cover.module.css";
import { leafletPath } from "./leaflet-href";
import { pageSources } from "./page-sources";
import { periodWords } from "./period-words";

type Props = { leaflet: LeafletCard; heading?: "h2" | "h3"; eager?: boolean };

/** The first page of a leaflet as a link to it, with its days. */
export async function LeafletCover({ leaflet, heading: Heading = "h3", eager }: Props) {
  const [t, locale, { state, text, hurry }] = await Promise.all([
    getTranslations("leaflets"),
    getLocale(),
    periodWords(leaflet),
  ]);
  return (
    <li className={styles.cover} data-leaflet={leaflet.leafletId}>
      <div className={styles.sheet}>
        {leaflet.cover && (
          <img
            src={leaflet.cover}
            srcSet={pageSources(leaflet.cover)}
            sizes="(max-width:599px) 74vw, 320px"
            width={320}
            height={400}
            alt=""
            loading={eager ? "eager" : "lazy"}
          />
        )}
        {state === "announced" && <Badge>{t("announced")}</Badge>}
        {hurry && <Badge tone="offer">{hurry}</Badge>}
      </div>
      <Heading>
        <a href={localPath(locale)(leafletPath(leaflet))}>{leaflet.title}</a>
      </Heading>
      {text && <p>{text}</p>}
    </li>
  );
}
