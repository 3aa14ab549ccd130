import { getLocale, getTranslations } from "next-intl/server";
import { hoursGroups, type HoursGroup, type ServiceHour } from "@/lib/rules/delivery/opening-hours";
import { formatClockTime } from "./get-opening-status";
import styles from "./store.module.css";

export async function StoreHours({ hours }: { hours: ServiceHour[] }) {
  const [t, locale] = await Promise.all([getTranslations("stores"), getLocale()]);
  const formatDays = ({ from, to }: HoursGroup) => {
    const names = [t(`weekDay.${from}`), t(`weekDay.${to}`)] as const;
    return from === to ? names[0] : `${names[0]} ${t("to")} ${names[1]}`;
  };
  const formatRanges = ({ ranges: groupRanges }: HoursGroup) =>
    groupRanges.length === 0
      ? t("closedAllDay")
      : new Intl.ListFormat(locale, { type: "conjunction" }).format(
          groupRanges.map(({ begin, end }) => `${formatClockTime(begin)}${t("to")}${formatClockTime(end)}`),
        );
  if (hours.length === 0) return null;
  return (
    <dl className={styles.hours}>
      {hoursGroups(hours).map((group) => (
        <div key={group.from}>
          <dt>{formatDays(group)}</dt>
          <dd>{formatRanges(group)}</dd>
        </div>
      ))}
    </dl>
  );
}
