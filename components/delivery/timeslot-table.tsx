"use client";

import { Tabs } from "@base-ui/react/tabs";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { formatDay } from "@/lib/dates";
import type { Timeslot, TimeslotDay } from "@/lib/ebsn/domain/delivery";
import { type Period, isToday, periodsOf, preselectedDay, visibleDays, slotsIn } from "@/lib/rules/timeslots";
import { TimeslotCard } from "./timeslot-card";
import styles from "./timeslots.module.css";

type Props = {
  days: TimeslotDay[];
  cartDateIso: string | null;
  savingId: number | null;
  onChoose: (day: TimeslotDay, slot: Timeslot) => void;
};

export function TimeslotTable({ days, cartDateIso, savingId, onChoose }: Props) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const tabDays = visibleDays(days);
  const [pickedDate, setPickedDate] = useState<string | null>(null);
  const selectedDate = pickedDate ?? preselectedDay(days, cartDateIso)?.dateIso ?? "";
  const [period, setPeriod] = useState<Period>("all");

  if (tabDays.length === 0) return <p className={styles.empty}>{t("noTimeslots")}</p>;
  return (
    <Tabs.Root value={selectedDate} onValueChange={(value) => setPickedDate(String(value))}>
      <Tabs.List className={styles.days} aria-label={t("days")}>
        {tabDays.map(({ dateIso }) => (
          <Tabs.Tab key={dateIso} value={dateIso} className={styles.day}>
            {isToday(dateIso, now) ? t("today") : formatDay(dateIso, locale)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabDays.map((tabDay) => {
        const periods = periodsOf(tabDay.timeslots);
        const activePeriod = periods.includes(period) ? period : "all";
        const slots = slotsIn(tabDay.timeslots, activePeriod);
        return (
          <Tabs.Panel key={tabDay.dateIso} value={tabDay.dateIso} className={styles.panel}>
            {periods.length > 1 && (
              <div className={styles.periods} role="group" aria-label={t("ranges")}>
                {periods.map((name) => (
                  <button
                    key={name}
                    type="button"
                    className={styles.period}
                    aria-pressed={name === activePeriod}
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
                  slot={{ ...slot, selected: slot.selected && tabDay.dateIso === cartDateIso }}
                  now={now}
                  savingId={savingId}
                  onChoose={() => onChoose(tabDay, slot)}
                />
              ))}
            </ul>
          </Tabs.Panel>
        );
      })}
    </Tabs.Root>
  );
}
