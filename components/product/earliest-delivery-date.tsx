"use client";

import { useEffect, useState } from "react";
import { useMessages } from "@/components/ui/messages";
import { interpolate } from "@/lib/i18n/interpolate";

/** Rendered in the browser only, as pages are cached and the date counts from now. */
export function EarliestDeliveryDate({ hours, dayLock = "" }: { hours: number; dayLock?: string }) {
  const messages = useMessages();
  const [date, setDate] = useState("");

  useEffect(() => {
    import("./format-earliest-delivery").then(
      ({ formatEarliestDelivery }) => setDate(formatEarliestDelivery(hours, dayLock)),
      () => undefined,
    );
  }, [hours, dayLock]);

  return date ? <span> · {interpolate(messages.availableFrom, { date })}</span> : null;
}
