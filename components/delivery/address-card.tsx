"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Entry } from "@/components/ui/entry-list";
import { formatAddress } from "@/lib/rules/delivery/addresses";
import type { Address } from "@/lib/ebsn/domain/delivery";
import styles from "./delivery.module.css";
import { formatDistance } from "./format-distance";
import { serviceIcon } from "@/lib/rules/delivery/delivery-services";

type Props = {
  address: Address;
  deliveryServiceId: number;
  current: boolean;
  /** Id of the address being saved; disables the others. */
  savingId: number | null;
  onChoose: () => void;
  extra?: ReactNode;
};

export function AddressCard({ address, deliveryServiceId, current, savingId, onChoose, extra }: Props) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  const name = address.addressName || address.address1;
  return (
    <Entry
      icon={serviceIcon(deliveryServiceId)}
      current={current}
      extra={extra}
      action={
        <Button
          variant={current ? "quiet" : "secondary"}
          small
          busy={savingId === address.addressId}
          disabled={savingId !== null && savingId !== address.addressId}
          aria-label={t(current ? "chosenNamed" : "chooseNamed", { name })}
          onClick={onChoose}
        >
          {current ? t("chosen") : t("choose")}
        </Button>
      }
    >
      <strong>{name}</strong>
      <span>{formatAddress(address, locale)}</span>
      {address.distance !== null && (
        <b className={styles.distance}>
          {t("distance", { distance: formatDistance(address.distance, locale) })}
        </b>
      )}
    </Entry>
  );
}
