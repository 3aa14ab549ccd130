"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Position } from "@/lib/rules/distance";
import type { AddressSuggestion } from "./google-suggestions";
import { withEmptyFallback, useCanOfferMaps, useMapsSettings, useMayLoadMaps } from "./use-maps";

type Options = { query: string; locale: string; near: Position | null };

const GoogleSuggestions = lazy(() =>
  withEmptyFallback(import("./google-suggestions").then((module) => module.GoogleSuggestions)),
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
