import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./leaflet-cover.module.css";
import { leafletPath } from "@/lib/paths/leaflet-path";
import { pageSources } from "./page-sources";
import { getPeriodLabel } from "./period-label";

type Props = { leaflet: LeafletCard; heading?: "h2" | "h3"; eager?: boolean };

export async function LeafletCover({ leaflet, heading: Heading = "h3", eager }: Props) {
  const [t, locale, { state, text, endingLabel }] = await Promise.all([
    getTranslations("leaflets"),
    getLocale(),
    getPeriodLabel(leaflet),
  ]);
  return (
    <li className={styles.cover} data-leaflet={leaflet.leafletId}>
      <div className={styles.sheet}>
        {leaflet.cover && (
          <img
            src={leaflet.cover}
            srcSet={pageSources(leaflet.cover)}
            sizes="(max-width:599px) 74vw, 370px"
            width={320}
            height={400}
            alt=""
            loading={eager ? "eager" : "lazy"}
          />
        )}
      </div>
      <Heading lang={contentLanguage(locale)}>
        <Link href={localizePath(locale)(leafletPath(leaflet))}>{leaflet.title}</Link>
      </Heading>
      <div className={styles.period}>
        {text && <p>{text}</p>}
        {state === "announced" && <Badge>{t("announced")}</Badge>}
        {endingLabel && <Badge tone="offer">{endingLabel}</Badge>}
      </div>
    </li>
  );
}
