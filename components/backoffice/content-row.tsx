import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { contentPath } from "@/lib/content-edit/content-path";
import { now } from "@/lib/clock";
import { formatInstant, formatPlannedDay, toShopDay } from "@/lib/dates";
import type { ContentItem } from "@/lib/ebsn/domain/content-edit";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./backoffice.module.css";

const TONES = { published: "primary", scheduled: "loyalty", draft: "plain" } as const;

export async function ContentRow({ item, isEditable }: { item: ContentItem; isEditable: boolean }) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.content"), getLocale()]);
  const href = localizePath(locale);
  const { kind, slug, name, state, from, hasDraft, updatedAt, updatedBy } = item;
  const path = contentPath(item);
  const [day = "", time = ""] = from.split("T");
  const date = day && formatPlannedDay(day, toShopDay(now()), locale);
  // A time is the start of a block on a page that is online.
  const status = state === "scheduled" && time ? "published" : state;
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <h2>
          {isEditable ? <Link href={href(backofficePaths.contentEdit(kind, slug))}>{name}</Link> : name}
        </h2>
        <p>
          {t(`kinds.${kind}`)} · {path}
        </p>
        <p>
          <Badge tone={TONES[status]}>
            {status === "scheduled" ? t("scheduledOn", { date }) : t(`states.${status}`)}
          </Badge>{" "}
          {status !== state && `${t("moreScheduled", { date, time })} `}
          {hasDraft && <Badge tone="loyalty">{t("hasDraft")}</Badge>}{" "}
          {updatedBy &&
            updatedAt &&
            t("updated", { name: updatedBy, date: formatInstant(new Date(updatedAt), locale) })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          type="submit"
          small
          name="path"
          value={href(path)}
          formMethod="post"
          formAction="/api/preview/start"
          formTarget="_blank"
          aria-label={t("previewOf", { name })}
        >
          {t("preview")}
        </Button>
        <Button
          type="submit"
          small
          variant="secondary"
          name="path"
          value={href(path)}
          formMethod="post"
          formAction="/api/preview/share"
          aria-label={t("shareOf", { name })}
        >
          {t("share")}
        </Button>
      </div>
    </li>
  );
}
