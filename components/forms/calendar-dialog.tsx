"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { browserToday } from "@/lib/browser/browser-clock";
import type { FormMessages } from "./form-messages";
import { MonthDays } from "./month-days";
import { MonthPicker } from "./month-picker";

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

const monthOf = (day: string) => day.slice(0, 7);

export function CalendarDialog({ title, value, min, max, messages, onClose }: Props) {
  const today = browserToday();
  const [month, setMonth] = useState(monthOf(/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : today));
  return (
    <Dialog open title={title} width={380} onClose={() => onClose("")}>
      <MonthPicker
        month={month}
        min={monthOf(min)}
        max={monthOf(max)}
        currentYear={Number(today.slice(0, 4))}
        messages={messages}
        onChange={setMonth}
      />
      <MonthDays month={month} value={value} today={today} min={min} max={max} onChoose={onClose} />
    </Dialog>
  );
}
