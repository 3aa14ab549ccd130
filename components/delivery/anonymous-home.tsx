"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import forms from "@/components/forms/forms.module.css";
import styles from "./delivery.module.css";
import { usePlaces } from "./use-places";

const MOST = 8;

/** Before log-in: is my town served? Filters by town and postal code over the shop's places. */
export function AnonymousHome({ onLogin }: { onLogin: () => void }) {
  const t = useTranslations();
  const [city, setCity] = useState("");
  const [postalcode, setPostalcode] = useState("");
  const asked = postalcode.trim() || city.trim();
  const { places, isLoading } = usePlaces(asked);
  const found = places.filter(
    (place) =>
      place.city.toLocaleLowerCase("it").includes(city.trim().toLocaleLowerCase("it")) &&
      place.postalcode.includes(postalcode.trim()),
  );

  return (
    <div className={forms.form}>
      <p>{t("delivery.areYouServed")}</p>
      <div className={forms.row}>
        <Field
          className={forms.most}
          label={t("delivery.city")}
          value={city}
          autoComplete="address-level2"
          onChange={(event) => setCity(event.target.value)}
        />
        <Field
          className={forms.third}
          label={t("delivery.postalcode")}
          value={postalcode}
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={(event) => setPostalcode(event.target.value)}
        />
      </div>
      <div role="status">
        {asked.length > 1 && !isLoading && found.length === 0 && (
          <p className={styles.warning}>{t("addressSelector.noPdvFound")}</p>
        )}
        <ul className={styles.places}>
          {found.slice(0, MOST).map((place) => (
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
      <Button wide onClick={onLogin}>
        {t("delivery.loginForAddress")}
      </Button>
    </div>
  );
}
