"use client";

import { monthWeeks } from "@/lib/rules/dates/calendar";
import { DAY_MS } from "@/lib/rules/dates/duration";
import { createDayFormatter } from "./calendar-format";
import styles from "./date-control.module.css";

/** A Monday. */
const FIRST_WEEKDAY = Date.UTC(2026, 10, 2);

type Props = {
  /** YYYY-MM. */
  month: string;
  /** YYYY-MM-DD, as the rest. */
  value: string;
  today: string;
  min: string;
  max: string;
  onChoose: (day: string) => void;
};

export function MonthDays({ month, value, today, min, max, onChoose }: Props) {
  const shortDay = createDayFormatter({ weekday: "short" });
  const fullDay = createDayFormatter({ dateStyle: "full" });
  return (
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
                    onClick={() => onChoose(day)}
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
  );
}
