"use client";

import { useState } from "react";
import { DAY_MS } from "@/lib/rules/duration";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { toShopDay, toFormatLocale } from "@/lib/dates";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { addMonths, monthWeeks } from "@/lib/rules/calendar";
import styles from "./date-control.module.css";
import type { FormMessages } from "./form-messages";

type Props = {
  title: string;
  /** YYYY-MM-DD, or "". */
  value: string;
  min: string;
  max: string;
  messages: FormMessages;
  /** "": dismissed. */
  onClose: (day: string) => void;
};

const YEARS_AHEAD = 20;
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

/** A Monday. */
const FIRST_WEEKDAY = Date.UTC(2026, 10, 2);

export function CalendarDialog({ title, value, min, max, messages, onClose }: Props) {
  const locale = getPageLocale();
  const today = toShopDay(new Date());
  const [month, setMonth] = useState((/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : today).slice(0, 7));
  const [year = "", monthOfYear = ""] = month.split("-");
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(toFormatLocale(locale), { ...options, timeZone: "UTC" });
    return (time: number) => formatter.format(time);
  };
  const monthName = format({ month: "long" });
  const shortDay = format({ weekday: "short" });
  const fullDay = format({ dateStyle: "full" });
  const firstYear = Number(min.slice(0, 4));
  const lastYear = Math.min(Number(max.slice(0, 4)), Number(today.slice(0, 4)) + YEARS_AHEAD);
  const isWithin = (other: string) => other >= min.slice(0, 7) && other <= max.slice(0, 7);
  const step = (count: 1 | -1, label: string, icon: "back" | "forward") => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      disabled={!isWithin(addMonths(month, count))}
      onClick={() => setMonth(addMonths(month, count))}
    >
      <Icon name={icon} size={20} />
    </button>
  );

  return (
    <Dialog open title={title} width={380} onClose={() => onClose("")}>
      <div className={styles.bar}>
        {step(-1, messages.previousMonth, "back")}
        <select
          aria-label={messages.month}
          value={monthOfYear}
          onChange={(event) => setMonth(`${year}-${event.target.value}`)}
        >
          {MONTHS.map((number) => (
            <option key={number} value={number}>
              {monthName(Date.UTC(2026, Number(number) - 1, 1))}
            </option>
          ))}
        </select>
        <select
          aria-label={messages.year}
          value={year}
          onChange={(event) => setMonth(`${event.target.value}-${monthOfYear}`)}
        >
          {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => (
            <option key={index}>{lastYear - index}</option>
          ))}
        </select>
        {step(1, messages.nextMonth, "forward")}
      </div>
      <table className={styles.days}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => (
              <th key={index} scope="col">
                {shortDay(FIRST_WEEKDAY + index * DAY_MS)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => (
                <td key={weekday}>
                  {day && (
                    <button
                      type="button"
                      aria-label={fullDay(Date.parse(day))}
                      aria-pressed={day === value}
                      aria-current={day === today ? "date" : undefined}
                      disabled={day < min || day > max}
                      onClick={() => onClose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
