"use client";

import { useSyncExternalStore } from "react";
import { useWords } from "@/components/ui/words";
import { dayInItaly, formatDay } from "@/lib/dates";
import { fill } from "@/lib/i18n/fill";
import { availableFrom } from "@/lib/rules/locks";

const never = () => () => undefined;

/** From which day the product can be had, counted from now; said only in the browser, since pages are kept. */
export function LeadDate({ hours }: { hours: number }) {
  const words = useWords();
  const text = useSyncExternalStore(
    never,
    () => {
      const from = availableFrom({ leadTimeHours: hours }, new Date());
      return from ? formatDay(dayInItaly(from), document.documentElement.lang) : "";
    },
    () => "",
  );
  return text ? <span> · {fill(words.availableFrom, { date: text })}</span> : null;
}
