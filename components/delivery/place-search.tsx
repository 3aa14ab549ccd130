"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { Place } from "@/lib/ebsn/domain/delivery";
import styles from "./delivery.module.css";
import { usePlaces } from "./use-places";

type Props = {
  query: string;
  chosen: Place | null;
  onQueryChange: (text: string) => void;
  onChoose: (place: Place) => void;
};

const MAX_SUGGESTIONS = 6;

export function PlaceSearch({ query, chosen, onQueryChange, onChoose }: Props) {
  const t = useTranslations("delivery");
  const { places } = usePlaces(chosen ? "" : query);
  const located = places.filter((place) => place.latitude !== null).slice(0, MAX_SUGGESTIONS);
  return (
    <div className={styles.placeSearch}>
      <Field
        label={t("searchPlace")}
        hint={chosen ? t("nearHint", { place: `${chosen.postalcode} ${chosen.city}` }) : t("searchPlaceHint")}
        type="search"
        autoComplete="off"
        value={chosen ? `${chosen.postalcode} ${chosen.city}` : query}
        onChange={(event) => onQueryChange(event.target.value)}
      />
      {located.length > 0 && (
        <ul className={styles.suggestions} aria-label={t("placesFound")}>
          {located.map((place) => (
            <li key={`${place.postalcode} ${place.city}`}>
              <button type="button" className={styles.suggestion} onClick={() => onChoose(place)}>
                <Icon name="pin" size={18} />
                {place.postalcode} {place.city} ({place.province})
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
