"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/use-cart";
import { filterAddresses, isPostalCode } from "@/lib/rules/delivery/addresses";
import { addressType } from "@/lib/rules/delivery/delivery-services";
import { apiFetch } from "@/lib/api/api-fetch";
import { config } from "@/lib/config";
import type { Address, Place } from "@/lib/ebsn/domain/delivery";
import { type AddressChoiceProps, AddressList } from "./address-list";
import { AddressMap } from "./delivery-map";
import styles from "./delivery.module.css";
import { FilteredSearch } from "./filtered-search";
import { LoadError } from "@/components/ui/load-error";
import { NO_PLACE_FILTER } from "./place-filters";
import { PlaceSearch } from "./place-search";
import { useBarredFrom } from "./use-barred-from";
import { usePlaces } from "./use-places";

const currentStoreFirst = (points: Address[], storeId: number | undefined) =>
  points.toSorted((a, b) => Number(b.storeId === storeId) - Number(a.storeId === storeId));

/** Of a postal code; of any other text nothing. */
function usePlaceOf(code: string) {
  const isCode = isPostalCode(code);
  const { places, isLoading, error, reload } = usePlaces(isCode ? code : "");
  const place = places.find(({ postalcode, latitude }) => postalcode === code && latitude !== null) ?? null;
  const hasFailed = isCode && !isLoading;
  return { place, isLoading: isCode && isLoading, error: hasFailed ? error : undefined, reload };
}

/** Sorted by distance from a place, chosen or typed as a postal code; else filtered by the typed text. */
export function PickupPoints(choice: AddressChoiceProps) {
  const { deliveryServiceId, savingId, onChoose } = choice;
  const t = useTranslations("delivery");
  const { cart } = useCart();
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState(NO_PLACE_FILTER);
  const [chosen, setChosen] = useState<Place | null>(null);
  const code = search.replace(/\s/g, "");
  const typed = usePlaceOf(chosen ? "" : code);
  const near = chosen ?? typed.place;
  const { data, error, mutate } = useSWR<Address[], unknown>(
    ["address/list", deliveryServiceId, near?.latitude, near?.longitude],
    () =>
      apiFetch<Address[]>("address/list", {
        params: {
          address_type: addressType(deliveryServiceId),
          delivery_service_id: deliveryServiceId,
          latitude: near?.latitude,
          longitude: near?.longitude,
          distance: near ? config.addressSearchDistance : undefined,
        },
      }),
  );
  const points = data && (near ? data : currentStoreFirst(data, cart?.storeId));
  const isBarred = useBarredFrom()(deliveryServiceId);
  const text = /^\d+$/.test(code) ? code : search;
  const results =
    points && filterAddresses(points, { ...filter, search: near || typed.isLoading ? "" : text });

  return (
    <>
      {isBarred && <p className={styles.warning}>{t("notAtLocker")}</p>}
      <FilteredSearch filter={filter} onChange={setFilter}>
        <PlaceSearch
          query={search}
          chosen={chosen}
          onQueryChange={(text) => {
            setSearch(text);
            setChosen(null);
          }}
          onChoose={setChosen}
        />
      </FilteredSearch>
      <AddressMap addresses={results ?? []} savingId={savingId} onChoose={onChoose} />
      <PointsFound
        {...choice}
        addresses={typed.isLoading ? undefined : results}
        error={typed.error ?? (results ? undefined : error)}
        onRetry={typed.error === undefined ? () => void mutate() : typed.reload}
      />
    </>
  );
}

type PointsProps = AddressChoiceProps & {
  addresses: Address[] | undefined;
  error: unknown;
  onRetry: () => void;
};

function PointsFound({ addresses, error, onRetry, ...choice }: PointsProps) {
  if (error !== undefined) return <LoadError error={error} onRetry={onRetry} />;
  if (!addresses) return <Skeleton height="10rem" />;
  return <AddressList {...choice} addresses={addresses} />;
}
