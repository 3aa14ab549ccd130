"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import { config } from "@/lib/config";
import type { Timeslot, TimeslotDay, TimeslotList } from "@/lib/ebsn/domain/delivery";
import type { Order } from "@/lib/ebsn/domain/order";
import { timeslotListParams } from "@/lib/rules/delivery/timeslots";
import { LoadError } from "@/components/ui/load-error";
import { TimeslotLegend } from "./timeslot-legend";
import { TimeslotTable } from "./timeslot-table";
import styles from "./timeslots.module.css";

type Props = { order: Order; onResolve: (moved: boolean) => void };

export function MoveOrderDialog({ order, onResolve }: Props) {
  const t = useTranslations("orders");
  const [savingId, setSavingId] = useState<number | null>(null);
  const { orderId, service, timeslot } = order;
  const { data, error, mutate } = useSWR(
    ["timeslot/list", "order", orderId],
    () =>
      apiFetch<TimeslotList>("timeslot/list", {
        params: { ...timeslotListParams(service?.deliveryServiceId), order_id: orderId },
      }),
    { revalidateOnMount: true, dedupingInterval: 0 },
  );

  async function choose(day: TimeslotDay, slot: Timeslot): Promise<void> {
    if (savingId !== null) return;
    setSavingId(slot.timeslotId);
    try {
      await apiFetch("order/change-date", {
        method: "POST",
        params: { order_id: orderId, new_order_date: day.date, timeslot_id: slot.timeslotId },
        success: { key: "orders.moved" },
      });
      onResolve(true);
    } catch (cause) {
      emitError("orders.modifyFailed", cause);
      setSavingId(null);
      void mutate();
    }
  }

  return (
    <Dialog
      open
      title={t("moveTitle", { orderId })}
      width={config.dialogWidths.timeslot}
      onClose={() => onResolve(false)}
    >
      <p className={styles.note}>{t("moveText")}</p>
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="22rem" />}
      {data && (
        <TimeslotTable
          days={data.days}
          deliveryServiceId={service?.deliveryServiceId}
          cartDateIso={timeslot?.dateIso ?? null}
          savingId={savingId}
          onChoose={(day, slot) => void choose(day, slot)}
        />
      )}
      <TimeslotLegend />
    </Dialog>
  );
}
