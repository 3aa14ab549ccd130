"use client";

import { useSyncExternalStore } from "react";
import { useMessages } from "@/components/ui/messages";
import { dayInItaly, formatDay } from "@/lib/dates";
import { interpolate } from "@/lib/i18n/interpolate";
import { availableFrom } from "@/lib/rules/parse-locks";

const subscribeNever = () => () => undefined;

/** Rendered in the browser only, as pages are cached and the date counts from now. */
export function LeadDate({ hours }: { hours: number }) {
  const messages = useMessages();
  const text = useSyncExternalStore(
    subscribeNever,
    () => {
      const availableDate = availableFrom({ leadTimeHours: hours }, new Date());
      return availableDate ? formatDay(dayInItaly(availableDate), document.documentElement.lang) : "";
    },
    () => "",
  );
  return text ? <span> · {interpolate(messages.availableFrom, { date: text })}</span> : null;
}
