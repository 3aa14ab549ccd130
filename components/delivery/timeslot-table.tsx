"use client";

import { Tabs } from "@base-ui/react/tabs";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { browserNow } from "@/lib/browser/browser-clock";
import { formatDay } from "@/lib/dates";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import type { Timeslot, TimeslotDay } from "@/lib/ebsn/domain/delivery";
import { mayBeHomeDelivery } from "@/lib/rules/delivery/delivery-services";
import { MINUTE_MS } from "@/lib/rules/dates/duration";
import { excludedProducts } from "@/lib/rules/cart/excluded-products";
import {
  type DayOverview,
  type Period,
  PERIODS,
  dayOverview,
  isToday,
  preselectedDay,
  slotMarks,
  slotsIn,
  visibleDays,
} from "@/lib/rules/delivery/timeslots";
import { formatMoney } from "@/lib/money";
import { TimeslotCard } from "./timeslot-card";
import styles from "./timeslots.module.css";

type Props = {
  days: TimeslotDay[];
  deliveryServiceId: number | undefined;
  cartDateIso: string | null;
  /** Of the cart. */
  items?: CartItem[];
  savingId: number | null;
  onChoose: (day: TimeslotDay, slot: Timeslot) => void;
};

/** Dialogs stay open past a cutoff, or midnight. */
function useCurrentMinute(): Date {
  const [now, setNow] = useState(browserNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(browserNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function TimeslotTable(props: Props) {
  const { days, deliveryServiceId, cartDateIso, items = [], savingId, onChoose } = props;
  const t = useTranslations("delivery");
  const locale = useLocale();
  const now = useCurrentMinute();
  const tabDays = visibleDays(days);
  const [pickedDate, setPickedDate] = useState<string | null>(null);
  const selectedDate = pickedDate ?? preselectedDay(days, cartDateIso)?.dateIso ?? "";
  const [period, setPeriod] = useState<Period>("all");
  const marks = slotMarks(tabDays);
  const describe = ({ availability, fromCents }: DayOverview) => {
    if (availability === "full") return t("fullDay");
    if (availability === "none") return t(mayBeHomeDelivery(deliveryServiceId) ? "noDelivery" : "noPickUp");
    if (fromCents === null) return "";
    return fromCents === 0 ? t("free") : t("place.fee", { amount: formatMoney(fromCents, locale) });
  };

  if (tabDays.every(({ timeslots }) => timeslots.length === 0))
    return <p className={styles.empty}>{t("noTimeslots")}</p>;
  return (
    <Tabs.Root value={selectedDate} onValueChange={(value) => setPickedDate(String(value))}>
      <Tabs.List className={styles.days} aria-label={t("days")}>
        {tabDays.map((day) => {
          const overview = dayOverview(day.timeslots);
          return (
            <Tabs.Tab
              key={day.dateIso}
              value={day.dateIso}
              className={styles.day}
              data-closed={overview.availability !== "open" || undefined}
            >
              {isToday(day.dateIso, now) ? t("today") : formatDay(day.dateIso, locale)}
              <small>{describe(overview)}</small>
              <ExcludedCount count={excludedProducts(items, day, now).length} />
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {tabDays.map((tabDay) => {
        const slots = slotsIn(tabDay.timeslots, period);
        const excluded = excludedProducts(items, tabDay, now);
        return (
          <Tabs.Panel key={tabDay.dateIso} value={tabDay.dateIso} className={styles.panel}>
            <div className={styles.periods} role="group" aria-label={t("ranges")}>
              {PERIODS.map((name) => (
                <button
                  key={name}
                  type="button"
                  className={styles.period}
                  aria-pressed={name === period}
                  onClick={() => setPeriod(name)}
                >
                  {t(`period.${name}`)}
                </button>
              ))}
            </div>
            {excluded.length > 0 && (
              <p className={styles.note}>{t("excluded", { names: excluded.join(", ") })}</p>
            )}
            {slots.length === 0 && (
              <p role="status" className={styles.empty}>
                {t(tabDay.timeslots.length > 0 ? "noTimeslotsInRange" : "noTimeslotsOnDay")}
              </p>
            )}
            <ul className={styles.slots}>
              {slots.map((slot) => (
                <TimeslotCard
                  key={slot.timeslotId}
                  slot={{ ...slot, selected: slot.selected && tabDay.dateIso === cartDateIso }}
                  isEarliest={slot === marks.earliest}
                  isCheapest={
                    !slot.feeText && marks.cheapestCents !== null && slot.feeCents === marks.cheapestCents
                  }
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

function ExcludedCount({ count }: { count: number }) {
  const t = useTranslations("delivery");
  return count > 0 && <small>{t("excludedCount", { count })}</small>;
}
