"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/client";
import { filterAddresses } from "@/lib/cart/addresses";
import { door } from "@/lib/cart/door";
import type { Address, Place } from "@/lib/ebsn/domain/delivery";
import { AddressCard } from "./address-card";
import { LoadFailed } from "./load-failed";
import { PlaceSearch } from "./place-search";
import styles from "./delivery.module.css";

type Props = { deliveryServiceId: number; saving: number | null; onChoose: (address: Address) => void };

const ownFirst = (points: Address[], storeId: number | undefined) =>
  points.toSorted((one, other) => Number(other.storeId === storeId) - Number(one.storeId === storeId));

/** Shops or lockers, near a place first; without a place the words typed filter them. */
export function PickupPoints({ deliveryServiceId, saving, onChoose }: Props) {
  const t = useTranslations("addressSelector");
  const { cart } = useCart();
  const [search, setSearch] = useState("");
  const [near, setNear] = useState<Place | null>(null);
  const { data, error, mutate } = useSWR(
    ["address/list", deliveryServiceId, near?.latitude, near?.longitude],
    () =>
      door<Address[]>("address/list", {
        params: {
          address_type: deliveryServiceId,
          delivery_service_id: deliveryServiceId,
          latitude: near?.latitude,
          longitude: near?.longitude,
        },
      }),
    { keepPreviousData: true },
  );
  const found = data && (near ? data : filterAddresses(ownFirst(data, cart?.storeId), { search }));

  return (
    <>
      <PlaceSearch
        typed={search}
        chosen={near}
        onType={(text) => {
          setSearch(text);
          setNear(null);
        }}
        onChoose={setNear}
      />
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="10rem" />}
      {found?.length === 0 && (
        <p role="status" className={styles.warning}>
          {t("noPdvFound")}
        </p>
      )}
      <ul className={styles.addresses}>
        {found?.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            deliveryServiceId={deliveryServiceId}
            current={cart?.address?.addressId === address.addressId}
            saving={saving}
            onChoose={() => onChoose(address)}
          />
        ))}
      </ul>
    </>
  );
}
