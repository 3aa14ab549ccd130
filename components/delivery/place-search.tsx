"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useGoogleAddresses } from "@/components/maps/use-google-addresses";
import { useCart } from "@/lib/cart/use-cart";
import type { Place } from "@/lib/ebsn/domain/delivery";
import { positionOf } from "@/lib/rules/delivery/distance";
import { PlaceCombobox } from "./place-combobox";
import { usePlaces } from "./use-places";
import { useSuggestionRead } from "./use-suggestion-read";

type Props = {
  query: string;
  chosen: Place | null;
  onQueryChange: (text: string) => void;
  onChoose: (place: Place) => void;
};

const MAX_SUGGESTIONS = 6;

/** The shop's own places, or addresses found by Google where the visitor has allowed it. */
export function PlaceSearch({ query, chosen, onQueryChange, onChoose }: Props) {
  const t = useTranslations("delivery");
  const { cart } = useCart();
  const [chosenText, setChosenText] = useState("");
  const { hasFailed, cancel, read } = useSuggestionRead(onChoose);
  const text = chosen ? "" : query;
  const { places } = usePlaces(text);
  const { addresses, loader } = useGoogleAddresses({
    query: text,
    locale: useLocale(),
    near: positionOf(cart?.address),
  });
  const ownOptions = places
    .filter(({ latitude }) => latitude !== null)
    .map((place) => {
      const name = `${place.postalcode} ${place.city}`;
      return {
        id: name,
        text: `${name} (${place.province})`,
        read: () => Promise.resolve<Place | null>(place),
      };
    });
  const options = [...addresses, ...ownOptions].slice(0, MAX_SUGGESTIONS);

  return (
    <>
      <PlaceCombobox
        label={t("searchPlace")}
        hint={chosen ? t("nearHint", { place: chosenText }) : t("searchPlaceHint")}
        error={hasFailed ? t("placeNotRead") : undefined}
        value={chosen ? chosenText : query}
        options={text === "" ? [] : options}
        onValueChange={(value) => {
          cancel();
          onQueryChange(value);
        }}
        onChoose={(option) => {
          setChosenText(option.text);
          void read(option);
        }}
      />
      {loader}
    </>
  );
}
