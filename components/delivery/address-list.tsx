"use client";

import type { ReactNode } from "react";
import { useCart } from "@/lib/cart/use-cart";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { EntryList } from "@/components/ui/entry-list";
import { AddressCard } from "./address-card";
import { NothingFound } from "./nothing-found";

export type AddressChoiceProps = {
  deliveryServiceId: number;
  savingId: number | null;
  onChoose: (address: Address) => void;
};

type Props = AddressChoiceProps & { addresses: Address[]; renderExtra?: (address: Address) => ReactNode };

export function AddressList({ addresses, deliveryServiceId, savingId, onChoose, renderExtra }: Props) {
  const { cart, isSignedIn } = useCart();
  return (
    <>
      {addresses.length === 0 && <NothingFound />}
      <EntryList>
        {addresses.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            deliveryServiceId={deliveryServiceId}
            current={isSignedIn && cart?.address?.addressId === address.addressId}
            savingId={savingId}
            onChoose={() => onChoose(address)}
            extra={renderExtra?.(address)}
          />
        ))}
      </EntryList>
    </>
  );
}
