"use client";

import { type ReactNode, Suspense, useState } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import type { Position } from "@/lib/rules/delivery/distance";
import type { AddressSuggestion } from "./google-suggestions";
import { DisableMaps, useCanOfferMaps, useMapsSettings, useMayLoadMaps } from "./use-maps";

type Options = { query: string; locale: string; near: Position | null };

const GoogleSuggestions = lazyOptional(
  () => import("./google-suggestions").then((module) => module.GoogleSuggestions),
  DisableMaps,
);

/** Addresses found by Google once the visitor has allowed it, else none. `loader` has to be rendered. */
export function useGoogleAddresses({ query, locale, near }: Options): {
  addresses: AddressSuggestion[];
  loader: ReactNode;
} {
  const isAllowed = useMayLoadMaps();
  const isOffered = useCanOfferMaps();
  const settings = useMapsSettings(isAllowed);
  const [addresses, setAddresses] = useState<AddressSuggestion[]>([]);
  return {
    addresses: isOffered && query !== "" ? addresses : [],
    loader: isAllowed && settings && (
      <Suspense>
        <GoogleSuggestions
          settings={settings}
          locale={locale}
          query={query}
          near={near}
          onFound={setAddresses}
        />
      </Suspense>
    ),
  };
}
