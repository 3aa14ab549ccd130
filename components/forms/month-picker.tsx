"use client";

import { Icon } from "@/components/ui/icon";
import { addMonths } from "@/lib/rules/dates/calendar";
import { createDayFormatter } from "./calendar-format";
import styles from "./date-control.module.css";
import type { FormMessages } from "./form-messages";

const YEARS_AHEAD = 20;
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

type Props = {
  /** YYYY-MM, as `min` and `max`. */
  month: string;
  min: string;
  max: string;
  currentYear: number;
  messages: FormMessages;
  onChange: (month: string) => void;
};

export function MonthPicker({ month, min, max, currentYear, messages, onChange }: Props) {
  const [year = "", monthOfYear = ""] = month.split("-");
  const monthName = createDayFormatter({ month: "long" });
  const firstYear = Number(min.slice(0, 4));
  const lastYear = Math.min(Number(max.slice(0, 4)), currentYear + YEARS_AHEAD);
  const stepProps = (count: 1 | -1) => {
    const next = addMonths(month, count);
    return { disabled: next < min || next > max, onClick: () => onChange(next) };
  };
  return (
    <div className={styles.bar}>
      <StepButton label={messages.previousMonth} icon="back" {...stepProps(-1)} />
      <select
        aria-label={messages.month}
        value={monthOfYear}
        onChange={(event) => onChange(`${year}-${event.target.value}`)}
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
        onChange={(event) => onChange(`${event.target.value}-${monthOfYear}`)}
      >
        {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => (
          <option key={index}>{lastYear - index}</option>
        ))}
      </select>
      <StepButton label={messages.nextMonth} icon="forward" {...stepProps(1)} />
    </div>
  );
}

type StepButtonProps = {
  label: string;
  icon: "back" | "forward";
  disabled: boolean;
  onClick: () => void;
};

function StepButton({ label, icon, ...rest }: StepButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} {...rest}>
      <Icon name={icon} size={20} />
    </button>
  );
}
