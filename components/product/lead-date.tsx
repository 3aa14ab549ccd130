"use client";

import { useSyncExternalStore } from "react";
import { useMessages } from "@/components/ui/messages";
import { formatDay } from "@/lib/dates";
import { interpolate } from "@/lib/i18n/interpolate";
import { firstDeliveryDay } from "@/lib/rules/parse-locks";

const subscribeNever = () => () => undefined;

/** Rendered in the browser only, as pages are cached and the date counts from now. */
export function LeadDate({ hours, dayLock = "" }: { hours: number; dayLock?: string }) {
  const messages = useMessages();
  const text = useSyncExternalStore(
    subscribeNever,
    () => {
      const day = firstDeliveryDay({ leadTimeHours: hours, dayLock }, new Date());
      return day ? formatDay(day, document.documentElement.lang) : "";
    },
    () => "",
  );
  return text ? <span> · {interpolate(messages.availableFrom, { date: text })}</span> : null;
}
