"use client";

import { useState } from "react";
import useSWR from "swr";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/use-cart";
import { filterAddresses, isPostalCode } from "@/lib/addresses";
import { apiFetch } from "@/lib/api/api-fetch";
import { config } from "@/lib/config";
import type { Address, Place } from "@/lib/ebsn/domain/delivery";
import { type AddressChoiceProps, AddressList } from "./address-list";
import { AddressMap } from "./delivery-map";
import { FilteredSearch } from "./filtered-search";
import { LoadError } from "@/components/ui/load-error";
import { NO_PLACE_FILTER } from "./place-filters";
import { PlaceSearch } from "./place-search";
import { usePlaces } from "./use-places";

const currentStoreFirst = (points: Address[], storeId: number | undefined) =>
  points.toSorted((a, b) => Number(b.storeId === storeId) - Number(a.storeId === storeId));

/** Sorted by distance from a place, chosen or typed as a postal code; else filtered by the typed text. */
export function PickupPoints(choice: AddressChoiceProps) {
  const { deliveryServiceId, savingId, onChoose } = choice;
  const { cart } = useCart();
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState(NO_PLACE_FILTER);
  const [chosen, setChosen] = useState<Place | null>(null);
  const code = search.replace(/\s/g, "");
  const { places } = usePlaces(!chosen && isPostalCode(code) ? code : "");
  const typed = places.find(({ postalcode, latitude }) => postalcode === code && latitude !== null);
  const near = chosen ?? typed ?? null;
  const { data, error, mutate } = useSWR(
    ["address/list", deliveryServiceId, near?.latitude, near?.longitude],
    () =>
      apiFetch<Address[]>("address/list", {
        params: {
          address_type: deliveryServiceId,
          delivery_service_id: deliveryServiceId,
          latitude: near?.latitude,
          longitude: near?.longitude,
          distance: near ? config.addressSearchDistance : undefined,
        },
      }),
    { keepPreviousData: true },
  );
  const points = data && (near ? data : currentStoreFirst(data, cart?.storeId));
  const results = points && filterAddresses(points, { ...filter, search: near ? "" : search });

  return (
    <>
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
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="10rem" />}
      {results && <AddressList {...choice} addresses={results} />}
    </>
  );
}
