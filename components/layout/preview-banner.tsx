import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { now } from "@/lib/clock";
import { formatInstant, formatPlannedDay, toShopDay } from "@/lib/dates";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import { previewKind } from "@/lib/preview/kind";
import { type OpenPreview, previewInstant } from "@/lib/preview/link";
import { currentPreview } from "@/lib/preview/server";
import styles from "./preview-banner.module.css";

export async function PreviewBanner() {
  const preview = await currentPreview();
  if (!preview) return null;
  const { path, until } = preview;
  const [t, locale] = await Promise.all([getTranslations("content"), getLocale()]);
  const instant = previewInstant(preview);
  return (
    <div className={styles.banner} role="status">
      <meta name="robots" content="noindex, nofollow" />
      {instant && <meta name="madia-now" content={instant.toISOString()} />}
      <p>
        <Link href={path}>
          <b>{t("previewOf", { kind: previewKind(path) })}</b>
        </Link>{" "}
        {await describeView(preview)}{" "}
        {t("previewUntil", { until: formatInstant(new Date(until * 1000), locale) })}
      </p>
      <form action="/api/preview/end" method="post">
        <button>{t("previewEnd")}</button>
      </form>
    </div>
  );
}

async function describeView({ date, time, drafts, warehouseId, segmentId }: OpenPreview): Promise<string> {
  const [t, locale] = await Promise.all([getTranslations("content"), getLocale()]);
  const day = date && formatPlannedDay(date, toShopDay(now()), locale);
  const stores = warehouseId === undefined ? [] : await getWarehouses().catch(() => []);
  const store =
    stores.find((candidate) => candidate.warehouseId === warehouseId)?.name ?? String(warehouseId);
  const moment = time ? t("previewTime", { date: day, time }) : t("previewDate", { date: day });
  return [
    date ? moment : t("previewDraft"),
    date && drafts && t("previewDrafts"),
    warehouseId !== undefined && t("previewStore", { store }),
    segmentId !== undefined && t("previewSegment", { segmentId }),
  ]
    .filter(Boolean)
    .join(" ");
}
