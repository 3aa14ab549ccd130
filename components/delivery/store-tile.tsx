"use client";

import { useLocale, useTranslations } from "next-intl";
import { busyProps } from "@/components/ui/busy-props";
import { formatAddress } from "@/lib/rules/delivery/addresses";
import type { Store } from "@/lib/ebsn/domain/delivery";
import { formatDistance } from "./format-distance";
import { StoreLogo } from "./store-logo";
import styles from "./stores.module.css";

type Props = {
  store: Store;
  current: boolean;
  /** Id of the store being set; disables the others. */
  savingId: number | null;
  onChoose: () => void;
};

export function StoreTile({ store, current, savingId, onChoose }: Props) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  const { storeId, name, address } = store;
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        data-current={current || undefined}
        aria-label={t(current ? "chosenNamed" : "chooseNamed", { name })}
        disabled={savingId !== null && savingId !== storeId}
        onClick={onChoose}
        {...(savingId === storeId && busyProps)}
      >
        <StoreLogo storeId={storeId} />
        <strong>{name}</strong>
        {address && <span>{formatAddress(address)}</span>}
        {address && address.distance !== null && (
          <span>{t("distance", { distance: formatDistance(address.distance, locale) })}</span>
        )}
        {current && <em>{t("chosen")}</em>}
      </button>
    </li>
  );
}
