"use client";

import { useEffect, useState } from "react";
import type { ServiceHour } from "@/lib/rules/opening-hours";
import { openText, type OpenWords } from "./open-text";
import styles from "./store.module.css";

type Props = {
  hours: ServiceHour[];
  words: OpenWords;
  /** by the clock of the kept page. */ kept: string;
  open: boolean;
};

const MINUTE_MS = 60_000;

/** Open or closed at this very minute; until scripts run, as it was when the page was made. */
export function OpenNow({ hours, words, kept, open }: Props) {
  const [shown, setShown] = useState({ text: kept, open });

  useEffect(() => {
    const look = () => setShown(openText(hours, words, new Date()));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [hours, words]);

  return shown.text ? <p className={shown.open ? styles.open : styles.closed}>{shown.text}</p> : null;
}
