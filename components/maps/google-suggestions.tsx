"use client";

import { useMapsLibrary } from "@vis.gl/react-google-maps";
import { useEffect, useRef } from "react";
import { useDebouncedText } from "@/components/ui/use-debounced-text";
import type { MapsSettings } from "@/lib/api/fetch-settings";
import { config } from "@/lib/config";
import { type FoundAddress, toFoundAddress } from "@/lib/maps/google-address";
import type { Position } from "@/lib/rules/delivery/distance";
import { MapsProvider } from "./maps-provider";

/** `read` resolves to null when the place has no position or Google fails. */
export type AddressSuggestion = { id: string; text: string; read: () => Promise<FoundAddress | null> };

type QueryProps = {
  query: string;
  locale: string;
  near: Position | null;
  onFound: (suggestions: AddressSuggestion[]) => void;
};

export type GoogleSuggestionsProps = QueryProps & { settings: MapsSettings };

const MIN_QUERY_LENGTH = 3;
const FIELDS = ["addressComponents", "location"];

export function GoogleSuggestions({ settings, ...query }: GoogleSuggestionsProps) {
  return (
    <MapsProvider settings={settings} locale={query.locale}>
      <Suggestions {...query} />
    </MapsProvider>
  );
}

function Suggestions({ query, locale, near, onFound }: QueryProps) {
  const places = useMapsLibrary("places");
  const text = useDebouncedText(query.trim());
  // One session from the first character to the chosen address is charged as one search.
  const session = useRef<google.maps.places.AutocompleteSessionToken | null>(null);
  const latitude = near?.latitude;
  const longitude = near?.longitude;

  useEffect(() => {
    if (!places || text.length < MIN_QUERY_LENGTH) return onFound([]);
    let isCurrent = true;
    session.current ??= new places.AutocompleteSessionToken();
    places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: text,
      sessionToken: session.current,
      includedRegionCodes: ["it"],
      region: "it",
      language: locale,
      ...(latitude !== undefined && longitude !== undefined
        ? {
            locationBias: {
              center: { lat: latitude, lng: longitude },
              radius: config.addressSearchDistance,
            },
          }
        : { locationBias: config.geocodingBounds }),
    })
      .then(({ suggestions }) => suggestions.flatMap(({ placePrediction }) => placePrediction ?? []))
      .catch(() => [])
      .then((predictions) => {
        if (isCurrent) onFound(predictions.map(toSuggestion));
      });
    return () => {
      isCurrent = false;
    };

    function toSuggestion(prediction: google.maps.places.PlacePrediction): AddressSuggestion {
      return {
        id: prediction.placeId,
        text: prediction.text.text.replace(/, Ital(?:ia|y)$/, ""),
        read: async () => {
          session.current = null;
          return readAddress(prediction).catch(() => null);
        },
      };
    }
  }, [places, text, locale, latitude, longitude, onFound]);

  return null;
}

async function readAddress(prediction: google.maps.places.PlacePrediction): Promise<FoundAddress | null> {
  const { place } = await prediction.toPlace().fetchFields({ fields: FIELDS });
  const { location, addressComponents } = place;
  if (!location) return null;
  return toFoundAddress(addressComponents ?? [], { latitude: location.lat(), longitude: location.lng() });
}
