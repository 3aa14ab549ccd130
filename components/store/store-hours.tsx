import { getLocale, getTranslations } from "next-intl/server";
import { formatLongDay } from "@/lib/dates";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { pageTime } from "@/lib/preview/server";
import type { HourRange } from "@/lib/rules/dates/clock-times";
import { toShopTime } from "@/lib/rules/dates/shop-time";
import { hoursGroups, type HoursGroup, sortedRanges } from "@/lib/rules/delivery/opening-hours";
import { withPublicHolidays } from "@/lib/rules/delivery/special-hours";
import { formatClockTime } from "./get-opening-status";
import styles from "./store.module.css";

export async function StoreHours({ store: { hours, specialHours } }: { store: Warehouse }) {
  const [t, locale, now] = await Promise.all([getTranslations("stores"), getLocale(), pageTime()]);
  const formatDays = ({ from, to }: HoursGroup) => {
    const names = [t(`weekDay.${from}`), t(`weekDay.${to}`)] as const;
    return from === to ? names[0] : `${names[0]} ${t("to")} ${names[1]}`;
  };
  const formatRanges = (ranges: HourRange[]) =>
    ranges.length === 0
      ? t("closedAllDay")
      : new Intl.ListFormat(locale, { type: "conjunction" }).format(
          ranges.map(({ begin, end }) => `${formatClockTime(begin)}${t("to")}${formatClockTime(end)}`),
        );
  if (hours.length === 0) return null;
  const today = toShopTime(now).dateIso;
  const special = withPublicHolidays(specialHours, now).filter(({ dateIso }) => dateIso >= today);
  return (
    <>
      <dl className={styles.hours}>
        {hoursGroups(hours).map((group) => (
          <div key={group.from}>
            <dt>{formatDays(group)}</dt>
            <dd>{formatRanges(group.ranges)}</dd>
          </div>
        ))}
      </dl>
      {special.length > 0 && (
        <>
          <h3 className={styles.special}>{t("specialHours")}</h3>
          <dl className={styles.hours}>
            {special.map((day) => (
              <div key={day.dateIso}>
                <dt>{formatLongDay(day.dateIso, locale)}</dt>
                <dd>{day.hours ? formatRanges(sortedRanges(day.hours)) : t("hoursMayDiffer")}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
