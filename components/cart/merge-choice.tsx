"use client";

import { useTranslations } from "next-intl";
import { busyProps } from "@/components/ui/busy-props";
import { Stack } from "@/components/ui/form-layout";
import { Icon } from "@/components/ui/icon";
import type { WaitingCart } from "@/lib/ebsn/schemas/waiting-cart";
import styles from "./merge-dialog.module.css";

export type MergeMode = "add" | "keep" | "take";

const MODES: MergeMode[] = ["add", "take", "keep"];

type Carts = {
  waitingCart: NonNullable<WaitingCart["waitingCart"]>;
  ownCart: NonNullable<WaitingCart["ownCart"]>;
};

type Props = Carts & {
  notSold: string[];
  savingMode: MergeMode | null;
  onChoose: (mode: MergeMode) => void;
};

const isOtherStore = ({ waitingCart, ownCart }: Carts) =>
  ownCart.placeName !== "" && waitingCart.storeName !== ownCart.storeName;

export function MergeChoice({ waitingCart, ownCart, notSold, savingMode, onChoose }: Props) {
  const t = useTranslations("cart.merge");
  return (
    <Stack>
      <dl className={styles.carts}>
        <CartFact term={t("waiting")} cart={waitingCart} />
        <CartFact term={t("account")} cart={ownCart} />
      </dl>
      {isOtherStore({ waitingCart, ownCart }) && (
        <p>{t("otherStore", { account: ownCart.storeName, waiting: waitingCart.storeName })}</p>
      )}
      {notSold.length > 0 && (
        <div className={styles.notSold}>
          <Icon name="warning" size={20} />
          <p>{t("notSold", { store: ownCart.storeName || waitingCart.storeName })}</p>
          <ul>
            {notSold.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      <ul className={styles.choices}>
        {MODES.filter((mode) => mode !== "take" || !ownCart.isReopened).map((mode) => (
          <li key={mode}>
            <button
              type="button"
              className={styles.choice}
              disabled={savingMode !== null && savingMode !== mode}
              onClick={() => onChoose(mode)}
              {...(savingMode === mode && busyProps)}
            >
              <b>{t(`mode.${mode}`)}</b>
              <MergeEffect mode={mode} waitingCart={waitingCart} ownCart={ownCart} />
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

type CartFactProps = {
  term: string;
  cart: { totalItems: number; placeName: string; storeName: string };
};

function CartFact({ term, cart: { totalItems, placeName, storeName } }: CartFactProps) {
  const t = useTranslations("cart.merge");
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <b>{t("products", { count: totalItems })}</b>{" "}
        {placeName && t("place", { place: placeName, store: storeName })}
      </dd>
    </div>
  );
}

function MergeEffect({ mode, waitingCart, ownCart }: Carts & { mode: MergeMode }) {
  const t = useTranslations("cart.merge");
  return (
    <span>
      {t(`effect.${mode}`, {
        account: ownCart.placeName || waitingCart.placeName,
        waiting: waitingCart.replacesPlace ? waitingCart.placeName : ownCart.placeName,
        count: mode === "keep" ? waitingCart.totalItems : ownCart.totalItems,
      })}
    </span>
  );
}
