import { getLocale, getTranslations } from "next-intl/server";
import { formatLongDay } from "@/lib/dates";
import { currentPreview } from "@/lib/preview/server";
import styles from "./preview-banner.module.css";

/** Says that a page is shown as of another day, with the way out; customers never see it. */
export async function PreviewBanner() {
  const preview = await currentPreview();
  if (!preview) return null;
  const [t, locale] = await Promise.all([getTranslations("content"), getLocale()]);
  return (
    <div className={styles.banner} role="status">
      <meta name="robots" content="noindex, nofollow" />
      <p>
        <b>{t("previewOf")}</b> {t("previewDate", { date: formatLongDay(preview.date, locale) })}
      </p>
      <form action="/api/preview/end" method="post">
        <button>{t("previewEnd")}</button>
      </form>
    </div>
  );
}
