"use client";

import { useTranslations } from "next-intl";
import { addressLine } from "@/lib/cart/addresses";
import type { Store } from "@/lib/ebsn/domain/delivery";
import { StoreLogo } from "./store-logo";
import styles from "./stores.module.css";

type Props = {
  store: Store;
  current: boolean;
  /** id of the store being set; while there is one nothing can be chosen. */
  saving: number | null;
  onChoose: () => void;
};

/** A store to buy from: its sign, its name, where it is. */
export function StoreTile({ store, current, saving, onChoose }: Props) {
  const t = useTranslations("delivery");
  const { storeId, name, address } = store;
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        data-current={current || undefined}
        aria-label={t(current ? "chosenNamed" : "chooseNamed", { name })}
        aria-busy={saving === storeId || undefined}
        disabled={saving !== null && saving !== storeId}
        onClick={onChoose}
      >
        <StoreLogo storeId={storeId} />
        <strong>{name}</strong>
        {address && <span>{addressLine(address)}</span>}
        {current && <em>{t("chosen")}</em>}
      </button>
    </li>
  );
}
