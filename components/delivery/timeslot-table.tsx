"use client";

import { Tabs } from "@base-ui/react/tabs";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { formatDay } from "@/lib/dates";
import type { Timeslot, TimeslotDay } from "@/lib/ebsn/domain/delivery";
import { type Period, isToday, periodsOf, preselectedDay, shownDays, slotsIn } from "@/lib/rules/timeslots";
import { TimeslotCard } from "./timeslot-card";
import styles from "./timeslots.module.css";

type Props = {
  days: TimeslotDay[];
  cartDateIso: string | null;
  saving: number | null;
  onChoose: (day: TimeslotDay, slot: Timeslot) => void;
};

/** Days as tabs, halves of the day as buttons, slots as cards. */
export function TimeslotTable({ days, cartDateIso, saving, onChoose }: Props) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const shown = shownDays(days);
  const [picked, setPicked] = useState<string | null>(null);
  const day = picked ?? preselectedDay(days, cartDateIso)?.dateIso ?? "";
  const [period, setPeriod] = useState<Period>("all");

  if (shown.length === 0) return <p className={styles.empty}>{t("noTimeslots")}</p>;
  return (
    <Tabs.Root value={day} onValueChange={(value) => setPicked(String(value))}>
      <Tabs.List className={styles.days} aria-label={t("days")}>
        {shown.map(({ dateIso }) => (
          <Tabs.Tab key={dateIso} value={dateIso} className={styles.day}>
            {isToday(dateIso, now) ? t("today") : formatDay(dateIso, locale)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((one) => {
        const periods = periodsOf(one.timeslots);
        const range = periods.includes(period) ? period : "all";
        const slots = slotsIn(one.timeslots, range);
        return (
          <Tabs.Panel key={one.dateIso} value={one.dateIso} className={styles.panel}>
            {periods.length > 1 && (
              <div className={styles.ranges} role="group" aria-label={t("ranges")}>
                {periods.map((name) => (
                  <button
                    key={name}
                    type="button"
                    className={styles.range}
                    aria-pressed={name === range}
                    onClick={() => setPeriod(name)}
                  >
                    {t(`period.${name}`)}
                  </button>
                ))}
              </div>
            )}
            {slots.length === 0 && <p className={styles.empty}>{t("noTimeslotsOnDay")}</p>}
            <ul className={styles.slots}>
              {slots.map((slot) => (
                <TimeslotCard
                  key={slot.timeslotId}
                  slot={slot}
                  now={now}
                  saving={saving}
                  onChoose={() => onChoose(one, slot)}
                />
              ))}
            </ul>
          </Tabs.Panel>
        );
      })}
    </Tabs.Root>
  );
}
