"use client";

import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Country, Province } from "@/lib/ebsn/schemas/geo";

const OPTIONS = { revalidateOnFocus: false };

export function useCountriesAndProvinces(iso: string) {
  const { data: countries = [] } = useSWR(
    "geo/country-list",
    () => apiFetch<Country[]>("geo/country-list"),
    OPTIONS,
  );
  const countryId = countries.find((country) => country.iso === iso)?.countryId;
  const { data: provinces = [] } = useSWR(
    countryId === undefined ? null : ["geo/province-list", countryId],
    () => apiFetch<Province[]>("geo/province-list", { params: { country_id: countryId } }),
    OPTIONS,
  );
  return { countries, provinces };
}
