"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import type { TimeslotResult } from "@/lib/overlays/requests";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextButton } from "@/components/ui/text-button";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { shippingTier } from "@/lib/analytics/items";
import { track } from "@/lib/analytics/track";
import { chosenTimeslot } from "@/lib/cart/readiness";
import { useCart } from "@/lib/cart/use-cart";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import { writeDelivery } from "@/lib/cart/write-cart";
import { config } from "@/lib/config";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Timeslot, TimeslotDay, TimeslotList } from "@/lib/ebsn/domain/delivery";
import { LoadError } from "@/components/ui/load-error";
import { isAddressEditable } from "@/lib/rules/cart/cart-readiness";
import { serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { timeslotListParams, withoutSelection } from "@/lib/rules/delivery/timeslots";
import { AddressLines } from "./address-lines";
import { TimeslotLegend } from "./timeslot-legend";
import { TimeslotTable } from "./timeslot-table";
import styles from "./timeslots.module.css";

/** The user id of a list for nobody who is logged in. */
const VISITOR = -1;

type Props = { onResolve: (result: TimeslotResult) => void };

function Destination({ cart, onChange }: { cart: Cart | null; onChange: () => void }) {
  const locale = useLocale();
  const t = useTranslations("delivery");
  const { address, service } = cart ?? {};
  const needsAddress = cart !== null && !address;
  return (
    <div className={styles.destination}>
      <Icon name={serviceIcon(service?.deliveryServiceId)} />
      <p>
        {address ? (
          <AddressLines name={address.addressName || service?.name} address={address} locale={locale} />
        ) : (
          t("noAddress")
        )}
      </p>
      {(!cart || isAddressEditable(cart, false)) && (
        <Button
          variant={needsAddress ? "primary" : "quiet"}
          small
          aria-label={needsAddress ? t("chooseAddress") : undefined}
          onClick={onChange}
        >
          {t(needsAddress ? "choose" : "changeAddress")}
        </Button>
      )}
    </div>
  );
}

function useReportedView(cart: Cart | null, list: TimeslotList | undefined): void {
  const report = useEffectEvent(() => {
    const days = list?.days.filter(({ timeslots }) => timeslots.length > 0).length ?? 0;
    track({ event: "slot_view", shipping_tier: shippingTier(cart), days });
  });
  const isShown = list !== undefined;
  useEffect(() => {
    if (isShown) report();
  }, [isShown]);
}

export function TimeslotDialog({ onResolve }: Props) {
  const t = useTranslations("delivery");
  const { cart, isReady, isSignedIn } = useCart();
  const deliveryServiceId = cart?.service?.deliveryServiceId;
  const [savingId, setSavingId] = useState<number | null>(null);
  const { data, error, mutate } = useSWR(
    isReady ? ["timeslot/list", cart?.address?.addressId ?? 0] : null,
    () =>
      apiFetch<TimeslotList>("timeslot/list", {
        params: timeslotListParams(deliveryServiceId),
      }),
    { revalidateOnMount: true, dedupingInterval: 0, keepPreviousData: true },
  );

  useReportedView(cart, data);

  const isVisitor = (isReady && !isSignedIn) || data?.userId === VISITOR;
  const setAddress = () => onResolve({ action: "setAddress", deliveryServiceId });

  async function choose(day: TimeslotDay, slot: Timeslot): Promise<void> {
    if (savingId !== null) return;
    if (cart && !cart.address) return setAddress();
    setSavingId(slot.timeslotId);
    try {
      await writeDelivery("timeslot/select", { sel_date: day.date, timeslot_id: slot.timeslotId });
      const { beginTime, endTime } = slot;
      track({
        event: "slot_select",
        shipping_tier: shippingTier(cart),
        slot_date: day.dateIso,
        slot_time: `${beginTime}-${endTime}`,
      });
      onResolve("chosen");
    } catch (cause) {
      emitError("errors.errorSettingTimeslot", cause);
      setSavingId(null);
      void mutate();
    }
  }

  return (
    <Dialog
      open
      title={t("timeslotTitle")}
      width={config.dialogWidths.timeslot}
      onClose={() => onResolve("closed")}
    >
      <Destination cart={cart} onChange={setAddress} />
      {isVisitor && (
        <p className={styles.note}>
          {t("timeslotVisitor")}{" "}
          <TextButton onClick={() => onResolve("login")}>{t("timeslotLogin")}</TextButton>
        </p>
      )}
      {!data &&
        (error ? <LoadError error={error} onRetry={() => void mutate()} /> : <Skeleton height="22rem" />)}
      {data && (
        <TimeslotTable
          days={chosenTimeslot(cart) ? data.days : withoutSelection(data.days)}
          deliveryServiceId={deliveryServiceId}
          cartDateIso={cart?.timeslot?.dateIso ?? null}
          items={cart?.sectors.flatMap(({ items }) => items) ?? []}
          savingId={savingId}
          onChoose={(day, slot) => void choose(day, slot)}
        />
      )}
      <TimeslotLegend />
      <p className={styles.note}>{t("notReserved")}</p>
    </Dialog>
  );
}
