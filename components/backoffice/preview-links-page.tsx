import { getLocale, getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { now } from "@/lib/clock";
import { formatInstant, formatPlannedDay, toShopDay } from "@/lib/dates";
import { localizePath } from "@/lib/i18n/locale-path";
import type { SharedLink } from "@/lib/preview/link-store";
import styles from "./backoffice.module.css";
import { StaffNav } from "./staff-nav";
import { StaffRows } from "./staff-rows";

export type ListedLink = SharedLink & { address: string };

type Props = {
  links: ListedLink[] | null;
  created: string;
};

export async function PreviewLinksPage({ links, created }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.links"), getLocale()]);
  return (
    <div className={styles.page}>
      <StaffNav current="content" />
      <header className={styles.head}>
        <div>
          <h1>{t("title")}</h1>
          <p className={styles.muted}>{t("intro")}</p>
        </div>
        <Link href={localizePath(locale)(backofficePaths.content())}>{t("back")}</Link>
      </header>
      <StaffRows
        label={t("title")}
        rows={links}
        errorMessage={links ? "" : t("failedText")}
        none={{ icon: "eye", title: t("none"), text: t("noneText") }}
      >
        {(link) => <LinkRow key={link.linkId} link={link} isNew={link.linkId === created} />}
      </StaffRows>
    </div>
  );
}

async function LinkRow({ link, isNew }: { link: ListedLink; isNew: boolean }) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.links"), getLocale()]);
  const { linkId, path, date, time = "", drafts, warehouseId, segmentId, until, createdBy, revokedAt } = link;
  const instant = (seconds: number) => formatInstant(new Date(seconds * 1000), locale);
  const parts = [
    date
      ? t(time ? "asOfTime" : "asOf", { date: formatPlannedDay(date, toShopDay(now()), locale), time })
      : t("today"),
    (drafts || !date) && t("drafts"),
    warehouseId !== undefined && t("store", { warehouseId }),
    segmentId !== undefined && t("segment", { segmentId }),
    t("until", { until: instant(until) }),
    t("by", { name: createdBy }),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <h2>{path}</h2>
        <p>{parts.filter(Boolean).join(" · ")}</p>
        {isNew && revokedAt === null && (
          <Alert tone="success">
            <p>{t("created")}</p>
          </Alert>
        )}
        {revokedAt === null ? (
          <Field
            id={`link-${linkId}`}
            label={t("address")}
            readOnly
            value={link.address}
            spellCheck={false}
          />
        ) : (
          <p>
            <Badge>{t("revoked", { date: instant(revokedAt) })}</Badge>
          </p>
        )}
      </div>
      {revokedAt === null && (
        <form action="/api/preview/revoke" method="post" className={styles.actions}>
          <input type="hidden" name="linkId" value={linkId} />
          <Button type="submit" small variant="danger" aria-label={t("revokeOf", { path })}>
            {t("revoke")}
          </Button>
        </form>
      )}
    </li>
  );
}
