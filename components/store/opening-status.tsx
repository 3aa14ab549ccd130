"use client";

import { useEffect, useState } from "react";
import { MINUTE_MS } from "@/lib/rules/dates/duration";
import type { ServiceHour, SpecialHours } from "@/lib/rules/delivery/opening-hours";
import { getOpeningStatus, type OpenHoursMessages } from "./get-opening-status";
import styles from "./store.module.css";
import { browserNow } from "@/lib/browser/browser-clock";

type Props = {
  hours: ServiceHour[];
  special: SpecialHours[];
  messages: OpenHoursMessages;
  initialText: string;
  open: boolean;
};

/** Updates every minute in the browser; before hydration it shows the text rendered with the page. */
export function OpeningStatus({ hours, special, messages, initialText, open }: Props) {
  const [status, setStatus] = useState({ text: initialText, open });

  useEffect(() => {
    const update = () => setStatus(getOpeningStatus(hours, special, messages, browserNow()));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [hours, special, messages]);

  return status.text ? <p className={status.open ? styles.open : styles.closed}>{status.text}</p> : null;
}
