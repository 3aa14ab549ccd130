"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCart } from "@/lib/cart/use-cart";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { EntryList } from "@/components/ui/entry-list";
import { AddressCard } from "./address-card";
import styles from "./delivery.module.css";

export type AddressChoiceProps = {
  deliveryServiceId: number;
  savingId: number | null;
  onChoose: (address: Address) => void;
};

type Props = AddressChoiceProps & { addresses: Address[]; renderExtra?: (address: Address) => ReactNode };

export function AddressList({ addresses, deliveryServiceId, savingId, onChoose, renderExtra }: Props) {
  const t = useTranslations("addressSelector");
  const { cart } = useCart();
  return (
    <>
      {addresses.length === 0 && (
        <p role="status" className={styles.warning}>
          {t("noPdvFound")}
        </p>
      )}
      <EntryList>
        {addresses.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            deliveryServiceId={deliveryServiceId}
            current={cart?.address?.addressId === address.addressId}
            savingId={savingId}
            onChoose={() => onChoose(address)}
            extra={renderExtra?.(address)}
          />
        ))}
      </EntryList>
    </>
  );
}
