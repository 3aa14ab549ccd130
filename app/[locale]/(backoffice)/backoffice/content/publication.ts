import "server-only";
import { getTranslations } from "next-intl/server";
import { PUBLISH_ANYWAY, type StaffActionState } from "@/components/backoffice/staff-action-state";
import { now } from "@/lib/clock";
import { formatPlannedDay, formatTime, toShopDay } from "@/lib/dates";
import type { EditableDocument } from "@/lib/ebsn/domain/content-edit";
import { postedText } from "@/lib/forms/posted-values";
import type { Locale } from "@/lib/i18n/locales";

/** The day before which customers do not see it; "": they do. */
const scheduledDay = ({ published }: EditableDocument): string =>
  published && published > toShopDay(now()) ? published : "";

/** Says of what was published what customers do not see yet; "" where they see all of it. */
export async function scheduledText(document: EditableDocument, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale });
  const day = scheduledDay(document);
  if (day)
    return t("backoffice.contentEdit.done.scheduled", {
      date: formatPlannedDay(day, toShopDay(now()), locale),
    });
  const moment = `${toShopDay(now())}T${formatTime(now())}`;
  const later = (document.blocks ?? []).filter(({ visibility }) => (visibility?.from ?? "") > moment);
  const names = later.map(({ name, modeName }) => name || modeName).join(", ");
  return names && t("backoffice.contentEdit.done.blocksScheduled", { names });
}

/** Before what is online is taken off by its new date. */
export async function askBeforeOffline(
  document: EditableDocument,
  form: FormData,
  locale: Locale,
): Promise<StaffActionState | null> {
  const day = scheduledDay(document);
  const isAsked = postedText(form, "intent") === "publish" && postedText(form, "is_online") === "true";
  if (!day || !isAsked) return null;
  const t = await getTranslations({ locale });
  return {
    rowId: postedText(form, "slug"),
    done: null,
    errors: [
      t("backoffice.contentEdit.takesOffline", { date: formatPlannedDay(day, toShopDay(now()), locale) }),
    ],
    confirmIntent: PUBLISH_ANYWAY,
  };
}
