"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { AVAILABILITY_ICONS } from "./timeslot-card";
import styles from "./timeslots.module.css";

const STATES = ["empty", "intermediate", "full", "selected"] as const;

export function TimeslotLegend() {
  const t = useTranslations("delivery");
  return (
    <ul className={styles.legend} aria-label={t("legend")}>
      {STATES.map((state) => (
        <li key={state} data-availability={state}>
          <Icon name={AVAILABILITY_ICONS[state]} size={16} />
          {t(`availability.${state}`)}
        </li>
      ))}
    </ul>
  );
}
