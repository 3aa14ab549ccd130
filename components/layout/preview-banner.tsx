import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { formatInstant, formatLongDay } from "@/lib/dates";
import { previewKind } from "@/lib/preview/kind";
import { currentPreview } from "@/lib/preview/server";
import styles from "./preview-banner.module.css";

export async function PreviewBanner() {
  const preview = await currentPreview();
  if (!preview) return null;
  const { path, date, until } = preview;
  const [t, locale] = await Promise.all([getTranslations("content"), getLocale()]);
  return (
    <div className={styles.banner} role="status">
      <meta name="robots" content="noindex, nofollow" />
      <p>
        <Link href={path}>
          <b>{t("previewOf", { kind: previewKind(path) })}</b>
        </Link>{" "}
        {date ? t("previewDate", { date: formatLongDay(date, locale) }) : t("previewDraft")}{" "}
        {t("previewUntil", { until: formatInstant(new Date(until * 1000), locale) })}
      </p>
      <form action="/api/preview/end" method="post">
        <button>{t("previewEnd")}</button>
      </form>
    </div>
  );
}
