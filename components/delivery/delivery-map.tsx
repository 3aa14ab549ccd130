"use client";

import { useLocale, useTranslations } from "next-intl";
import { MapView } from "@/components/maps/map-view";
import { useMapsSettings } from "@/components/maps/use-maps";
import { Button } from "@/components/ui/button";
import { formatAddress } from "@/lib/rules/delivery/addresses";
import type { Address, Store } from "@/lib/ebsn/domain/delivery";
import { toMapPoint } from "@/lib/maps/map-point";

type AddressMapProps = {
  addresses: Address[];
  savingId: number | null;
  onChoose: (address: Address) => void;
};

export function AddressMap({ addresses, savingId, onChoose }: AddressMapProps) {
  return (
    <DeliveryMap
      places={addresses.map((address) => ({
        id: address.addressId,
        name: address.addressName || address.address1,
        address,
        choose: () => onChoose(address),
      }))}
      savingId={savingId}
    />
  );
}

type StoreMapProps = { stores: Store[]; savingId: number | null; onChoose: (store: Store) => void };

export function StoreMap({ stores, savingId, onChoose }: StoreMapProps) {
  return (
    <DeliveryMap
      places={stores.map((store) => ({
        id: store.storeId,
        name: store.name,
        address: store.address,
        choose: () => onChoose(store),
      }))}
      savingId={savingId}
    />
  );
}

type Props = {
  places: { id: number; name: string; address: Address | null; choose: () => void }[];
  savingId: number | null;
};

function DeliveryMap({ places, savingId }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  if (!useMapsSettings(true)) return null;
  return (
    <MapView
      locale={locale}
      points={places.flatMap(({ id, name, address }) => {
        const text = address ? formatAddress(address) : "";
        return toMapPoint(address, { id: String(id), name, text }) ?? [];
      })}
      labels={{
        title: t("maps.choose"),
        show: t("maps.show"),
        note: t("maps.note"),
        cluster: t.raw("maps.cluster") as string,
        open: "",
      }}
      renderAction={({ id, name }) => (
        <Button
          small
          busy={savingId === Number(id)}
          disabled={savingId !== null && savingId !== Number(id)}
          aria-label={t("delivery.chooseNamed", { name })}
          onClick={() => places.find((place) => place.id === Number(id))?.choose()}
        >
          {t("delivery.choose")}
        </Button>
      )}
    />
  );
}
