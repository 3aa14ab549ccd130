"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import type { TimeslotResult } from "@/components/cart/delivery-flow";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import { addressLine } from "@/lib/cart/addresses";
import { announceFailure, writeDelivery } from "@/lib/cart/writes";
import { config } from "@/lib/config";
import type { Timeslot, TimeslotDay } from "@/lib/ebsn/domain/delivery";
import { LoadFailed } from "./load-failed";
import { serviceIcon } from "./service-icon";
import { TimeslotLegend } from "./timeslot-legend";
import { TimeslotTable } from "./timeslot-table";
import styles from "./timeslots.module.css";

type Props = { onSettle: (result: TimeslotResult) => void };

/** When the shopping arrives; a slot chosen closes the dialog once the shop has it. */
export function TimeslotDialog({ onSettle }: Props) {
  const t = useTranslations("delivery");
  const { cart, isReady } = useCart();
  const [saving, setSaving] = useState<number | null>(null);
  const { data, error, mutate } = useSWR(
    isReady ? ["timeslot/list", cart?.address?.addressId ?? 0] : null,
    () => door<TimeslotDay[]>("timeslot/list"),
    { revalidateOnMount: true, dedupingInterval: 0, keepPreviousData: true },
  );

  async function choose(day: TimeslotDay, slot: Timeslot): Promise<void> {
    if (saving !== null) return;
    setSaving(slot.timeslotId);
    try {
      await writeDelivery("timeslot/select", { sel_date: day.date, timeslot_id: slot.timeslotId });
      onSettle("chosen");
    } catch (cause) {
      announceFailure("errors.errorSettingTimeslot", cause);
      setSaving(null);
      void mutate();
    }
  }

  const address = cart?.address;
  return (
    <Dialog
      open
      title={t("timeslotTitle")}
      width={config.dialogWidths.timeslot}
      onClose={() => onSettle("closed")}
    >
      <div className={styles.where}>
        <Icon name={serviceIcon(cart?.service?.deliveryServiceId)} />
        <p>
          {address ? (
            <>
              <b>{address.addressName || cart?.service?.name}</b> {addressLine(address)}
            </>
          ) : (
            t("noAddress")
          )}
        </p>
        <Button
          variant="quiet"
          small
          onClick={() =>
            onSettle({ action: "setAddress", deliveryServiceId: cart?.service?.deliveryServiceId })
          }
        >
          {t("changeAddress")}
        </Button>
      </div>
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="22rem" />}
      {data && (
        <TimeslotTable
          days={data}
          cartDateIso={cart?.timeslot?.dateIso ?? null}
          saving={saving}
          onChoose={(day, slot) => void choose(day, slot)}
        />
      )}
      <TimeslotLegend />
      <p className={styles.note}>{t("notReserved")}</p>
    </Dialog>
  );
}
