"use client";

import { useLocale, useTranslations } from "next-intl";
import { busyProps } from "@/components/ui/busy-props";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { formatInstant } from "@/lib/dates";
import type { Timeslot } from "@/lib/ebsn/domain/delivery";
import { joinDetails } from "@/lib/format/join-details";
import { formatMoney } from "@/lib/money";
import { type SlotAvailability, canChoose, slotAvailability, timeLeft } from "@/lib/rules/delivery/timeslots";
import styles from "./timeslots.module.css";

export const AVAILABILITY_ICONS: Record<SlotAvailability, IconName> = {
  empty: "clock",
  intermediate: "warning",
  full: "cross",
  selected: "check",
};

type Props = {
  slot: Timeslot;
  isEarliest?: boolean;
  isCheapest?: boolean;
  now: Date;
  savingId: number | null;
  onChoose: () => void;
};

export function TimeslotCard({ slot, isEarliest, isCheapest, now, savingId, onChoose }: Props) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  const availability = slotAvailability(slot);
  const remaining = slot.cutoff ? timeLeft(slot.cutoff, now) : null;
  const isFree = slot.feeCents === 0;
  const isSaving = savingId === slot.timeslotId;
  const isFull = availability === "full";
  const fee = isFree ? t("free") : slot.feeCents === null ? "" : formatMoney(slot.feeCents, locale);

  return (
    <li>
      <button
        type="button"
        className={classNames(styles.slot, slot.feeClass)}
        data-availability={availability}
        disabled={!canChoose(slot) || (savingId !== null && !isSaving)}
        aria-pressed={availability === "selected"}
        onClick={onChoose}
        {...(isSaving && busyProps)}
      >
        <span className={styles.hours}>
          {slot.beginTime}–{slot.endTime}
        </span>
        {!isFull && <span className={styles.fee}>{joinDetails(fee, slot.feeText)}</span>}
        {canChoose(slot) && (isEarliest || isCheapest) && (
          <span className={styles.mark}>
            {[isEarliest ? t("earliest") : "", isCheapest ? t("cheapest") : ""].filter(Boolean).join(" · ")}
          </span>
        )}
        <span className={styles.state}>
          <Icon name={AVAILABILITY_ICONS[availability]} size={16} />
          {t(`availability.${availability}`)}
        </span>
        {remaining && !isFull && (
          <span className={styles.cutoff}>
            {t(`left.${remaining.unit}`, {
              value: remaining.value,
              when: formatInstant(new Date(slot.cutoff), locale),
            })}
          </span>
        )}
      </button>
    </li>
  );
}
