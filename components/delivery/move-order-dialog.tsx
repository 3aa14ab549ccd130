"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import { announceFailure } from "@/lib/cart/writes";
import { config } from "@/lib/config";
import type { Timeslot, TimeslotDay } from "@/lib/ebsn/domain/delivery";
import type { Order } from "@/lib/ebsn/domain/order";
import { LoadFailed } from "./load-failed";
import { TimeslotLegend } from "./timeslot-legend";
import { TimeslotTable } from "./timeslot-table";
import styles from "./timeslots.module.css";

type Props = { order: Order; onSettle: (moved: boolean) => void };

/** Another slot for an order that is not prepared yet, at what it cost. */
export function MoveOrderDialog({ order, onSettle }: Props) {
  const t = useTranslations("orders");
  const [saving, setSaving] = useState<number | null>(null);
  const { orderId, timeslot } = order;
  const { data, error, mutate } = useSWR(
    ["timeslot/list", "order", orderId],
    () => door<TimeslotDay[]>("timeslot/list", { params: { order_id: orderId } }),
    { revalidateOnMount: true, dedupingInterval: 0 },
  );

  async function choose(day: TimeslotDay, slot: Timeslot): Promise<void> {
    if (saving !== null) return;
    setSaving(slot.timeslotId);
    try {
      await door("order/change-date", {
        method: "POST",
        params: { order_id: orderId, new_order_date: day.date, timeslot_id: slot.timeslotId },
      });
      onSettle(true);
    } catch (cause) {
      announceFailure("orders.modifyFailed", cause);
      setSaving(null);
      void mutate();
    }
  }

  return (
    <Dialog
      open
      title={t("moveTitle", { orderId })}
      width={config.dialogWidths.timeslot}
      onClose={() => onSettle(false)}
    >
      <p className={styles.note}>{t("moveText")}</p>
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="22rem" />}
      {data && (
        <TimeslotTable
          days={data}
          cartDateIso={timeslot?.dateIso ?? null}
          saving={saving}
          onChoose={(day, slot) => void choose(day, slot)}
        />
      )}
      <TimeslotLegend />
    </Dialog>
  );
}
