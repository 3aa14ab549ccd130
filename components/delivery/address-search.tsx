"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useGoogleAddresses } from "@/components/maps/use-google-addresses";
import { useCanOfferMaps, useMapsSettings, useMayLoadMaps } from "@/components/maps/use-maps";
import { Button } from "@/components/ui/button";
import { FieldHint } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { useCart } from "@/lib/cart/use-cart";
import type { FoundAddress } from "@/lib/maps/google-address";
import { allowMaps } from "@/lib/maps/permission";
import { positionOf } from "@/lib/rules/delivery/distance";
import { PlaceCombobox } from "./place-combobox";
import { useSuggestionRead } from "./use-suggestion-read";

type Props = {
  /** A suggestion was chosen, its address is not known yet. */
  onChoose: () => void;
  onFound: (address: FoundAddress) => void;
};

/** Hidden without a key; nothing of Google's loads before a click. */
export function AddressSearch(props: Props) {
  const t = useTranslations("maps");
  const isAllowed = useMayLoadMaps();
  const isOffered = useCanOfferMaps();
  const settings = useMapsSettings(true);
  if (!isOffered || !settings) return null;
  if (isAllowed) return <AddressCombobox {...props} />;
  return (
    <div>
      <Button variant="secondary" small onClick={allowMaps}>
        <Icon name="pin" size={18} />
        {t("searchAddress")}
      </Button>
      <FieldHint>{t("searchAddressNote")}</FieldHint>
    </div>
  );
}

function AddressCombobox({ onChoose, onFound }: Props) {
  const t = useTranslations("maps");
  const { cart } = useCart();
  const [text, setText] = useState("");
  const [isChosen, setIsChosen] = useState(false);
  const { hasFailed, cancel, read } = useSuggestionRead(onFound);
  const { addresses, loader } = useGoogleAddresses({
    query: isChosen ? "" : text,
    locale: useLocale(),
    near: positionOf(cart?.address),
  });
  return (
    <>
      <PlaceCombobox
        label={t("searchAddress")}
        hint={t("searchAddressHint")}
        error={hasFailed ? t("addressNotRead") : undefined}
        value={text}
        options={addresses}
        onValueChange={(value) => {
          cancel();
          setIsChosen(false);
          setText(value);
        }}
        onChoose={(option) => {
          setIsChosen(true);
          setText(option.text);
          onChoose();
          void read(option);
        }}
      />
      {loader}
    </>
  );
}
