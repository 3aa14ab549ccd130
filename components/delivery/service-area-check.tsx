"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Stack } from "@/components/ui/form-layout";
import { LoadError } from "@/components/ui/load-error";
import styles from "./delivery.module.css";
import { NO_PLACE_FILTER, PlaceFilters } from "./place-filters";
import { UncoveredAreaNotice } from "./uncovered-area-notice";
import { usePlaces } from "./use-places";

const MAX_PLACES = 8;

export function ServiceAreaCheck({ onLogin }: { onLogin: () => void }) {
  const t = useTranslations();
  const [filter, setFilter] = useState(NO_PLACE_FILTER);
  const { city, postalcode } = filter;
  const query = postalcode.trim() || city.trim();
  const { places, isLoading, error, reload } = usePlaces(query);
  const matches = places.filter(
    (place) =>
      place.city.toLocaleLowerCase("it").includes(city.trim().toLocaleLowerCase("it")) &&
      place.postalcode.includes(postalcode.trim()),
  );

  const isUncovered = matches.length > 0 && matches.every(({ served }) => !served);
  const [onlyMatch = null] = matches.length === 1 ? matches : [];

  return (
    <Stack>
      <p>{t("delivery.areYouServed")}</p>
      <PlaceFilters filter={filter} onChange={setFilter} />
      {error !== undefined && !isLoading && <LoadError error={error} onRetry={reload} />}
      <div role="status">
        {query.length > 1 && !isLoading && error === undefined && matches.length === 0 && (
          <p className={styles.warning}>{t("addressSelector.noPdvFound")}</p>
        )}
        <ul className={styles.places}>
          {matches.slice(0, MAX_PLACES).map((place) => (
            <li key={`${place.postalcode} ${place.city}`} data-served={place.served || undefined}>
              <Icon name={place.served ? "check" : "cross"} size={18} />
              <span>
                {place.postalcode} {place.city} ({place.province}):{" "}
                {t(place.served ? "delivery.served" : "delivery.notServed")}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {isUncovered && <UncoveredAreaNotice place={onlyMatch} />}
      <Button wide onClick={onLogin}>
        {t("delivery.loginForAddress")}
      </Button>
    </Stack>
  );
}
